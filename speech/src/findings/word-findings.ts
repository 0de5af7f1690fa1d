import type { Finding, SoundAnalysis, WordAnalysis } from '../analysis.ts';
import { coveredFinding, isCovered } from './covered.ts';
import { cueFor, isExtraVowel } from './cue.ts';
import { extraSoundFinding } from './extra-sound.ts';
import type { Said } from './finding-text.ts';
import { fullFormOf } from './forms.ts';
import { fullName, soundName } from './name-sound.ts';
import { isOtherWord, otherWordFinding } from './other-word.ts';
import { praiseworthy } from './praise.ts';
import { wordStressFinding } from './stress.ts';
import { unsureFinding, unsureSound } from './unsure-sound.ts';
import { choose, placeOf, slipsOf, type Slip, type AnalyzedTake } from './analyzed-take.ts';

/** Words below this are understood but not yet worth praising. */
const WELL_SAID = 0.85;

/**
 * One finding for every word: what was heard, and what to move. `findings`: those of the take; a
 * word that slipped twice is told about the sound that they name.
 */
export function wordFindings(take: AnalyzedTake, findings: readonly Finding[] = []): Finding[] {
  const praised = new Map(praiseworthy(take).map(({ word, sound }) => [word, sound]));
  const told = new Map<string, string>();
  return take.words.map((word, index) => {
    if (isCovered(word)) return coveredFinding(index);
    if (isOtherWord(take, index)) return otherWordFinding(take, index);
    const unsure = unsureSound(take, index);
    if (unsure) return unsureFinding(unsure, whatToDo(unsure, told));
    const named = findings.find(({ sound, words }) => sound && words.includes(index));
    const slips = slipsOf(word, index);
    const slip = slips.find(({ sound }) => sound.phone === named?.sound?.phone) ?? slips[0];
    const isFull = findings.some(({ kind, words }) => kind === 'form' && words.includes(index));
    const full = isFull ? fullFormOf(take, index) : undefined;
    return findingFor({ word, index, slip, full, praised: praised.get(word) }, told);
  });
}

type WordToTell = {
  word: WordAnalysis;
  index: number;
  /** One thing at a time: the one sound to work on. */
  slip: Slip | undefined;
  praised: SoundAnalysis | undefined;
  /** How it was said, where it was clear but in full and the exercise teaches how it is reduced. */
  full: string | undefined;
};

/** `told`: the word in which each kind of slip was explained already. */
function findingFor(
  { word, index, slip, praised, full }: WordToTell,
  told: Map<string, string>,
): Finding {
  const words = [index];
  if (word.kind === 'missing') return { kind: 'missing-words', words, ...missingWord(word, index) };
  // A flagged sound comes before stress.
  if (slip) {
    const said = { title: whatHappened(slip), body: whatToDo(slip, told) };
    return { kind: 'sound', sound: soundName(slip.sound), words, ...said };
  }
  if (word.extra) return extraSoundFinding(word, index, word.extra);
  const stress = wordStressFinding(word, index);
  if (stress) return stress;
  if (word.kind === 'mispronounced') {
    return {
      kind: 'blurred-words',
      words,
      title: 'The word as a whole was hard to recognize',
      body: 'Listen to it in the example once more, then say it slowly.',
    };
  }
  if (word.kind === 'unclear') return { kind: 'blurred-words', words, ...unclearWord(word, index) };
  if (full) return { kind: 'praise', words, ...inFull(full) };
  if (word.accuracy < WELL_SAID) return { kind: 'praise', words, ...EASY };
  return praised
    ? { kind: 'praise', sound: soundName(praised), words, ...praiseFor(word, index, praised) }
    : { kind: 'praise', words, ...plainPraise(word, index) };
}

/** Names the sound in plain words and IPA, and what was heard in its place. */
function whatHappened(slip: Slip): string {
  const { sound, word } = slip;
  const named = fullName(sound);
  const wrong = sound.verdict === 'wrong';
  const { heard } = sound;
  if (heard && isExtraVowel(slip)) {
    return `A small vowel, /${heard.ipa}/, slipped in next to the ${named} in “${word.word}”`;
  }
  if (heard) {
    return wrong
      ? `You said /${heard.ipa}/; aim for ${named}`
      : `Your ${named} leaned toward /${heard.ipa}/`;
  }
  const place = `${placeOf(slip)} “${word.word}”`;
  if (sound.dropped) {
    return wrong
      ? `We didn’t hear the ${named} ${place}`
      : `The ${named} ${place} was hard to hear`;
  }
  return wrong
    ? `The ${named} ${place} didn’t come through`
    : `The ${named} ${place} wasn’t quite clear`;
}

/** The same advice twice is not read twice. */
function whatToDo(slip: Slip, told: Map<string, string>): string {
  const cue = cueFor(slip);
  const before = told.get(cue);
  if (before === undefined) {
    told.set(cue, slip.word.word);
    return cue;
  }
  return choose(
    [
      `Do the same as for “${before}.”`,
      `What helps with “${before}” helps here, too.`,
      `Say this sound like the one in “${before}.”`,
    ],
    `${slip.word.word}${slip.wordIndex}`,
  );
}

function missingWord({ word }: WordAnalysis, index: number): Said {
  const body = choose(
    [
      'Give it a moment of its own, even a short one.',
      'Say the whole phrase again without hurrying past this word.',
      'Listen for it in the example, then add it.',
    ],
    `${word}${index}`,
  );
  return { title: `We didn’t hear “${word}”`, body };
}

function unclearWord({ word }: WordAnalysis, index: number): Said {
  return choose<Said>(
    [
      {
        title: `“${word}” was hard to make out`,
        body: 'Say it a little more slowly and open your mouth more.',
      },
      {
        title: `We could hear “${word},” but not clearly`,
        body: 'Take a little more time with it.',
      },
      {
        title: `“${word}” wasn’t quite clear`,
        body: 'Say it once on its own, then at full speed in the phrase.',
      },
    ],
    `${word}${index}`,
  );
}

const inFull = (full: string): Said => ({
  title: `Said in full: /${full}/`,
  body: 'That’s fine when you speak slowly.',
});

const EASY: Said = { title: 'Easy to understand', body: '' };

function plainPraise({ word }: WordAnalysis, index: number): Said {
  return choose<Said>(
    [
      { title: 'Clear', body: '' },
      { title: 'Very clear', body: '' },
      { title: 'Good: clear and natural', body: '' },
    ],
    `${word}${index}`,
  );
}

function praiseFor({ word }: WordAnalysis, index: number, sound: SoundAnalysis): Said {
  const named = fullName(sound);
  return choose<Said>(
    [
      { title: 'Clear', body: `The ${named} was right on target.` },
      { title: `Well said, and the ${named} came through`, body: '' },
      { title: `Good: a clean ${named}`, body: '' },
    ],
    `${word}${index}`,
  );
}
