import type { Finding, SoundAnalysis, WordAnalysis } from '../analysis.ts';
import {
  type AnalyzedTake,
  isClear,
  isHardToHear,
  quotedList,
  type Slip,
} from './analyzed-take.ts';
import { type Cause, MOST_NAMES } from './cause.ts';
import { cueFor } from './cue.ts';
import { clause, type Said } from './finding-text.ts';
import { issueFinding } from './issues.ts';
import { fullName, soundName } from './name-sound.ts';
import { repeat } from './next-step.ts';
import { hasWrongStress } from './stress.ts';

/** Whether a trained sound of a word could not be told from the other one. */
export const isUnsure = ({ sounds }: WordAnalysis): boolean =>
  sounds.some(({ maybe }) => maybe !== undefined);

/** Where nothing else is wrong with a word: the trained sound that could not be told from the other one. */
export function unsureSound(take: AnalyzedTake, wordIndex: number): Slip | undefined {
  const word = take.words[wordIndex]!;
  if (!isClear(word, wordIndex) || hasWrongStress(word) || word.extra) return undefined;
  const index = word.sounds.findIndex(({ maybe }) => maybe !== undefined);
  const sound = word.sounds[index];
  return sound && { sound: asSlip(sound, take), index, word, wordIndex };
}

/** As if the other one had been said, which its cue helps against, unless the take is too hard to hear for that. */
function asSlip({ maybe, ...sound }: SoundAnalysis, take: AnalyzedTake): SoundAnalysis {
  if (isHardToHear(take)) return sound;
  return maybe
    ? { ...sound, heard: soundName({ phone: maybe, ipa: '' }) }
    : { ...sound, dropped: true };
}

/** The trained sound that most words leave open. It takes nothing off the score. */
export function unsureCause(take: AnalyzedTake): Cause | undefined {
  const open = [...take.words.keys()].flatMap((index) => unsureSound(take, index) ?? []);
  const [most] = [...Map.groupBy(open, nameOf).values()].toSorted((a, b) => b.length - a.length);
  const [first] = most ?? [];
  if (!most || !first) return undefined;
  const names = [...new Set(most.map(({ word }) => word.word))].slice(0, MOST_NAMES);
  const named = most.filter(({ word }) => names.includes(word.word));
  const title = inWords(first, names);
  const noise = noiseIn(take);
  return {
    cost: 0,
    summary: title,
    next: repeat(
      noise ? noise.body : `Listen to ${clause(quotedList(names))} then say the phrase again`,
    ),
    finding: {
      kind: 'unsure-sound',
      sound: soundName(first.sound),
      words: [...new Set(named.map(({ wordIndex }) => wordIndex))],
      title,
      body: cueFor(first),
    },
  };
}

const nameOf = ({ sound }: Slip) => `${sound.phone} ${sound.heard?.phone ?? ''}`;

/** What to do about the noise, where it may be why. */
function noiseIn({ issues, words }: AnalyzedTake): Said | undefined {
  const noise = issues.find(({ code }) => code === 'noisy');
  return noise && issueFinding(noise, words);
}

function inWords({ sound: { ipa, heard, dropped } }: Slip, names: string[]): string {
  const where = quotedList(names);
  if (dropped) return `We couldn’t tell if the /${ipa}/ in ${where} was there`;
  return heard
    ? `We couldn’t tell your /${ipa}/ from /${heard.ipa}/ in ${where}`
    : `We couldn’t be sure of the /${ipa}/ in ${where}`;
}

/** The line of the word itself. `cue`: what to do with the mouth. */
export function unsureFinding({ sound, wordIndex }: Slip, cue: string): Finding {
  const title = titleOf(sound);
  return { kind: 'unsure-sound', sound: soundName(sound), words: [wordIndex], title, body: cue };
}

function titleOf(sound: SoundAnalysis): string {
  const named = fullName(sound);
  if (sound.dropped) return `We couldn’t tell if the ${named} was there`;
  return sound.heard
    ? `This could be ${named} or /${sound.heard.ipa}/`
    : `We couldn’t be sure of the ${named}`;
}
