import { ENOUGH_TRIES, type SoundProgress } from '@saywell/contract';
import { type Band, bandLabels, bandOf } from '../../ui/bands.ts';
import { spokenName } from '../../ui/sound-names.tsx';

/** How many contrasts of a sound were trained by ear; an answer that an older version kept has none. */
type ByEar = { byEar?: { trained: number; heard: number; main?: boolean } };

/** What the map shows of a sound. */
export type MappedSound = Pick<SoundProgress, 'phone' | 'ipa' | 'tries' | 'accuracy'> & ByEar;

/** How a sound stands; 'none' while there are too few tries to say. */
export type Standing = Exclude<Band, 'unsure'> | 'none';

export function standingOf({ accuracy }: Pick<SoundProgress, 'accuracy'>): Standing {
  const band = accuracy === null ? 'unsure' : bandOf(accuracy * 100);
  return band === 'unsure' ? 'none' : band;
}

export const STANDINGS = ['clear', 'close', 'notyet', 'none'] as const;

export const standingLabels: Record<Standing, string> = {
  clear: bandLabels.clear,
  close: bandLabels.close,
  notyet: bandLabels.notyet,
  none: 'Not enough yet',
};

export const percentOf = (accuracy: number) => Math.round(accuracy * 100);

export function triesText(tries: number): string {
  if (tries === 0) return 'not tried yet';
  return tries === 1 ? '1 try' : `${tries} tries`;
}

/** 'all': every contrast that was trained is heard, and those that matter most. 'none' before the first. */
export function earStandingOf({ byEar }: ByEar): 'all' | 'some' | 'none' {
  if (!byEar || byEar.trained === 0) return 'none';
  return byEar.main && byEar.heard === byEar.trained ? 'all' : 'some';
}

/** "th as in thin, 47 out of 100, not yet; by ear 1 of 2 heard". */
export function soundLabel(sound: MappedSound): string {
  const { trained = 0, heard = 0 } = sound.byEar ?? {};
  return trained === 0
    ? saidLabel(sound)
    : `${saidLabel(sound)}; by ear ${heard} of ${trained} heard`;
}

function saidLabel(sound: MappedSound): string {
  const name = spokenName(sound.phone);
  const label = standingLabels[standingOf(sound)].toLowerCase();
  if (sound.accuracy !== null) return `${name}, ${percentOf(sound.accuracy)} out of 100, ${label}`;
  return sound.tries === 0
    ? `${name}, not tried yet`
    : `${name}, ${triesText(sound.tries)}, ${label}`;
}

/** What is missing before a number would be honest. */
export function moreTries({ tries }: Pick<SoundProgress, 'tries'>): string {
  const left = ENOUGH_TRIES - tries;
  if (tries === 0) return `Practice this sound in ${ENOUGH_TRIES} words to see its score here.`;
  if (left <= 1) return 'Say it once more to see its score here.';
  return `${triesText(tries)} so far. Say it ${left} more times to see its score here.`;
}

type Trend = NonNullable<SoundProgress['trend']>;
type Improved = { sound: SoundProgress; trend: Trend };

/** A smaller change is none. */
const NOTICEABLE = 0.03;
const IMPROVED_SHOWN = 2;

/** The sounds that got better most. */
export function mostImproved(sounds: readonly SoundProgress[]): Improved[] {
  return sounds
    .flatMap((sound) => (sound.trend ? [{ sound, trend: sound.trend }] : []))
    .filter(({ trend }) => gain(trend) >= NOTICEABLE)
    .toSorted((one, other) => gain(other.trend) - gain(one.trend))
    .slice(0, IMPROVED_SHOWN);
}

const gain = ({ from, to }: Trend) => to - from;

/** The first sound of the practice plan that is known well enough to say how it stands. */
export function soundForToday(
  sounds: readonly SoundProgress[],
  planned: readonly string[],
): SoundProgress | undefined {
  return planned
    .map((phone) => sounds.find((sound) => sound.phone === phone))
    .find((sound) => sound !== undefined && sound.accuracy !== null);
}
