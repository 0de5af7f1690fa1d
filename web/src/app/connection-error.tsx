import { CouldNotLoad } from '../ui/could-not-load.tsx';

export function ConnectionError({ retry }: { retry: () => void }) {
  return (
    <div className="wrap">
      <CouldNotLoad
        heading="h1"
        title="We could not reach Saywell"
        why="Check your connection. Nothing you saved is lost."
        onRetry={retry}
      />
    </div>
  );
}
