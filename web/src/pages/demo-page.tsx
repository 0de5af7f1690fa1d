import { useEffect, useRef, useState } from 'react';
import { AdBreakPlace } from '../features/ads/ad-break.tsx';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { createAdCadence } from '../features/ads/cadence.ts';
import { ConversionDialog } from '../features/conversion/conversion-dialog.tsx';
import type { ConversionPrompt } from '../features/conversion/prompt.ts';
import { DEMO_EXERCISES, momentAfter, NUDGE_MS } from '../features/demo/demo-course.ts';
import { RevenueComparison } from '../features/demo/revenue-comparison.tsx';
import { useQuietOnLeave } from '../features/listening/use-player.ts';
import { track } from '../lib/track.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { DemoExercise } from './demo/demo-exercise.tsx';

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
          Three exercises as a visitor has them: free, no account, paid for by ads.
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
          <ProgressBar used={completed} of={DEMO_EXERCISES} label="Exercises of the demo" />
          <DemoExercise number={completed} onComplete={complete} />
        </Card>
        <div className="justify-self-center">
          <AdBreakPlace cadence={cadence}>
            <p className="mt-[25px] grid min-h-[250px] place-items-center rounded-word border border-dashed border-line-strong p-6 text-center text-15 text-ink-2">
              After every second exercise an ad is here for five seconds.
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
          <h2 id="prompts">When we ask to sign up</h2>
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
