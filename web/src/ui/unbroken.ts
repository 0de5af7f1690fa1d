import { typographic } from './typographic.ts';

const WORD_JOINER = '\u2060';

/** Prose as it is shown, each transcription on one line: browsers like to break after a slash. */
export function unbroken(text: string): string {
  return typographic(text).replace(/\/([^/\s]{1,12})\//g, `/${WORD_JOINER}$1${WORD_JOINER}/`);
}
