import { SHOWN_NAME_MAX } from '@saywell/contract';
import { useLocation } from 'react-router';
import { useAuth } from '../../features/accounts/queries.ts';
import { OpenedClass } from '../../features/classes/opened-class.tsx';
import { useOpenedClass } from '../../features/classes/use-classes.ts';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { signInPath, signUpFor } from '../../lib/next-path.ts';
import { stateOf } from '../../lib/reading-state.ts';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CLASSES_ADDRESS, classItemAddress, sceneItemAddress } from './addresses.ts';
import { NoSuchClass } from './no-such-class.tsx';

/** What the link of a class opens, for anybody. */
export function Opened({ token }: { token: string }) {
  const here = useLocation();
  const auth = useAuth();
  const opened = useOpenedClass(token);
  usePageTitle(opened.data?.name);
  if (opened.error instanceof ApiError && [400, 404].includes(opened.error.status)) {
    return <NoSuchClass />;
  }
  const learner = auth.status === 'signed-in' ? auth.user.name.slice(0, SHOWN_NAME_MAX) : undefined;
  const state = auth.status === 'loading' ? 'loading' : stateOf([opened]);
  return (
    <WholeScreen
      state={state}
      loading="Loading the class..."
      failed="Unable to load the class"
      onRetry={() => void opened.refetch()}
    >
      {() => (
        <div className="wrap min-h-dvh">
          <OpenedClass
            opened={opened.data!}
            token={token}
            learner={learner}
            signIn={signInPath(here)}
            signUp={signUpFor(here.pathname)}
            toClasses={CLASSES_ADDRESS}
            addressOfItem={({ exerciseId, category }) =>
              classItemAddress({ id: exerciseId, category }, token)
            }
            addressOfScene={(slug) => sceneItemAddress(slug, token)}
          />
          {learner !== undefined && (
            <p className="mt-8">
              <TextLink to={CLASSES_ADDRESS}>Your classes</TextLink>
            </p>
          )}
        </div>
      )}
    </WholeScreen>
  );
}
