import { Banner } from '../../ui/banner.tsx';

/** Which phrases it has and when it began is the server’s; each phrase can be said offline. */
export function NotBegun() {
  return (
    <Banner tone="danger" title="The first session couldn’t begin">
      It needs a connection to begin. After that you can say its phrases offline, as far as
      exercises work offline.
    </Banner>
  );
}
