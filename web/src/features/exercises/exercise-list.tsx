import type { Category, Exercise } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { read } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ofCategory } from './of-category.ts';

export function ExerciseList({ category }: { category: Category }) {
  const { data, error, isPending, refetch } = useQuery(read('/api/exercises'));
  if (isPending) return <Waiting />;
  if (error) {
    return (
      <ErrorState
        title="Unable to load exercises"
        action={
          <Button look="line" size="s" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {errorText(error, 'Please try again later.')}
      </ErrorState>
    );
  }
  const exercises = ofCategory(data, category);
  if (exercises.length === 0) return <Empty title="No exercises available for this category." />;
  return (
    <ul>
      {exercises.map((exercise) => (
        <ExerciseRow key={exercise.id} exercise={exercise} />
      ))}
    </ul>
  );
}

function ExerciseRow({ exercise }: { exercise: Exercise }) {
  return (
    <li className="border-b border-line py-4.5 first:pt-1">
      <p className="text-15 font-semibold text-ink-2">{exercise.title}</p>
      <p className="mt-0.5 mb-2 font-display text-[1.375rem] leading-[1.25] font-medium">
        {exercise.phrase}
      </p>
      <p className="num text-15 text-ink-3">Level {exercise.difficulty}</p>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading exercises...</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2.5 border-b border-line py-4.5 first:pt-1">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
