import type { Finding } from '../analysis.ts';
import { isMissing, phonesOf, placeOf, quotedList, slipsOf, weight } from './analyzed-take.ts';
import type { AnalyzedTake, Slip } from './analyzed-take.ts';
import { type Cause, costOfWords, MOST_NAMES } from './cause.ts';
import { cueFor, isExtraVowel } from './cue.ts';
import { clause } from './finding-text.ts';
import { minimalPair } from './minimal-pairs.ts';
import { drill } from './next-step.ts';
import { isOtherWord } from './other-word.ts';
import { ownModel } from './own-model.ts';
import { fullName, isWayOfT, isWeakVowel, plainName, soundName } from './name-sound.ts';

/** About what a slip of full weight costs, in points. */
const SLIP_COST = 12;
/** More than anything else: the sound that an exercise trains is told first, whatever the rest. */
const TRAINED_COST = 100;

/** Each sound that slipped, once: two tips about one sound confuse. */
export function soundCauses(take: AnalyzedTake): Cause[] {
  const slips = take.words.flatMap((word, index) =>
    isMissing(word) || isOtherWord(take, index) ? [] : slipsOf(word, index),
  );
  return [...Map.groupBy(slips, ({ sound }) => sound.phone).values()].map((alike) =>
    causeOf(
      alike.toSorted(
        (a, b) => Number(isTrained(b, take)) - Number(isTrained(a, take)) || weight(b) - weight(a),
      ),
      take,
    ),
  );
}

/** `slips`: all of one sound, the one to tell first. */
function causeOf(slips: Slip[], take: AnalyzedTake): Cause {
  const slip = slips[0]!;
  // A word where it became something else is told in its own line, not under this heading.
  const alike = slips.filter((other) => becameSame(other, slip));
  const names = [...new Set(alike.map(({ word }) => word.word))].slice(0, MOST_NAMES);
  const named = alike.filter(({ word }) => names.includes(word.word));
  const trained = isTrained(slip, take);
  const finding: Finding = {
    kind: 'sound',
    sound: soundName(slip.sound),
    words: [...new Set(named.map(({ wordIndex }) => wordIndex))],
    title: aim(slip, names, named),
    body: [cueFor(slip), practice(slip, names, take)].filter(Boolean).join(' '),
  };
  return {
    finding,
    summary: trained
      ? `${clause(whatHappened(slip))} and /${slip.sound.ipa}/ is the sound of this exercise`
      : whatHappened(slip),
    next: drill(slip.wordIndex, `Say just “${slip.word.word}” three times`),
    isMinor: slips.every(({ sound }) => sound.verdict === 'check'),
    cost: costOf(slips, take) + (trained ? TRAINED_COST : 0),
  };
}

function becameSame({ sound: a }: Slip, { sound: b }: Slip): boolean {
  return a.heard?.phone === b.heard?.phone && a.dropped === b.dropped;
}

function costOf(slips: Slip[], take: AnalyzedTake): number {
  const words = [...new Set(slips.map(({ word }) => word))];
  const alone = SLIP_COST * (Math.max(...slips.map(weight)) + 0.2 * (slips.length - 1));
  return Math.max(alone, costOfWords(words, take));
}

/** Whether the exercise trains this very sound, and another was surely said. */
function isTrained({ sound, wordIndex }: Slip, { contrasts }: AnalyzedTake): boolean {
  return contrasts.some(
    (contrast) =>
      contrast.verdict === 'wrong' && contrast.word === wordIndex && contrast.sound === sound.phone,
  );
}

function whatHappened(slip: Slip): string {
  const { sound, word } = slip;
  const { ipa, heard, dropped, verdict } = sound;
  const wrong = verdict === 'wrong';
  if (heard && isExtraVowel(slip)) {
    return `A small vowel slipped in next to the /${ipa}/ in “${word.word}”`;
  }
  if (heard) {
    return wrong
      ? `Your /${ipa}/ in “${word.word}” sounded like /${heard.ipa}/`
      : `Your /${ipa}/ in “${word.word}” leaned toward /${heard.ipa}/`;
  }
  if (dropped) {
    return wrong
      ? `We didn’t hear the /${ipa}/ ${placeOf(slip)} “${word.word}”`
      : `The /${ipa}/ ${placeOf(slip)} “${word.word}” was hard to hear`;
  }
  return wrong
    ? `The /${ipa}/ in “${word.word}” didn’t come through`
    : `The /${ipa}/ in “${word.word}” wasn’t quite clear`;
}

/** `named`: the slips in the words that are named. */
function aim(slip: Slip, names: string[], named: Slip[]): string {
  const { ipa, heard, dropped } = slip.sound;
  if (dropped) {
    const [place, ...others] = new Set(named.map(placeOf));
    const where = others.length > 0 ? 'in' : place;
    return `Make sure we hear the /${ipa}/ ${where} ${quotedList(names)} (${plainName(slip.sound)})`;
  }
  if (heard && isExtraVowel(slip)) {
    return `Add no extra vowel next to the ${fullName(slip.sound)} in ${quotedList(names)}`;
  }
  return heard
    ? `Aim for /${ipa}/, not /${heard.ipa}/, in ${quotedList(names)}`
    : `Work on the /${ipa}/ in ${quotedList(names)} (${plainName(slip.sound)})`;
}

function practice(slip: Slip, names: string[], take: AnalyzedTake): string | undefined {
  const { ipa, heard } = slip.sound;
  const model = ownModel(slip, take)?.word;
  if (model !== undefined && !names.some((name) => isSameWord(name, model))) {
    return `Your /${ipa}/ in “${model}” was right. Do the same here.`;
  }
  const hasPair = !isWeakVowel(slip.sound) && !isWayOfT(slip.sound);
  const pair = heard && hasPair && minimalPair(heard.phone, phonesOf(slip.word), slip.index);
  return pair ? `Then say ${quotedList(pair)} in turn and listen for the difference.` : undefined;
}

/** At the beginning of a phrase a word has a capital letter. */
function isSameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
