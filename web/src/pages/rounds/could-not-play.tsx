import { useOnline } from '../../lib/connection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Why a question does not sound; the round waits. */
export function CouldNotPlay({
  what,
  onRetry,
}: {
  what: 'word' | 'sentence';
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
      {online
        ? 'The voices may be busy for a moment.'
        : 'You’re offline. The round waits here until you’re back.'}
    </Banner>
  );
}
