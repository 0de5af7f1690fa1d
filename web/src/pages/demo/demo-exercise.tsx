import { CATEGORY_LABELS } from '@saywell/contract';
import { Check, Lightbulb } from 'lucide-react';
import { DEMO_EXERCISES } from '../../features/demo/demo-course.ts';
import { demoPhrases } from '../../features/demo/demo-phrases.ts';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import { PhraseLine } from '../../features/listening/phrase-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One exercise: hear it, say it, count it. After the last one it stays, as done. */
export function DemoExercise({ number, onComplete }: { number: number; onComplete: () => void }) {
  const done = number >= DEMO_EXERCISES;
  const exercise = demoPhrases[Math.min(number, DEMO_EXERCISES - 1)]!;
  return (
    <>
      <div>
        <p role="status" className="num text-15 text-ink-3">
          {CATEGORY_LABELS[exercise.category]} · Exercise {Math.min(number + 1, DEMO_EXERCISES)} of{' '}
          {DEMO_EXERCISES}
        </p>
        <div className="mt-2 text-phrase max-md:min-h-[2.28em]">
          <PhraseLine key={exercise.phrase} phrase={exercise.phrase} />
        </div>
      </div>
      <p className="flex gap-3 text-ink-2 max-md:min-h-[2.9em]">
        <Icon of={Lightbulb} className="mt-[3px] text-ink-3" />
        {exercise.tip}
      </p>
      <div className="grid gap-3 md:flex">
        <ListenButton phrase={exercise.phrase} />
        <Button onClick={onComplete} disabled={done} className="min-w-52">
          <Icon of={Check} />
          {done ? 'Trial Completed' : 'Complete Exercise'}
        </Button>
      </div>
    </>
  );
}
