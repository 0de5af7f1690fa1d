import { ApiError } from '../../lib/api-error.ts';
import { useOnline } from '../../lib/connection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Why a question or a line does not sound. */
export function CouldNotPlay({
  what,
  error,
  offline = 'You’re offline. The round waits here until you’re back.',
  onRetry,
}: {
  what: 'word' | 'sentence';
  error?: unknown;
  /** What to do without a connection. */
  offline?: string;
  onRetry: () => void;
}) {
  const online = useOnline();
  return (
    <Banner
      tone="warning"
      title={`The ${what} could not be played`}
      action={
        <Button look="line" size="s" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {online ? whyOf(error) : offline}
    </Banner>
  );
}

const whyOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? 'That was a lot of audio at once. Wait a minute, then try again.'
    : 'The voices may be busy for a moment.';
