import { CATEGORY_LABELS } from '@saywell/contract';
import { Check, Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import {
  type AdCadence,
  type AdContext,
  createAdCadence,
  useAdBreak,
} from '../features/ads/cadence.ts';
import { ConversionDialog } from '../features/conversion/conversion-dialog.tsx';
import type { ConversionPrompt } from '../features/conversion/prompt.ts';
import {
  DEMO_EXERCISES,
  demoPhrases,
  momentAfter,
  NUDGE_MS,
} from '../features/demo/demo-course.ts';
import { RevenueComparison } from '../features/demo/revenue-comparison.tsx';
import { ListenButton } from '../features/listening/listen-button.tsx';
import { useQuietOnLeave } from '../features/listening/listening.ts';
import { PhraseLine } from '../features/listening/phrase-line.tsx';
import { track } from '../lib/track.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

type Trigger = ConversionPrompt['trigger'];

const PROMPTS: { trigger: Trigger; urgency: ConversionPrompt['urgency']; label: string }[] = [
  { trigger: 'exercise_limit', urgency: 'high', label: 'Exercise Limit' },
  { trigger: 'progress_loss', urgency: 'medium', label: 'Progress Loss' },
  { trigger: 'personalized_learning', urgency: 'low', label: 'Personalization' },
];

export default function DemoPage() {
  useQuietOnLeave();
  const [completed, setCompleted] = useState(0);
  const [prompt, setPrompt] = useState<ConversionPrompt>();
  const [cadence] = useState(() => createAdCadence(() => 'anonymous'));
  const nudge = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    track('exercise_start', { practiced: 'demo' });
    return () => clearTimeout(nudge.current);
  }, []);
  const left = DEMO_EXERCISES - completed;

  const complete = () => {
    const now = completed + 1;
    setCompleted(now);
    cadence.exerciseCompleted();
    track('exercise_complete', { practiced: 'demo' });
    clearTimeout(nudge.current);
    const exercisesRemaining = DEMO_EXERCISES - now;
    const moment = momentAfter(now);
    if (moment === 'done') {
      setPrompt({ trigger: 'exercise_limit', urgency: 'high', exercisesRemaining });
      return;
    }
    track('exercise_start', { practiced: 'demo' });
    if (moment === 'second-to-last') {
      nudge.current = setTimeout(
        () =>
          setPrompt(
            (open) => open ?? { trigger: 'progress_loss', urgency: 'medium', exercisesRemaining },
          ),
        NUDGE_MS,
      );
    }
  };

  return (
    <div className="wrap grid gap-8 md:gap-12">
      <header className="grid gap-3">
        <h1>Ad-Supported Learning Demo</h1>
        <p className="max-w-[34em] text-20 text-ink-2">
          Three exercises, just as a visitor gets them: free, without an account, and paid for by
          ads.
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-12">
        <Card aria-label="Practice exercise" className="grid content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Badge tone={left > 0 ? 'voice' : 'plain'}>
              {left > 0 ? `Trial active: ${left} left` : 'Trial over'}
            </Badge>
            <span className="num text-15 font-semibold">
              {completed}/{DEMO_EXERCISES} exercises
            </span>
          </div>
          <ProgressBar used={completed} of={DEMO_EXERCISES} label="Demo exercises" />
          <DemoExercise number={completed} onComplete={complete} />
        </Card>
        <div className="justify-self-center">
          <AdBreakPlace cadence={cadence}>
            <p className="mt-[25px] grid min-h-[250px] place-items-center rounded-word border border-dashed border-line-strong p-6 text-center text-15 text-ink-2">
              After every second exercise, an ad appears here for five seconds.
            </p>
          </AdBreakPlace>
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-12">
        <RevenueComparison />
        <Card
          aria-labelledby="prompts"
          className="grid content-start gap-4 md:max-lg:grid-cols-3 md:max-lg:[&>:not(button)]:col-span-3"
        >
          <h2 id="prompts">When we ask visitors to sign up</h2>
          <p className="text-15 text-ink-2">Three occasions, from urgent to quiet.</p>
          {PROMPTS.map(({ trigger, urgency, label }) => (
            <Button
              key={trigger}
              look="line"
              onClick={() => setPrompt({ trigger, urgency, exercisesRemaining: left })}
            >
              {label}
            </Button>
          ))}
        </Card>
      </div>
      <AdSlot placement="progress-bottom" />
      <ConversionDialog prompt={prompt} onClose={() => setPrompt(undefined)} />
    </div>
  );
}

/** One exercise: hear it, say it, count it. After the last one it stays, as done. */
function DemoExercise({ number, onComplete }: { number: number; onComplete: () => void }) {
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

/**
 * Where the ad after every so many exercises shows for its five seconds. The place is kept free
 * the rest of the time, so that nothing moves when it comes or goes.
 */
function AdBreakPlace({
  cadence,
  context,
  children,
}: {
  cadence: AdCadence;
  context?: AdContext;
  /** What the place holds between ads; it must not be larger than an ad. */
  children?: ReactNode;
}) {
  const now = useAdBreak(cadence);
  return (
    <div className="grid min-h-[274px] w-[300px] max-w-full content-start">
      {now ? (
        <AdSlot
          placement="exercise-completion"
          format={now.format}
          context={{ ...context, exercisesCompleted: now.after }}
        />
      ) : (
        children
      )}
    </div>
  );
}
