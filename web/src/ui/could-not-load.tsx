import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** In place of something that did not arrive: what it was, why, and another try. */
export function CouldNotLoad({
  title,
  heading,
  why,
  onRetry,
}: {
  title: string;
  /** 'h1' where it stands for the whole screen. */
  heading?: 'h1' | 'h2';
  why: string;
  onRetry: () => unknown;
}) {
  return (
    <ErrorState
      title={title}
      {...(heading && { heading })}
      action={
        <Button look="line" size="s" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      {why}
    </ErrorState>
  );
}
