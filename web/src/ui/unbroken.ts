const WORD_JOINER = '\u2060';

/** Keeps a transcription on one line: browsers like to break after a slash. */
export function unbroken(text: string): string {
  return text.replace(/\/([^/\s]{1,12})\//g, `/${WORD_JOINER}$1${WORD_JOINER}/`);
}
