import { PHONES, phoneIndex } from '../acoustics/phones.ts';
import { confusableWith } from './confusable.ts';
import type { Observation } from './observe.ts';

/**
 * What a sound's own frames say, beside the trained score. The score knows how whole readings are
 * judged and forgives one swapped sound in a fluent voice; the frames do not.
 */

/** How much likelier a common confusion must be than the expected sound, in natural log a frame. */
const CLEAR = 1.8;
const CLEAR_WHEN_BLURRED = 3;
/** A confusion that exceeds what is needed by this much counts in full. */
const BEYOND_DOUBT = 2;
/** A sound may be praised when it is this much likelier than any other. */
const CERTAIN = 0.5;

/**
 * Whether a th was an s is heard in the hiss itself. The network learned from speakers who say s for
 * th without being marked down, so its frames alone can not tell. In dB, see `frameHiss`: half of
 * all spoken th lie under -17, half of all s over -3.
 */
const HISSES = -8.5;
const HARDLY_HISSES = -12;

const TH = phoneIndex('TH');
const S = phoneIndex('S');

export type Confusion = {
  /** The sound that was said. */
  phone: number;
  /** From 0, only just clear, to 1. */
  strength: number;
};

/**
 * The common confusion that the frames favor clearly over the expected sound, if any: the likeliest.
 * `plain`: the sound is in a place where everyone makes it plain.
 */
export function clearConfusion(
  observation: Observation,
  i: number,
  plain: boolean,
): Confusion | undefined {
  const { phone } = observation.alignment.phones[i]!;
  const fit = observation.fit[i]!;
  const judged = observation.heads.asPhone[i]!;
  const [clearest] = confusableWith(phone)
    .filter(({ onlyInPlainPlaces }) => plain || !onlyInPlainPlaces)
    .filter((other) => judged[other.phone]! > judged[phone]!)
    .map(({ phone: other, slip, blurred }) => {
      const slipFit = fitOfSlip(slip, fit);
      const needed =
        phone === TH && other === S
          ? neededForS(hissOf(observation, i))
          : blurred || !plain
            ? CLEAR_WHEN_BLURRED
            : CLEAR;
      return { phone: other, slipFit, excess: slipFit - fit[phone]! - needed };
    })
    .filter(({ excess }) => excess > 0)
    .toSorted((a, b) => b.slipFit - a.slipFit || fit[b.phone]! - fit[a.phone]!);
  return (
    clearest && {
      phone: clearest.phone,
      strength: Math.min(1, clearest.excess / BEYOND_DOUBT),
    }
  );
}

/** Whether the sound is so clearly itself that it may be praised. */
export function isCertain(observation: Observation, i: number): boolean {
  const { phone } = observation.alignment.phones[i]!;
  const fit = observation.fit[i]!;
  const judged = observation.heads.asPhone[i]!;
  const hiss = hissOf(observation, i);
  if (phone === TH) {
    return (
      hiss < HARDLY_HISSES &&
      confusableWith(TH).every(
        ({ phone: other, slip }) => other === S || slip.every((alike) => fit[alike]! < fit[TH]!),
      )
    );
  }
  const rival = Math.max(...PHONES.map((_, other) => (other === phone ? -Infinity : fit[other]!)));
  return (
    fit[phone]! - rival > CERTAIN &&
    confusableWith(phone).every((other) => judged[other.phone]! < judged[phone]!)
  );
}

/** How well the frames fit any of these sounds. */
function fitOfSlip(slip: readonly number[], fit: Float64Array): number {
  return Math.log(slip.reduce((sum, phone) => sum + Math.exp(fit[phone]!), 0));
}

/** With the hiss of an s a small lead is enough; without it no lead is. */
function neededForS(hiss: number): number {
  if (hiss > HISSES) return 0;
  return hiss < HARDLY_HISSES ? Infinity : CLEAR;
}

/** The sharpest moment of a sound. */
function hissOf({ clip, alignment }: Observation, i: number): number {
  const { start, end } = alignment.phones[i]!;
  return Math.max(...clip.hiss.subarray(start, end));
}
