import { useMemo } from 'react';
import { isDoubted, isScored } from '@saywell/contract';
import { HeardCard } from './heard-card.tsx';
import { doubtOf } from './doubt.ts';
import { SaidLine } from './words/said-line.tsx';
import { saidSize } from './words/said-size.ts';
import { PlayButton } from './playback/play-button.tsx';
import { playKey } from './playback/playback.ts';
import { UnsureHead } from './verdict-head.tsx';
import { VerdictFrame } from './verdict-frame.tsx';
import type { VerdictProps } from './verdict-props.ts';
import { wordViews } from './words/word-views.ts';

/** No result: why, what was heard, and the one thing to do. */
export function UnsureView({
  analysis,
  phrase,
  playback,
  learner,
  next,
  actions,
  after,
}: VerdictProps) {
  const { reason, others } = doubtOf(analysis);
  const words = useMemo(() => wordViews(analysis, phrase), [analysis, phrase]);
  // What was heard of another phrase would only be what happened to fit this one.
  const heard = isScored(analysis) ? analysis.transcript : '';
  return (
    <VerdictFrame
      actions={actions}
      after={after}
      evidence={<HeardCard peaks={learner.peaks} heard={heard} messages={others} />}
    >
      <UnsureHead reason={reason} next={next.text} />
      <SaidLine size={saidSize(phrase)} words={words} />
      <div className="justify-self-start">
        <PlayButton
          voice="example"
          playing={playback.playing === playKey('example')}
          onClick={playback.example && (() => playback.example?.())}
        >
          Play model
        </PlayButton>
      </div>
      <p className="text-15 text-ink-2">
        This recording doesn’t count against your score or your streak.
        {isDoubted(analysis) && ' It counts as practice, not as a score.'}
      </p>
    </VerdictFrame>
  );
}
