import { DRILL_PASSES, type DrillOutcome, isSpoiled, recordingIssue } from '@saywell/contract';
import { HARD_TO_HEAR } from '../../lib/hard-to-hear.ts';
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
    const spoiled = unsureTries(drill).findLast(isSpoiled);
    if (spoiled) {
      const text = `${troubleOf(spoiled)} ${lastTry(phraseGone)}`;
      return { band: 'unsure', title: 'Not sure', text };
    }
    const why = `We can’t judge “${word}” well enough by itself. That doesn’t mean you said it wrong.`;
    const text = phraseGone ? why : `${why} Say it in the whole phrase.`;
    return { band: 'unsure', title: 'Not sure', text };
  }
  if (outcome === 'unsure' && !isOver(drill)) {
    const unsure = unsureTries(drill).at(-1);
    const text =
      unsure && isSpoiled(unsure)
        ? `${troubleOf(unsure)} That one doesn’t count.`
        : `That couldn’t be judged, so it doesn’t count. Say just “${word}” once more.`;
    return { band: 'unsure', title: 'Not sure', text };
  }
  if (!last) return undefined;
  if (isPassed(drill)) {
    const text = phraseGone ? 'Three in a row.' : 'Three in a row. Now say the whole phrase.';
    return { band: 'clear', title: 'Passed', text };
  }
  if (isOver(drill)) {
    return {
      band: last.passed ? 'clear' : 'close',
      title: last.passed ? 'Passed' : 'Not yet',
      text: lastTry(phraseGone),
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

function lastTry(phraseGone: boolean): string {
  return phraseGone
    ? 'That was the last try for now.'
    : 'That was the last try for now. Say the whole phrase, and drill the word again later.';
}

/** The analyses of what could not be judged; a drill that was kept by an earlier version has none. */
const unsureTries = ({ unsure = [] }: Drill) => unsure.flatMap(({ of }) => of?.analysis ?? []);

/** What was wrong with a recording, and what to do about it. */
function troubleOf(analysis: Parameters<typeof recordingIssue>[0]): string {
  const { reason, advice } = HARD_TO_HEAR;
  return recordingIssue(analysis)?.message ?? `${reason} ${advice}`;
}
