import { CATEGORY_LABELS, type Exercise } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ofCategory } from '../../features/exercises/of-category.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import { neighbours } from '../../features/practice/neighbours.ts';
import { earlierTakes } from '../../features/practice/practised.ts';
import { useSaveSession } from '../../features/practice/save.ts';
import { read } from '../../lib/query-client.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { exerciseAddress, listAddress } from './addresses.ts';
import { PracticeStage } from './practice-stage.tsx';
import { StageFrame } from './stage-frame.tsx';
import { StageHead } from './stage-head.tsx';
import { usePracticeRecord } from './use-practice-record.ts';

export function ExerciseScreen({ id }: { id: number }) {
  const { data, error } = useQuery(read('/api/exercises'));
  if (error) {
    return (
      <div className="wrap">
        <ErrorState title="Unable to load exercises" heading="h1">
          Please try again later.
        </ErrorState>
      </div>
    );
  }
  if (!data) return <Spinner label="Loading exercises..." className="m-auto" />;
  const exercise = data.find((one) => one.id === id);
  if (!exercise) return <Gone />;
  return (
    <OneExercise key={id} exercise={exercise} siblings={ofCategory(data, exercise.category)} />
  );
}

function OneExercise({ exercise, siblings }: { exercise: Exercise; siblings: Exercise[] }) {
  const { id, title, phrase, category, tips } = exercise;
  const navigate = useNavigate();
  const record = usePracticeRecord({ exerciseId: id });
  const earlier = useQuery(earlierTakes({ exerciseId: id })).data ?? [];
  const save = useSaveSession();
  const { number, of, previous, next } = neighbours(siblings, id);
  usePageTitle(title);

  const saved = useRef(false);
  const onSave = (analysis: SavedAnalysis) => {
    // A second tap comes before the button knows that it is busy.
    if (saved.current) return;
    saved.current = true;
    save.mutate(
      { exerciseId: id, phrase, analysis, seconds: record.seconds() },
      {
        onError: () => {
          saved.current = false;
        },
        onSuccess: () => {
          record.onSaved(analysis);
          if (!next) {
            toast({
              title: 'Category Complete!',
              description: `You've completed all ${CATEGORY_LABELS[category]} exercises. Great job!`,
            });
          }
          void navigate(next ? exerciseAddress(next) : listAddress(category), { replace: true });
        },
      },
    );
  };

  return (
    <StageFrame>
      <StageHead
        title={title}
        subtitle={`${CATEGORY_LABELS[category]} · Exercise ${number} of ${of}`}
        back={{ to: listAddress(category), label: `Back to ${CATEGORY_LABELS[category]}` }}
        previous={previous && exerciseAddress(previous)}
        next={next && exerciseAddress(next)}
      />
      <PracticeStage
        phrase={phrase}
        exerciseId={id}
        tips={tips}
        earlier={earlier}
        record={record}
        onSave={onSave}
        saving={save.isPending}
        saveFailed={save.isError}
      />
    </StageFrame>
  );
}

function Gone() {
  return (
    <div className="wrap">
      <Empty
        title="This exercise is not there any more."
        heading="h1"
        action={
          <ButtonLink to="/practice" look="line" size="s">
            All exercises
          </ButtonLink>
        }
      />
    </div>
  );
}
