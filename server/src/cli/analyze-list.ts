/** One line of a list of recordings. */
export type ListEntry = {
  id: string;
  audio: string;
  phrase: string;
  /** Phones of each word, used exactly as given. */
  pronunciation?: string[][];
};

/** Lines `id<TAB>audio<TAB>phrase[<TAB>pronunciation]`; empty lines are skipped. */
export function parseList(text: string): ListEntry[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const [id = '', audio = '', phrase = '', pronunciation = ''] = line.split('\t');
      return pronunciation.trim()
        ? { id, audio, phrase, pronunciation: parsePronunciation(pronunciation) }
        : { id, audio, phrase };
    });
}

/** `TH IH1 NG K | DH IH0 S`: phones by spaces, words by bars. */
export function parsePronunciation(text: string): string[][] {
  return text.split('|').map((word) => word.trim().split(/\s+/).filter(Boolean));
}
