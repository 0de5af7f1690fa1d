import { isMissing, type Take } from './take.ts';

/** From here up the number explains itself. */
const GOOD = 85;
/** Sounds a second; careful native reading lies around 11, unhurried speech at 9. */
const SLOW = 7;
const HALTING = 70;
const SHORTEST_PAUSE_S = 0.25;

/** Why the overall score is low although every word was clear; nothing when the words say why. */
export function overallReason(take: Take): string | undefined {
  const { overallAccuracy, words, pauses, fluencyScore } = take;
  if (overallAccuracy >= GOOD || words.some(({ kind }) => kind !== 'ok')) return undefined;
  const stops = pauses.filter(({ start, end }) => end - start >= SHORTEST_PAUSE_S);
  if (stops.length > 0) {
    const seconds = stops.reduce((sum, { start, end }) => sum + end - start, 0);
    const times =
      stops.length === 1 ? 'once' : stops.length === 2 ? 'twice' : `${stops.length} times`;
    return `Every word was clear; what keeps the score down is the flow: you stopped ${times}, ${seconds.toFixed(1)} s in all. Take a breath first, then say it in one go.`;
  }
  const pace = soundsPerSecond(take);
  if (pace !== undefined && pace < SLOW) {
    return 'Every word was clear; what keeps the score down is the pace. Let the small words go by quickly and spend the time on the strong ones.';
  }
  if (fluencyScore < HALTING) {
    return 'Every word was clear; what keeps the score down is the rhythm. Make the strong words longer and let the others shrink, as in the example.';
  }
  return 'Every word was clear; what keeps the score down is how it hangs together. Say it once more in one breath, with the tune of the example.';
}

function soundsPerSecond({ words }: Take): number | undefined {
  const spoken = words.filter((word) => !isMissing(word));
  const seconds = spoken.reduce((sum, { start, end }) => sum + end - start, 0);
  const sounds = spoken.reduce((sum, word) => sum + word.sounds.length, 0);
  return seconds > 0 ? sounds / seconds : undefined;
}
