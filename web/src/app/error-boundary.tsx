import { Component, type ReactNode, useEffect, useState } from 'react';
import { cameBy } from '../lib/app-config.ts';
import { LostPart, useOnline } from '../lib/connection.ts';
import { reportError } from '../lib/report-errors.ts';
import { Button } from '../ui/button.tsx';
import { OfflineState } from '../ui/could-not-load.tsx';
import { ErrorState } from '../ui/error-state.tsx';

type Props = { path: string; children: ReactNode };
type State = { path: string; error: unknown };

/**
 * Keeps a screen that failed from taking down the bars and the rest of the app. Navigating to
 * another path recovers, as does trying again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, error: undefined };

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'screen');
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const lost = error instanceof LostPart;
    return (
      <div className="wrap" role="alert">
        {lost || isMissingChunk(error) ? (
          <MissingPart lost={lost} />
        ) : (
          <ErrorState
            title="Something went wrong here"
            heading="h1"
            action={<Button onClick={() => this.setState({ error: undefined })}>Try Again</Button>}
          >
            The rest of Saywell still works, and nothing you saved is lost.
          </ErrorState>
        )}
      </div>
    );
  }
}

/** `online` often fires before the network works, and we reload only once. */
const SETTLING_MS = 1_000;

const reload = () => location.reload();

/** Then one reload brings what is missing; a page that was just reloaded misses it for good. */
const isAfterUpdate = () => navigator.onLine && cameBy() !== 'reload';

/**
 * Shown instead of a screen whose code did not load. If the connection was the reason, it reloads
 * automatically, at once if the part is `lost` for this page; without a connection there is nothing
 * to press.
 */
function MissingPart({ lost }: { lost: boolean }) {
  const online = useOnline();
  // The offline message stays until the page is replaced.
  const [waits, setWaits] = useState(lost);
  if (!online && !waits) setWaits(true);

  useEffect(() => {
    let timer = lost || isAfterUpdate() ? setTimeout(reload) : undefined;
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, SETTLING_MS);
    };
    window.addEventListener('online', reloadSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', reloadSoon);
    };
  }, [lost]);

  if (waits) return <OfflineState />;
  return (
    <ErrorState
      heading="h1"
      title="This page couldn’t load"
      action={<Button onClick={reload}>Reload</Button>}
    >
      The connection dropped, or Saywell was updated while it was open. Reloading should fix it
      either way.
    </ErrorState>
  );
}

/** Browsers word the failure of a dynamic import differently, and none gives it a type. */
const MESSAGES = [
  /Failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /Importing a module script failed/i, // Safari
  /Unable to preload CSS/i, // Vite's loader
];

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((pattern) => pattern.test(error.message));
}
