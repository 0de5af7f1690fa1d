import type { ConsentRecord } from '@saywell/contract';
import type { ConsentChoice } from '../../lib/consent.ts';

export const MEASURED = ['analytics', 'marketing'] as const;
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
