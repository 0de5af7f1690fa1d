import type { ConsentRecord } from '@saywell/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { type ConsentChoice, followAccount, useChosenConsent } from '../../lib/consent.ts';
import { read } from '../../lib/query-client.ts';

export type SignIn = 'loading' | 'failed' | 'signed-out' | 'signed-in';

const records = read('/api/privacy/consent');

/** Keeps what may be measured in step with the records of whoever is signed in. */
export default function AccountConsent(): null {
  const queryClient = useQueryClient();
  const { data } = useQuery(records);
  const chosen = useChosenConsent();

  useEffect(() => {
    if (!data) return followAccount('loading');
    const { analytics, marketing, toSave } = heldConsent(data, chosen);
    let isCurrent = true;
    const follow = () => {
      if (isCurrent) followAccount({ analytics, marketing });
    };
    if (toSave.length === 0 || !chosen) {
      follow();
      return;
    }
    // Measured only once the server knows: what came before the choice would not be kept. If it
    // cannot be saved, it holds in this browser and the next visit tries again.
    followAccount('loading');
    saveToAccount(queryClient, chosen, toSave).then(follow, follow);
    return () => {
      isCurrent = false;
    };
  }, [data, chosen, queryClient]);
  return null;
}

/** Records the choice with the person, and lets every screen that shows it know. */
export async function saveToAccount(
  queryClient: QueryClient,
  chosen: ConsentChoice,
  kinds: readonly (keyof ConsentChoice)[] = MEASURED,
): Promise<void> {
  await Promise.all(
    kinds.map((consentType) =>
      call('PUT /api/privacy/consent', {
        body: { consentType, granted: chosen[consentType], version: '1.0' },
      }),
    ),
  );
  await queryClient.invalidateQueries({ queryKey: records.queryKey });
}

const MEASURED = ['analytics', 'marketing'] as const;
type Measured = (typeof MEASURED)[number];

/** What the account holds, with the visitor's choice where the person never chose there. */
export function heldConsent(
  records: readonly ConsentRecord[],
  chosen: ConsentChoice | undefined,
): ConsentChoice & { toSave: Measured[] } {
  const of = (type: Measured) => records.find(({ consentType }) => consentType === type);
  const open = chosen ? MEASURED.filter((type) => !of(type)?.updatedAt) : [];
  const held = (type: Measured) =>
    open.includes(type) && chosen ? chosen[type] : (of(type)?.granted ?? false);
  return { analytics: held('analytics'), marketing: held('marketing'), toSave: open };
}
