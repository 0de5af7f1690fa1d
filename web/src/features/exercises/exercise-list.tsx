import type { Category, Exercise } from '@saywell/contract';
import { Check } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api-error.ts';
import { bandOf } from '../../ui/bands.ts';
import { Empty } from '../../ui/empty.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ofCategory, useExercises } from './queries.ts';

type Shown = {
  /** Best result of each exercise that was completed, out of 100. */
  bests: ReadonlyMap<number, number>;
  addressOf: (exercise: Exercise) => string;
  /** The button that reads the phrase aloud. */
  Listen: ComponentType<{ phrase: string; title: string }>;
};

export function ExerciseList({ category, ...shown }: { category: Category } & Shown) {
  const { data, error, isPending, refetch } = useExercises();
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <CouldNotLoad
        title="Unable to load exercises"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  const exercises = ofCategory(data, category);
  if (exercises.length === 0) return <Empty title="No exercises available for this category." />;
  return (
    <ul>
      {exercises.map((exercise) => (
        <ExerciseRow key={exercise.id} exercise={exercise} {...shown} />
      ))}
    </ul>
  );
}

function ExerciseRow({ exercise, bests, addressOf, Listen }: { exercise: Exercise } & Shown) {
  const best = bests.get(exercise.id);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center border-b border-line">
      <Link
        to={addressOf(exercise)}
        className="grid grid-cols-[30px_1fr] gap-1.5 rounded-word py-4.5 no-underline hover:[&_p]:underline"
      >
        <span className="pt-0.5 text-clear">
          {best !== undefined && (
            <>
              <Icon of={Check} size={22} />
              <VisuallyHidden>Completed</VisuallyHidden>
            </>
          )}
        </span>
        <span className="min-w-0">
          <b className="block text-15 font-semibold text-ink-2">{exercise.title}</b>
          <p className="mt-0.5 mb-2 font-display text-[1.375rem] leading-[1.25] font-medium decoration-1 underline-offset-4">
            {exercise.phrase}
          </p>
          <span className="num flex flex-wrap items-center gap-x-4 text-15 text-ink-3">
            Level {exercise.difficulty}
            {best !== undefined && <ScoreChip band={bandOf(best)} score={best} word="best" />}
          </span>
        </span>
      </Link>
      <Listen phrase={exercise.phrase} title={exercise.title} />
    </li>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading exercises...</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2.5 border-b border-line py-4.5 pl-9">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
