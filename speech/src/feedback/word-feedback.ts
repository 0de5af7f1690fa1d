import type { SoundAnalysis, WordAnalysis, WordFeedback } from '../analysis.ts';
import { cueFor, isExtraVowel } from './cue.ts';
import { fullName } from './name-sound.ts';
import { praiseworthy } from './praise.ts';
import { stressSentence } from './stress.ts';
import { choose, slipsOf, type Slip, type Take } from './take.ts';

/** Words below this are understood but not yet worth praising. */
const CLEAR = 0.85;

/** One or two sentences for every word: what was heard, and what to move. */
export function wordFeedback(take: Take): WordFeedback[] {
  const praised = new Map(praiseworthy(take).map(({ word, sound }) => [word, sound]));
  const told = new Map<string, string>();
  return take.words.map((word, index) => ({
    word: word.word,
    accuracy: word.accuracy,
    feedback: sentences(word, index, praised.get(word), told),
  }));
}

/** `told`: the word in which each kind of slip was explained already. */
function sentences(
  word: WordAnalysis,
  index: number,
  praised: SoundAnalysis | undefined,
  told: Map<string, string>,
): string {
  if (word.kind === 'missing') return missingWord(word, index);
  const [slip] = slipsOf(word, index);
  // One thing at a time: a flagged sound comes before stress, and only the worst one is named.
  if (slip) return `${whatHappened(slip)} ${whatToDo(slip, told)}`;
  const stress = stressSentence(word);
  if (stress !== undefined) return stress;
  if (word.kind === 'mispronounced') {
    return 'The word as a whole was hard to recognize. Listen to the example once more and say it slowly.';
  }
  if (word.kind === 'unclear') return unclearWord(word, index);
  return praiseFor(word, index, praised);
}

/** Names the sound in plain words and IPA, and what was heard in its place. */
function whatHappened(slip: Slip): string {
  const { sound, word, index } = slip;
  const named = fullName(sound);
  const wrong = sound.verdict === 'wrong';
  const { heard } = sound;
  if (heard && isExtraVowel(slip)) {
    return `A small vowel, /${heard.ipa}/, came with the ${named} in “${word.word}”.`;
  }
  if (heard) {
    return wrong
      ? `You said /${heard.ipa}/, aim for ${named}.`
      : `Your ${named} leaned towards /${heard.ipa}/.`;
  }
  const place = index === word.sounds.length - 1 ? ' at the end of' : ' in';
  return wrong
    ? `The ${named}${place} “${word.word}” did not come through.`
    : `The ${named}${place} “${word.word}” was not quite clear.`;
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
      `Do the same as for “${before}”.`,
      `What helps “${before}” helps here too.`,
      `Treat it like the one in “${before}”.`,
    ],
    `${slip.word.word}${slip.wordIndex}`,
  );
}

function missingWord({ word }: WordAnalysis, index: number): string {
  return choose(
    [
      `We did not hear “${word}”. Give it a place of its own, even if it is short.`,
      `“${word}” is missing here. Say the whole phrase again without hurrying past it.`,
      `There was no “${word}” in this take. Listen for it in the example, then put it in.`,
    ],
    `${word}${index}`,
  );
}

function unclearWord({ word }: WordAnalysis, index: number): string {
  return choose(
    [
      `“${word}” was hard to make out. Say it a little slower and open your mouth more.`,
      `We could hear “${word}”, but not sharply. Give each of its sounds a moment.`,
      `“${word}” ran together with its neighbors. Set it apart once, then speed up again.`,
    ],
    `${word}${index}`,
  );
}

function praiseFor(word: WordAnalysis, index: number, praised: SoundAnalysis | undefined): string {
  const key = `${word.word}${index}`;
  if (word.accuracy < CLEAR) {
    return choose(
      [
        'Understandable. A little more care with each sound will make it clear.',
        'Nearly there: no single sound is off, but it could be crisper.',
        'Fine, if a bit blurred. Open your mouth a little more on it.',
      ],
      key,
    );
  }
  if (!praised) {
    return choose(['Clear.', 'Easy to understand.', 'Good: clear and natural.'], key);
  }
  const named = fullName(praised);
  return choose(
    [
      `Clear. The ${named} was right on target.`,
      `Well said, and the ${named} came through.`,
      `Good: a clean ${named}.`,
    ],
    key,
  );
}
