import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

export function ConnectionError({ retry }: { retry: () => void }) {
  return (
    <div className="wrap">
      <ErrorState
        title="We could not reach Saywell"
        heading="h1"
        action={
          <Button look="line" onClick={retry}>
            Try Again
          </Button>
        }
      >
        Check your connection. Nothing you saved is lost.
      </ErrorState>
    </div>
  );
}
