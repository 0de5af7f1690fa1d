import { useLocation, useParams } from 'react-router';
import { ClassLists } from '../features/classes/class-lists.tsx';
import { useClasses } from '../features/classes/use-classes.ts';
import { stateOf } from '../lib/reading-state.ts';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { classAddress, NEW_CLASS_ADDRESS, taughtAddress } from './classes/addresses.ts';
import { ClassEditor } from './classes/class-editor.tsx';
import { Opened } from './classes/opened.tsx';
import { Taught } from './classes/taught.tsx';

/** All of a class in one chunk: each name of a chunk is part of the first visit. */
export default function ClassesPage() {
  const { id, token } = useParams();
  const isNew = new URLSearchParams(useLocation().search).has('new');
  if (token !== undefined) return <Opened key={token} token={token} />;
  if (id !== undefined) return <Taught key={id} id={id} />;
  return isNew ? <ClassEditor /> : <Lists />;
}

function Lists() {
  const classes = useClasses();
  return (
    <WholeScreen
      state={stateOf([classes])}
      loading="Loading your classes..."
      failed="Unable to load your classes"
      onRetry={() => void classes.refetch()}
    >
      {() => (
        <div className="wrap min-h-dvh">
          <ClassLists
            classes={classes.data!}
            toNew={NEW_CLASS_ADDRESS}
            addressOfTaught={taughtAddress}
            addressOfLink={classAddress}
          />
        </div>
      )}
    </WholeScreen>
  );
}
