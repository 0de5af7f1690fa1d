import {
  DAY_MS,
  EAR_QUESTIONS,
  type EarContrast,
  type EarStanding,
  isWellHeard,
} from '@saywell/contract';
import { startOfDay } from '../../lib/local-time.ts';
import { createDice, type Dice } from './dice.ts';

/** One question: which word of the pair was it? */
export type EarQuestion = { contrast: string; pair: string; said: 0 | 1; voice: string };

/** What is known of earlier rounds. */
export type EarHistory = {
  contrasts: readonly EarStanding[];
  recent: readonly { pair: string; asked: number; heard: number }[];
  /** The order of the path without what was skipped; a visitor has none. */
  path?: { order: readonly string[]; pinned: readonly string[] };
};

export const NO_HISTORY: EarHistory = { contrasts: [], recent: [] };

type Options = {
  contrasts: readonly EarContrast[];
  history: EarHistory;
  /** Names of voices. */
  voices: readonly string[];
  /** Whether a voice says the words of a pair apart. */
  canSay: (voice: string, pair: string) => boolean;
  /** The contrast that the round is for, where somebody chose one. */
  focus?: string | undefined;
  seed: number;
  now?: number;
};

const CONTRASTS = 2;
const EACH = EAR_QUESTIONS / CONTRASTS;

/** With fewer pairs the words themselves would be learned, not the sounds. */
const ENOUGH_PAIRS = 3;

/** Two contrasts, ten questions each, in turn: what was mixed up comes back, in changing voices. */
export function chooseQuestions({ seed, now = Date.now(), ...options }: Options): EarQuestion[] {
  const dice = createDice(seed);
  const chosen = chooseContrasts(options, dice, now);
  const count = chosen.length === 1 ? EAR_QUESTIONS : EACH;
  const asked = chosen.map((contrast) => questionsFor(contrast, count, options, dice));
  return Array.from({ length: count }, (_, at) =>
    dice.shuffled(asked.map((questions) => questions[at]!)),
  ).flat();
}

type Parts = Omit<Options, 'seed' | 'now'>;

function chooseContrasts({ contrasts, focus, ...parts }: Parts, dice: Dice, now: number) {
  const worth = new Map(
    contrasts.map((contrast, place) => [
      contrast.id,
      contrast.id === focus ? Infinity : worthOf({ ...contrast, place }, parts.history, now, dice),
    ]),
  );
  return contrasts
    .filter(({ pairs }) => pairs.filter(({ id }) => isSayable(id, parts)).length >= ENOUGH_PAIRS)
    .toSorted((a, b) => worth.get(b.id)! - worth.get(a.id)!)
    .slice(0, CONTRASTS);
}

const isSayable = (pair: string, { voices, canSay }: Pick<Parts, 'voices' | 'canSay'>) =>
  voices.some((voice) => canSay(voice, pair));

/** What a round so soon after the last one is worth less: a day’s distance teaches more. */
const SAME_DAY = 1.2;

/** More than anything that was mixed up. */
const PINNED = 10;

/**
 * Pinned first, then mixed up before nearly heard, then new as the path has them. Where there is none, a
 * visitor’s one round is for what matters most to everyone: the first two of the highest load. What is heard or was skipped comes only where nothing else is left. What was heard
 * and is mixed up again is mixed up.
 */
function worthOf(
  { id, load, place }: EarContrast & { place: number },
  { contrasts, path }: EarHistory,
  now: number,
  dice: Dice,
): number {
  const known = contrasts.find(({ contrast }) => contrast === id);
  const step = path?.order.indexOf(id);
  if (step === -1) return -1;
  const lastAt = Date.parse(known?.last.at ?? '');
  const days = (now - lastAt) / DAY_MS;
  const isToday = known !== undefined && startOfDay(lastAt) === startOfDay(now);
  if (known && known.mark === 'heard' && isWellHeard(known.last))
    return Math.min(0.5, Math.max(0, days) / 60);
  if (path?.pinned.includes(id) && !isToday) return PINNED - step! / 1000;
  if (!known) return step === undefined ? 1 + load * 0.3 - place / 1000 : 1.95 - step / 1000;
  const missed = 1 - known.last.heard / Math.max(1, known.last.asked);
  return 2 + load * 0.2 + 2 * missed - (isToday ? SAME_DAY : 0) + dice.roll() / 20;
}

function questionsFor(
  { id: contrast, pairs }: EarContrast,
  count: number,
  { history, voices, canSay }: Parts,
  dice: Dice,
): EarQuestion[] {
  const sayable = pairs.filter(({ id }) => isSayable(id, { voices, canSay }));
  const weightOf = weightsOf(sayable, history);
  const timesAsked = new Map<string, number>();
  const timesHeard = new Map<string, number>();
  const sides = dice.shuffled(Array.from({ length: count }, (_, at) => (at % 2 ? 1 : 0)));
  let last: string | undefined;
  return sides.map((said) => {
    const others = sayable.filter(({ id }) => id !== last);
    const { id: pair } = dice.weighted(others, (one) => {
      const times = timesAsked.get(one.id) ?? 0;
      return weightOf(one) / (1 + 2 * times);
    });
    const able = dice.shuffled(voices.filter((voice) => canSay(voice, pair)));
    const voice = able.toSorted((a, b) => (timesHeard.get(a) ?? 0) - (timesHeard.get(b) ?? 0))[0]!;
    timesAsked.set(pair, (timesAsked.get(pair) ?? 0) + 1);
    timesHeard.set(voice, (timesHeard.get(voice) ?? 0) + 1);
    last = pair;
    return { contrast, pair, said, voice };
  });
}

type Pair = EarContrast['pairs'][number];

/** Pairs that were mixed up come more often, and so do others at the same place in the word. */
function weightsOf(pairs: readonly Pair[], { recent }: EarHistory) {
  const missedIn = (some: readonly Pair[]) => {
    const known = recent.filter(({ pair }) => some.some(({ id }) => id === pair));
    const asked = known.reduce((sum, one) => sum + one.asked, 0);
    return asked === 0 ? 0 : known.reduce((sum, one) => sum + one.asked - one.heard, 0) / asked;
  };
  return (pair: Pair): number =>
    (1 + 4 * missedIn([pair])) *
    (1 + 2 * missedIn(pairs.filter(({ place }) => place === pair.place)));
}
