import type { Analysis } from '@saywell/contract';

/**
 * What a transcript can tell about a take: which words were recognized. It cannot tell how they
 * sounded, so the result names no sounds and has no confidence.
 */
export function compareTranscript(phrase: string, transcript: string): Analysis {
  const words = phrase.split(/\s+/).filter((word) => plain(word) !== '');
  const said = transcript.split(/\s+/).map(plain).filter(Boolean);
  const understood = inOrder(words.map(plain), said);
  const share = words.length === 0 ? 0 : understood.filter(Boolean).length / words.length;
  const score = Math.round(share * 100);
  return {
    overallAccuracy: score,
    accuracyScore: score,
    fluencyScore: 0,
    prosodyScore: 0,
    completenessScore: score,
    transcript: words.filter((_, index) => understood[index]).join(' '),
    confidence: 0,
    words: words.map((word, index) => ({
      word,
      start: 0,
      end: 0,
      accuracy: understood[index] ? 1 : 0,
      kind: understood[index] ? ('ok' as const) : ('missing' as const),
      sounds: [],
    })),
    pauses: [],
    pitch: { times: [], semitones: [] },
    issues: [],
    contrasts: [],
    feedback: words.map((word, index) => ({
      word,
      accuracy: understood[index] ? 1 : 0,
      feedback: understood[index]
        ? 'This word was understood.'
        : 'This word wasn’t understood. Say it again, a little slower.',
    })),
    recommendations: [
      'A transcript shows which words were understood, not how they sounded. Record the phrase to hear about your sounds.',
    ],
  };
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']/gu, '');

/** Which words are in the longest common subsequence of both. */
function inOrder(words: string[], said: string[]): boolean[] {
  const shared = words.map(() => Array.from({ length: said.length + 1 }, () => 0));
  const at = (word: number, place: number) => shared[word]?.[place] ?? 0;
  for (let word = words.length - 1; word >= 0; word--) {
    for (let place = said.length - 1; place >= 0; place--) {
      shared[word]![place] =
        words[word] === said[place]
          ? at(word + 1, place + 1) + 1
          : Math.max(at(word + 1, place), at(word, place + 1));
    }
  }
  const found = words.map(() => false);
  for (let word = 0, place = 0; word < words.length && place < said.length;) {
    if (words[word] === said[place]) {
      found[word] = true;
      word++;
      place++;
    } else if (at(word + 1, place) >= at(word, place + 1)) word++;
    else place++;
  }
  return found;
}
