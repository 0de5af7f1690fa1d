import { startOfDay } from '../../lib/local-time.ts';
import { type EarContrast, earContrasts, isWellHeard } from '@saywell/contract';
import type { Band } from '../../ui/bands.ts';
import type { EarHistory } from './choose-questions.ts';
import { type EarRound, isRight } from './round.ts';

/** What a round came to in one contrast. */
export type EarOutcome = {
  contrast: EarContrast;
  asked: number;
  heard: number;
  /** At the mark: 9 of 10. */
  well: boolean;
  band: Band;
  /** The pairs that were mixed up, once each. */
  missed: EarContrast['pairs'][number][];
};

export const contrastById = (id: string): EarContrast | undefined =>
  earContrasts.find((one) => one.id === id);

/** The contrasts of a round, the best heard first. */
export function outcomesOf(round: EarRound): EarOutcome[] {
  const ids = [...new Set(round.questions.map(({ contrast }) => contrast))];
  return ids
    .flatMap((id) => {
      const contrast = contrastById(id);
      return contrast ? [outcomeOf(round, contrast)] : [];
    })
    .toSorted((a, b) => b.heard / b.asked - a.heard / a.asked);
}

function outcomeOf(round: EarRound, contrast: EarContrast): EarOutcome {
  const places = round.answers.flatMap((_, place) =>
    round.questions[place]?.contrast === contrast.id ? [place] : [],
  );
  const wrong = places.filter((place) => !isRight(round, place));
  const wrongPairs = new Set(wrong.map((place) => round.questions[place]!.pair));
  const sum = { asked: places.length, heard: places.length - wrong.length };
  return {
    contrast,
    ...sum,
    well: isWellHeard(sum),
    band: bandOf(sum),
    missed: contrast.pairs.filter(({ id }) => wrongPairs.has(id)),
  };
}

/** The voice in which a pair was mixed up. */
export function missedIn(round: EarRound, pair: string): string {
  const isOfPair = (place: number) => round.questions[place]!.pair === pair;
  const places = round.answers.flatMap((_, place) => (isOfPair(place) ? [place] : []));
  return round.questions[places.find((place) => !isRight(round, place)) ?? places[0]!]!.voice;
}

/** Of two words, five of ten are right by chance. */
const ABOVE_CHANCE = 0.6;

function bandOf(sum: { asked: number; heard: number }): Band {
  if (isWellHeard(sum)) return 'clear';
  return sum.heard >= ABOVE_CHANCE * sum.asked ? 'close' : 'notyet';
}

/** When a round ended, and what is known of its account, with this round in it or not yet. */
export type RoundOfAccount = { at: number; history: EarHistory };

/** What becomes of a contrast after a round; one of a visitor is kept for nobody. */
export function comesBack({ contrast, well }: EarOutcome, round?: RoundOfAccount): string {
  if (!round) return well ? 'You heard this one well.' : 'This one is worth another round.';
  if (!well) return 'It will come back in your next rounds.';
  const known = round.history.contrasts.find((one) => one.contrast === contrast.id);
  if (known?.mark === 'heard') return 'You can hear this one now. It makes room for others.';
  const lastAt = Date.parse(known?.last.at ?? '');
  if (known?.mark !== 'once' || lastAt === round.at) {
    return 'Do this well once more on another day, and it counts as heard.';
  }
  if (startOfDay(lastAt) < startOfDay(round.at)) {
    return 'You can hear this one now. It makes room for others.';
  }
  // It was heard well before, today or earlier: the server will tell.
  return 'After two days like this, it counts as heard.';
}

/** The sound to say next: of the contrast that was heard best, if that was well. */
export function soundToSay(outcomes: readonly EarOutcome[]): string | undefined {
  return outcomes
    .filter(({ well }) => well)
    .flatMap(({ contrast }) => contrast.sounds)
    .find((phone) => phone !== '');
}
