import { CLEAR_FROM, type FirstLanguage, type Typical } from '@saywell/contract';
import type { PathChoice } from './path-choices.ts';

type Sound = {
  phone: string;
  accuracy: number | null;
  /** Too few tries for a mean, and not all of them clear. */
  startedUnclear?: boolean;
};
type Step = {
  contrast: { id: string; title: string; sounds: readonly string[] };
  choice: PathChoice | null;
};

export type Ordered<One extends Sound> = {
  sound: One;
  /** The step of the path that brings it; null for a sound that no step tells apart. */
  step: { contrast: string; title: string } | null;
  isPinned: boolean;
};

/**
 * The sounds in the order of the path, so that mouth and ear follow one order. Each step brings the
 * sound that is said worse or is harder for the first language; the easier ones come after all of
 * those, and then the sounds that no step tells apart. Skipped steps bring none.
 */
export function inOrderOfPath<One extends Sound>(
  sounds: readonly One[],
  steps: readonly Step[],
  language: FirstLanguage | undefined,
): Ordered<One>[] {
  const troubleOf = ({ phone, accuracy, startedUnclear }: Sound) => {
    if (accuracy === null && startedUnclear) return MOST_TYPICAL + FIRST_TROUBLE;
    return accuracy !== null && accuracy < CLEAR_FROM / 100
      ? MOST_TYPICAL + (CLEAR_FROM / 100 - accuracy)
      : (language?.sounds[phone]?.typical ?? 0);
  };
  const brought = steps
    .filter(({ choice }) => choice !== 'skipped')
    .flatMap(({ contrast: { id, title, sounds: phones }, choice }) => {
      const both = sounds.filter(({ phone }) => phones.includes(phone));
      const most = Math.max(...both.map(troubleOf));
      return both.map((sound) => {
        const isHarder = troubleOf(sound) === most;
        const isPinned = isHarder && choice === 'pinned';
        return { sound, step: { contrast: id, title }, isHarder, isPinned };
      });
    });
  const onPath = new Set(steps.flatMap(({ contrast }) => contrast.sounds));
  const others = sounds
    .filter(({ phone }) => !onPath.has(phone))
    .map((sound) => ({ sound, step: null, isPinned: false }));
  const all = [
    ...brought.filter(({ isHarder }) => isHarder),
    ...brought.filter(({ isHarder }) => !isHarder),
    ...others,
  ];
  const first = new Map(all.map((one) => [one.sound.phone, one] as const).toReversed());
  return all
    .filter((one) => first.get(one.sound.phone) === one)
    .map(({ sound, step, isPinned }) => ({ sound, step, isPinned }));
}

/** However little a sound is unclear, that is known of it, and what is typical is only expected. */
const MOST_TYPICAL: Typical = 3;
/** A mistake in a few tries is more than an expectation, and less than a low mean. */
const FIRST_TROUBLE = 0.001;
