import { DRILL_PASSES, type DrillOutcome, recordingIssue } from '@saywell/contract';
import type { Band } from '../../ui/bands.ts';
import { type Drill, isOver, isPassed, isUnjudged, passesInARow } from './drill.ts';

/** What is said about the last saying; the sounds stand between slashes in their own places. */
export type DrillMessage = {
  band: Band;
  title: string;
  /** What was heard in place of the sound. */
  said?: { phone: string; ipa: string } | undefined;
  /** The sound was not heard at all. */
  dropped?: true | undefined;
  /** The cue again. */
  cue?: string;
  text?: string;
};

/**
 * `outcome` is that of the last saying; after a reload the last try stands for it. A phrase that is
 * gone cannot be said again.
 */
export function drillMessage(
  drill: Drill,
  outcome: DrillOutcome['outcome'] | undefined,
  phraseGone = false,
): DrillMessage | undefined {
  const { word, cue, sound } = drill.of;
  const last = drill.tries.at(-1);
  if (isUnjudged(drill)) {
    const why =
      ofRecording(drill) ??
      `We can’t judge “${word}” well enough by itself. That doesn’t mean you said it wrong.`;
    const text = phraseGone ? why : `${why} Say it in the whole phrase.`;
    return { band: 'unsure', title: 'Not sure', text };
  }
  if (outcome === 'unsure' && !isOver(drill)) {
    const recording = ofRecording(drill);
    const text = recording
      ? `${recording} That one doesn’t count.`
      : `That couldn’t be judged, so it doesn’t count. Say just “${word}” once more.`;
    return { band: 'unsure', title: 'Not sure', text };
  }
  if (!last) return undefined;
  if (isPassed(drill)) {
    const text = phraseGone ? 'Three in a row.' : 'Three in a row. Now say the whole phrase.';
    return { band: 'clear', title: 'Passed', text };
  }
  if (isOver(drill)) {
    const text = phraseGone
      ? 'That was the last try for now.'
      : 'That was the last try for now. Say the whole phrase, and drill the word again later.';
    return {
      band: last.passed ? 'clear' : 'close',
      title: last.passed ? 'Passed' : 'Not yet',
      text,
    };
  }
  if (last.passed) {
    const left = DRILL_PASSES - passesInARow(drill);
    return { band: 'clear', title: 'Passed', text: left === 1 ? 'One more.' : `${left} more.` };
  }
  const said = last.heard && last.heard.phone !== sound.phone ? last.heard : undefined;
  const { dropped } = last;
  return { band: 'notyet', title: 'Not yet', said, ...(dropped && { dropped }), cue };
}

/** Why the last saying that could not be judged could not, if it was for its recording. */
function ofRecording({ unsure }: Drill): string | undefined {
  const analysis = unsure?.at(-1)?.of?.analysis;
  return analysis && recordingIssue(analysis)?.message;
}
