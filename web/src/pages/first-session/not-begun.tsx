import { Banner } from '../../ui/banner.tsx';

/** Which phrases it has and when it began is the server’s; each phrase can be said offline. */
export function NotBegun() {
  return (
    <Banner tone="danger" title="The first session couldn’t begin">
      You need a connection to begin it. After that, you can say its phrases offline wherever
      exercises work offline.
    </Banner>
  );
}
