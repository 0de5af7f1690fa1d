import type { ConsentType } from '@saywell/contract';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useConsents } from './consents.ts';

const texts: Record<ConsentType, { label: string; hint: string }> = {
  essential: {
    label: 'Essential',
    hint: 'Signing in, saving your practice, keeping the service safe. Always on.',
  },
  ai_processing: {
    label: 'AI Processing',
    hint: 'Our server listens to a recording to score it, and then forgets it. Without this there are no scores.',
  },
  analytics: {
    label: 'Analytics',
    hint: 'We count which screens and exercises are used. Never what you say.',
  },
  marketing: {
    label: 'Marketing',
    hint: 'Ads may follow your interests. There are ads either way.',
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
        <div role="alert" className="mt-3 grid justify-items-start gap-3">
          <p className="text-ink-2">Your choices could not be loaded.</p>
          <Button look="line" size="s" onClick={retry}>
            Try Again
          </Button>
        </div>
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
