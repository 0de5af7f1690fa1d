import type { IssueCode } from '../analysis.ts';
import { quotedList } from './take.ts';

/** What happened, then what to do about it. */
const MESSAGES: Record<IssueCode, string> = {
  silence:
    'There was no voice in this recording. Check that the right microphone is on, then try again.',
  'too-quiet':
    'Your voice was very quiet. Come a hand’s width closer to the microphone and speak up a little.',
  clipped:
    'The recording is overloaded: loud parts were cut off. Move back a little or speak more softly.',
  'too-short':
    'The recording ended too early. Tap record, wait a moment, and say the whole phrase.',
  'too-long': 'This recording is too long to score. Say only the phrase on the screen.',
  'only-noise':
    'We heard noise but no voice. Find a quieter place, hold the phone closer to your mouth and speak up.',
  noisy:
    'Background noise covered part of this take. Turn away from the noise, or hold the phone a hand’s width from your mouth.',
  'narrow-band':
    'The sound arrived as on a telephone, which hides s, f and th. Try without a Bluetooth headset.',
  damaged: 'Parts of the recording are missing. Please record it once more.',
  'different-phrase':
    'This did not sound like the phrase on the screen. Read it once quietly, then say it again.',
  'unsure-phrase':
    'We could not be sure that this was the phrase on the screen. Say it once more, a little closer to the microphone.',
  'words-missing':
    'Some words were not heard. Say the whole phrase, from the first word to the last.',
  'extra-words': 'We heard more than the phrase. Say only what is on the screen, then tap to stop.',
  'stopped-early':
    'You stopped before the end of the phrase. Say it all the way through to the last word.',
  'too-far':
    'You sound far from the microphone, so the echo of the room covers your voice. Come closer, or hold the phone a hand’s width from your mouth.',
  'unreadable-phrase':
    'This phrase has no words we can read aloud. Choose a phrase written in English letters.',
};

/** The words for one problem of a take; `words` are the ones it concerns. */
export function issueMessage(code: IssueCode, words: readonly string[] = []): string {
  if (code === 'stopped-early' && words[0] !== undefined) {
    return `You stopped before “${words[0]}”. Say the phrase all the way through to the last word.`;
  }
  if (words.length === 0 || words.length > 4) return MESSAGES[code];
  if (code === 'words-missing') {
    return `We did not hear ${quotedList(words)}. Say the whole phrase, from the first word to the last.`;
  }
  if (code === 'noisy') {
    return `There was noise during ${quotedList(words)}. Hold the phone a hand’s width from your mouth, a little to the side.`;
  }
  return MESSAGES[code];
}
