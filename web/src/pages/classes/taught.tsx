import { useLocation, useNavigate } from 'react-router';
import { TaughtClass } from '../../features/classes/taught-class.tsx';
import { useTaughtClass } from '../../features/classes/use-classes.ts';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { stateOf } from '../../lib/reading-state.ts';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { changeAddress, classAddress, CLASSES_ADDRESS } from './addresses.ts';
import { ClassEditor } from './class-editor.tsx';
import { NoSuchClass } from './no-such-class.tsx';
import { soundAddress } from '../practice/addresses.ts';

export function Taught({ id }: { id: string }) {
  const navigate = useNavigate();
  const isChanging = new URLSearchParams(useLocation().search).has('change');
  const taught = useTaughtClass(id);
  usePageTitle(taught.data?.name);
  if (taught.error instanceof ApiError && [400, 404].includes(taught.error.status)) {
    return <NoSuchClass />;
  }
  return (
    <WholeScreen
      state={stateOf([taught])}
      loading="Loading the class..."
      failed="Unable to load the class"
      onRetry={() => void taught.refetch()}
    >
      {() =>
        isChanging && !taught.data!.isOver ? (
          <ClassEditor old={taught.data} />
        ) : (
          <div className="wrap min-h-dvh">
            <TaughtClass
              taught={taught.data!}
              link={classAddress(taught.data!.token)}
              toChange={changeAddress(taught.data!.id)}
              addressOfSound={soundAddress}
              onDeleted={() => void navigate(CLASSES_ADDRESS, { replace: true })}
            />
            <p className="mt-8">
              <TextLink to={CLASSES_ADDRESS}>Your classes</TextLink>
            </p>
          </div>
        )
      }
    </WholeScreen>
  );
}
