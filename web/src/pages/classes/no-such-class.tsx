import { usePageTitle } from '../../lib/navigation.ts';
import { Empty } from '../../ui/empty.tsx';

/** At an address where no class is, or no longer. */
export function NoSuchClass() {
  usePageTitle('No class here');
  return (
    <div className="wrap min-h-dvh">
      <Empty heading="h1" title="There is no class here">
        The link may be incomplete, or the class was deleted. Ask your teacher for a new one.
      </Empty>
    </div>
  );
}
