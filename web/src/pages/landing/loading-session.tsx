import { Spinner } from '../../ui/spinner.tsx';

export function LoadingSession() {
  return (
    <div data-full-screen className="grid flex-1">
      <Spinner label="Loading practice session..." className="m-auto" />
    </div>
  );
}
