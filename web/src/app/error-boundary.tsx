import { Component, type ReactNode } from 'react';
import { LostPart } from '../lib/connection.ts';
import { reportError } from '../lib/report-errors.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { isMissingChunk } from './missing-chunk.ts';
import { MissingPart } from './missing-part.tsx';

type Props = { path: string; children: ReactNode };
type State = { path: string; error: unknown };

/**
 * Keeps a broken screen from taking the bars and the rest of the app with it. Going to another
 * path recovers as well as trying again.
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
