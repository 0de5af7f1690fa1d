import type { Exercise } from '@saywell/contract';
import { useNavigate } from 'react-router';
import { useUserId } from '../../features/accounts/queries.ts';
import { useExercises, useListedNowhere } from '../../features/exercises/queries.ts';
import { useFirstSession } from '../../features/first-session/queries.ts';
import { useEarlierTakes } from '../../features/practice/queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { ShareIcon } from '../../ui/share-link.tsx';
import { toast } from '../../ui/toast.ts';
import { typographic } from '../../ui/typographic.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { exerciseAddress, type PracticedIn } from './addresses.ts';
import { type Course, courseOf, following, neighbors } from './course.ts';
import { NothingHere } from './nothing-here.tsx';
import { PracticeStage } from './practice-stage.tsx';
import { StageFrame, StageHead } from './stage-frame.tsx';
import { useSavedRun } from './use-saved-run.ts';

export function ExerciseScreen({ id, within }: { id: number; within: PracticedIn }) {
  const userId = useUserId();
  const first = useFirstSession(within === 'first');
  const { data, isError, refetch } = useExercises();
  const line = useListedNowhere(data, id);
  const exercise = data?.find((one) => one.id === id) ?? line.data;
  const isGone = line.error instanceof ApiError && line.error.status === 404;
  // An exercise that is here stays, whatever becomes of reading it again.
  if (!exercise && !isGone && (isError || line.isError)) {
    return (
      <div className="wrap">
        <CouldNotLoad
          heading="h1"
          title="Unable to load exercises"
          why="Please try again later."
          onRetry={() => Promise.all([refetch(), line.refetch()])}
        />
      </div>
    );
  }
  if (!data || line.isLoading || first.isLoading) {
    return <Spinner label="Loading exercises..." className="m-auto" />;
  }
  if (!exercise) return <Gone />;
  const course = courseOf(data, exercise, { userId, within, first: first.data?.phrases });
  return <OneExercise key={id} exercise={exercise} course={course} />;
}

function OneExercise({ exercise, course }: { exercise: Exercise; course: Course }) {
  const { id, title, phrase, tips, trains } = exercise;
  const { addressOf } = course;
  const navigate = useNavigate();
  const earlier = useEarlierTakes({ exerciseId: id });
  const { number, of, previous, next } = neighbors(course.exercises, id);
  const onward = following(course, id);
  const onwardTo = onward ? addressOf(onward) : course.end;
  usePageTitle(typographic(title));

  const { run, record, scoring } = useSavedRun({
    phrase,
    exerciseId: id,
    ...(trains && { trains }),
    onSaved: (delivery) => {
      if (delivery !== 'sent') toast(KEPT_NOTICE[delivery]);
      else if (!onward && course.praise) toast(course.praise);
      void navigate(onwardTo, { replace: true });
    },
  });

  return (
    <StageFrame>
      <StageHead
        title={title}
        subtitle={of === 1 ? course.name : `${course.name} · Exercise ${number} of ${of}`}
        back={course.back}
        previous={previous && addressOf(previous)}
        next={next && addressOf(next)}
      >
        <ShareIcon
          url={exerciseAddress(exercise)}
          title={typographic(phrase)}
          label="Share this exercise"
        />
      </StageHead>
      {course.reason && <p className="mt-1 text-15 text-ink-2">{unbroken(course.reason)}</p>}
      <PracticeStage
        run={run}
        record={record}
        scoring={scoring}
        exerciseId={id}
        tips={tips}
        earlier={earlier}
        onward={onward ? ONWARD : (course.last ?? LAST)}
        passTo={course.isBrief ? onwardTo : undefined}
      />
    </StageFrame>
  );
}

const ONWARD = 'Save it and go on to the next phrase.';
const LAST = 'Save it. That was the last phrase here.';

function Gone() {
  return (
    <div className="wrap">
      <NothingHere title="This exercise is no longer available." />
    </div>
  );
}
