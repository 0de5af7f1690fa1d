import type { ConsentRecord, ConsentType } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { deviceOnly } from '../../lib/device-only.ts';
import { read } from '../../lib/query-client.ts';
import { useStore } from '../../lib/store.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Switch } from '../../ui/inputs.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const texts: Record<ConsentType, { label: string; hint: string }> = {
  essential: {
    label: 'Essential',
    hint: 'Signing in, saving your practice, and keeping the service safe. Always on.',
  },
  ai_processing: {
    label: 'AI Processing',
    hint: 'Our server scores a recording when your device can’t, then forgets it. Without this, recordings stay on your device.',
  },
  analytics: {
    label: 'Analytics',
    hint: 'We count which screens and exercises you use and your scores, and measure whether practice helps. Your recordings and your own phrases are never included.',
  },
  marketing: {
    label: 'Marketing',
    hint: 'Lets us choose ads based on your interests. You will see ads either way.',
  },
};
const ORDER = Object.keys(texts) as ConsentType[];

/** Switches that save at once. The method is the call that this screen uses. */
export function PrivacyControls({ method }: { method: 'POST' | 'PUT' }) {
  const { records, isError, retry, choose } = useConsents(method);
  return (
    <Card aria-labelledby="privacy-controls">
      <h2 id="privacy-controls">Privacy Controls</h2>
      {isError && !records ? (
        <NotLoaded name="Your choices" onRetry={retry} className="mt-3" />
      ) : (
        <ul className="mt-3">
          {ORDER.map((type) => {
            const record = records?.find(({ consentType }) => consentType === type);
            return (
              <li key={type} className="border-t border-line py-2 first:border-t-0 last:pb-0">
                {record ? (
                  <Switch
                    {...texts[type]}
                    checked={record.granted}
                    disabled={type === 'essential'}
                    onChange={(granted) => choose(type, granted)}
                  />
                ) : (
                  <Waiting {...texts[type]} />
                )}
              </li>
            );
          })}
          <li className="border-t border-line py-2 last:pb-0">
            <DeviceOnlySetting />
          </li>
        </ul>
      )}
      {!records && !isError && (
        <VisuallyHidden>
          <span role="status">Loading your choices...</span>
        </VisuallyHidden>
      )}
    </Card>
  );
}

/** The same words at the same place, so that nothing moves when the choices arrive. */
function Waiting({ label, hint }: { label: string; hint: string }) {
  return (
    <div className="grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-4 py-1.5">
      <span className="grid">
        <span className="font-semibold">{label}</span>
        <span className="text-15 text-ink-2">{hint}</span>
      </span>
      <Skeleton className="h-7.5 w-12.5 rounded-full" />
    </div>
  );
}

type Choice = { consentType: ConsentType; granted: boolean };

/** The two screens say it in two ways, as the specification has it; the server takes either. */
const saveBy = {
  POST: ({ consentType, granted }: Choice) =>
    call('POST /api/privacy/consent', {
      body: { consentType, granted: granted ? 'true' : 'false' },
    }),
  PUT: ({ consentType, granted }: Choice) =>
    call('PUT /api/privacy/consent', { body: { consentType, granted, version: '1.0' } }),
};

const records = read('/api/privacy/consent');

export function withChoice(
  found: ConsentRecord[],
  { consentType, granted }: Choice,
): ConsentRecord[] {
  return found.map((record) =>
    record.consentType === consentType ? { ...record, granted } : record,
  );
}

/** Each choice shows at once, is saved at once, and goes back if it could not be saved. */
function useConsents(method: keyof typeof saveBy) {
  const queryClient = useQueryClient();
  const query = useQuery(records);
  const save = useMutation({
    mutationFn: saveBy[method],
    // One after the other, so that the last choice is also the last to arrive.
    scope: { id: 'consent' },
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: records.queryKey });
      queryClient.setQueryData(records.queryKey, (found) => found && withChoice(found, choice));
    },
    onSuccess: () => toast({ title: 'Consent Updated' }),
    onError: () => toast({ title: 'Failed to update consent preferences.', tone: 'problem' }),
    // What the server holds is the truth, whatever became of the call.
    onSettled: () => queryClient.invalidateQueries({ queryKey: records.queryKey }),
  });
  return {
    records: query.data,
    isError: query.isError,
    retry: () => void query.refetch(),
    choose: (consentType: ConsentType, granted: boolean) => save.mutate({ consentType, granted }),
  };
}

/** Of this browser, not of the account. */
function DeviceOnlySetting() {
  return (
    <Switch
      label="Score on This Device Only"
      hint="In this browser, recordings are never sent. If this device can’t score one, you won’t get a score."
      checked={useStore(deviceOnly)}
      onChange={deviceOnly.set}
    />
  );
}
