import { SHOWN_NAME_MAX } from '@saywell/contract';
import { useNavigate } from 'react-router';
import { useAuth } from '../../features/accounts/queries.ts';
import { ClassForm } from '../../features/classes/class-form.tsx';
import type { TaughtClass } from '../../features/classes/use-classes.ts';
import { found } from '../../features/exercises/groups.ts';
import { useExercises } from '../../features/exercises/queries.ts';
import { useReadLines, useScenes } from '../../features/scenes/queries.ts';
import { stateOf } from '../../lib/reading-state.ts';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { SignInAgain } from '../practice/sign-in-again.tsx';
import { CLASSES_ADDRESS, taughtAddress } from './addresses.ts';

/** Makes a class, or changes this one. */
export function ClassEditor({ old }: { old?: TaughtClass }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const exercises = useExercises();
  const scenes = useScenes();
  const readLines = useReadLines();
  const linesOf = async (slug: string) => {
    const title = scenes.data?.find((one) => one.slug === slug)?.title ?? '';
    const lines = await readLines(slug);
    return lines.map((line, at) => ({ ...line, scene: { slug, title, line: at } }));
  };
  const teacher = auth.status === 'signed-in' ? auth.user.name.slice(0, SHOWN_NAME_MAX) : '';
  return (
    <WholeScreen
      state={exercises.isError ? stateOf([exercises]) : stateOf([exercises, scenes])}
      loading="Loading exercises..."
      failed="Unable to load exercises"
      onRetry={() => void Promise.all([exercises.refetch(), scenes.refetch()])}
    >
      {() => (
        <div className="wrap min-h-dvh">
          <ClassForm
            {...(old && { old })}
            teacher={teacher}
            exercises={exercises.data ?? []}
            scenes={{ list: scenes.data, linesOf, retry: () => void scenes.refetch() }}
            search={found}
            back={old ? taughtAddress(old.id) : CLASSES_ADDRESS}
            renderSignIn={(onSignedIn) => (
              <SignInAgain onSignedIn={onSignedIn} kept="Then the class will be saved." />
            )}
            onSaved={({ id }) => void navigate(taughtAddress(id), { replace: true })}
          />
        </div>
      )}
    </WholeScreen>
  );
}
