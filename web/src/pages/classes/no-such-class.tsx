import { useAuth } from '../../features/accounts/queries.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CLASSES_ADDRESS } from './addresses.ts';

/** At an address where no class is, or no longer. */
export function NoSuchClass() {
  const auth = useAuth();
  usePageTitle('No class here');
  return (
    <div className="wrap min-h-dvh">
      <Empty
        heading="h1"
        title="There is no class here"
        action={
          auth.status === 'signed-in' && (
            <ButtonLink to={CLASSES_ADDRESS} look="line" size="s">
              Your classes
            </ButtonLink>
          )
        }
      >
        The link may be incomplete, or the class was deleted. Ask your teacher for a new one.
      </Empty>
    </div>
  );
}
