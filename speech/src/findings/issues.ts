import type { Finding, Issue, IssueCode, WordAnalysis } from '../analysis.ts';
import type { Said } from './finding-text.ts';
import { quotedList } from './analyzed-take.ts';

/** What happened, then what to do about it. */
const MESSAGES: Record<IssueCode, Said> = {
  silence: {
    title: 'We didn’t hear a voice in this recording',
    body: 'Check that the right microphone is selected, then try again.',
  },
  'too-quiet': {
    title: 'Your voice was very quiet',
    body: 'Move a hand’s width closer to the microphone and speak up a little.',
  },
  clipped: {
    title: 'The recording was too loud, so parts of it were distorted',
    body: 'Move back a little or speak more softly.',
  },
  'too-short': {
    title: 'The recording ended too early',
    body: 'Tap the microphone, wait a moment, and say the whole phrase.',
  },
  'too-long': {
    title: 'This recording is too long to score',
    body: 'Say only the phrase on the screen.',
  },
  'only-noise': {
    title: 'We heard noise but no voice',
    body: 'Find a quieter place, move closer to the microphone, and speak up.',
  },
  noisy: {
    title: 'There was noise in the background',
    body: 'Turn away from the noise, or move to a hand’s width from the microphone.',
  },
  'narrow-band': {
    title: 'The recording sounds like a phone call, which hides s, f, and th',
    body: 'Try again without a Bluetooth headset.',
  },
  damaged: {
    title: 'Parts of the recording are missing',
    body: 'Please record it once more.',
  },
  'different-phrase': {
    title: 'This didn’t sound like the phrase on the screen',
    body: 'Read the phrase once to yourself, then say it.',
  },
  'unsure-phrase': {
    title: 'We couldn’t be sure that this was the phrase on the screen',
    body: 'Say it once more, a little closer to the microphone.',
  },
  'words-missing': {
    title: 'We didn’t hear some of the words',
    body: 'Say the whole phrase, from the first word to the last.',
  },
  'extra-words': {
    title: 'We heard more than the phrase',
    body: 'Say only what is on the screen, then tap to stop.',
  },
  'stopped-early': {
    title: 'It sounds like you stopped before the end of the phrase',
    body: 'Say it all the way through to the last word.',
  },
  'too-far': {
    title: 'You sound far from the microphone, so the echo of the room covers your voice',
    body: 'Move to about a hand’s width from the microphone.',
  },
  'unreadable-phrase': {
    title: 'This phrase has no words we can read aloud',
    body: 'Choose a phrase written in English letters.',
  },
};

/** One problem of a take in words. */
export function issueFinding(
  { code, words = [] }: Pick<Issue, 'code' | 'words'>,
  all: readonly WordAnalysis[],
): Finding {
  const names = words.map((index) => all[index]!.word);
  return { kind: 'issue', words, ...saidOf(code, names) };
}

const MOST_NAMED = 4;

/** `words` are the ones it concerns. */
function saidOf(code: IssueCode, words: readonly string[]): Said {
  if (code === 'stopped-early' && words[0] !== undefined) {
    return {
      title: `It sounds like you stopped before “${words[0]}”`,
      body: 'Say the phrase all the way through to the last word.',
    };
  }
  if (code === 'noisy' && words.length > MOST_NAMED) {
    return { ...MESSAGES[code], title: 'Background noise covered several words' };
  }
  if (words.length === 0 || words.length > MOST_NAMED) return MESSAGES[code];
  if (code === 'words-missing') {
    return { ...MESSAGES[code], title: `We didn’t hear ${quotedList(words)}` };
  }
  if (code === 'noisy') {
    return { ...MESSAGES[code], title: `Noise covered ${quotedList(words)}` };
  }
  return MESSAGES[code];
}
