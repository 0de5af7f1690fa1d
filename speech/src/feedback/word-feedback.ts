import type { WordAnalysis, WordFeedback } from '../analysis.ts';
import { sound } from '../phonemes/sounds.ts';
import { believableHeard, cueFor } from './cue.ts';
import { hardestSound } from './praise.ts';
import { stressSentence } from './stress.ts';
import { choose, slipsOf, type Slip } from './take.ts';

/** Words below this are understood but not yet worth praising. */
const CLEAR = 0.85;

/** One or two sentences for every word: what was heard, and what to move. */
export function wordFeedback(word: WordAnalysis, index: number): WordFeedback {
  return { word: word.word, accuracy: word.accuracy, feedback: sentences(word, index) };
}

function sentences(word: WordAnalysis, index: number): string {
  if (word.kind === 'missing') return missingWord(word, index);
  const [slip] = slipsOf(word, index);
  // One thing at a time: a flagged sound comes before stress, and only the worst one is named.
  if (slip) return `${whatHappened(slip)} ${cueFor(slip)}`;
  const stress = stressSentence(word);
  if (stress !== undefined) return stress;
  if (word.kind === 'mispronounced') {
    return 'The word as a whole was hard to recognize. Listen to the example once more and say it slowly.';
  }
  if (word.kind === 'unclear') return unclearWord(word, index);
  return praiseFor(word, index);
}

/** Names the sound in plain words and IPA, and what was heard in its place. */
function whatHappened(found: Slip): string {
  const { sound: slip, word } = found;
  const { ipa, letters, keyword } = sound(slip.phone);
  const named = `/${slip.ipa || ipa}/ (${letters} as in ${keyword})`;
  const heard = believableHeard(found);
  if (heard) {
    return slip.verdict === 'wrong'
      ? `You said /${heard.ipa}/, aim for ${named}.`
      : `Your ${named} leaned towards /${heard.ipa}/.`;
  }
  return slip.verdict === 'wrong'
    ? `The ${named} in “${word.word}” did not come through.`
    : `The ${named} in “${word.word}” was not quite clear.`;
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

function praiseFor(word: WordAnalysis, index: number): string {
  if (word.accuracy < CLEAR) {
    return choose(
      [
        'Understandable. A little more care with each sound will make it clear.',
        'Nearly there: no single sound is off, but it could be crisper.',
        'Fine, if a bit blurred. Open your mouth a little more on it.',
      ],
      `${word.word}${index}`,
    );
  }
  const hard = hardestSound(word);
  if (hard === undefined || hard.accuracy < 0.9) {
    return choose(
      ['Clear.', 'Easy to understand.', 'Good: clear and natural.'],
      `${word.word}${index}`,
    );
  }
  const { ipa, letters, keyword } = sound(hard.phone);
  return choose(
    [
      `Clear. The /${ipa}/ (${letters} as in ${keyword}) was right on target.`,
      `Well said, and the /${ipa}/ (${letters} as in ${keyword}) came through.`,
      `Good: a clean /${ipa}/, ${letters} as in ${keyword}.`,
    ],
    `${word.word}${index}`,
  );
}
