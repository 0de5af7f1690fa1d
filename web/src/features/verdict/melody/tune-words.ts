import type { Analysis } from '@saywell/contract';
import { type Band, bandOf } from '../../../ui/bands.ts';
import type { WordView } from '../words/word-views.ts';

export type Intonation = NonNullable<Analysis['intonation']>;

/** A word that the tune was missed on, and what to do there. */
export type MissedTune = { index: number; band: Band; here: string };

/** Better than this is close, and never clear: something was missed. */
const BEST_WHEN_MISSED = 74;

const HERE = { rise: 'rise here', fall: 'fall here', level: 'stay level here' };

/** The word that should have carried the weight, and the last one where it ended another way. */
export function missedTunes(
  intonation: Intonation | undefined,
  words: readonly WordView[],
): MissedTune[] {
  const { ending, focus } = intonation ?? {};
  const missed: MissedTune[] = [];
  if (focus && focus.expected !== focus.heard) {
    const band = bandOf(Math.min(focus.score, BEST_WHEN_MISSED));
    missed.push({ index: focus.expected, band, here: 'highest here' });
  }
  if (ending && ending.expected !== ending.heard) {
    const last = words.findLastIndex(({ heard }) => heard);
    const one = missed.find(({ index }) => index === last);
    if (one) Object.assign(one, { band: 'notyet', here: HERE[ending.expected] });
    else missed.push({ index: last, band: 'notyet', here: HERE[ending.expected] });
  }
  return missed.filter(({ index }) => words[index]?.heard);
}

/**
 * Words whose tune was missed are not clear, however well their sounds were said. Where the tips have
 * nothing to say about the tune, it cost next to nothing, and no word is marked for it.
 */
export function withTunes(
  words: readonly WordView[],
  { intonation, findings }: Pick<Analysis, 'intonation' | 'findings'>,
): WordView[] {
  const counts = findings?.some(({ kind }) => kind === 'melody') ?? true;
  if (!counts) return [...words];
  const missed = new Map(missedTunes(intonation, words).map((one) => [one.index, one]));
  return words.map((view, index) => {
    const tune = missed.get(index);
    if (!tune || view.band !== 'clear') return view;
    return {
      ...view,
      band: tune.band,
      percent: undefined,
      label: `Melody: ${tune.here}`,
      feedback: intonation?.message ?? view.feedback,
    };
  });
}
