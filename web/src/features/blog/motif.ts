import type { BlogPostSummary } from '@saywell/contract';

/** What is drawn for a post without a picture: a sign, a pitch line, or a wave with a pause. */
export type Motif = { kind: 'sign'; sign: string } | { kind: 'tune' } | { kind: 'wave' };

/** The first that a post's own words name. */
const SUBJECTS: [words: RegExp, motif: Motif][] = [
  [/\bflap|american t\b/i, { kind: 'sign', sign: 'ɾ' }],
  [/\b(th|thin|think)\b/i, { kind: 'sign', sign: 'θ' }],
  [/past tense|final consonant/i, { kind: 'sign', sign: 'd t' }],
  [/ear training|listening test/i, { kind: 'wave' }],
  [/ship|vowel/i, { kind: 'sign', sign: 'ɪ i' }],
  [/functional load|priorities/i, { kind: 'sign', sign: 'l ɹ' }],
  [/intonation|sentence stress|tune/i, { kind: 'tune' }],
  [/schwa|weak form/i, { kind: 'sign', sign: 'əˈ' }],
  [/spelling|introductions|names|numbers|word stress/i, { kind: 'sign', sign: 'ˈa' }],
  [/record|voice|pause|rhythm|routine|habit/i, { kind: 'wave' }],
];

const BY_CATEGORY: Partial<Record<string, Motif>> = {
  'pronunciation-intonation-accent': { kind: 'sign', sign: 'æ' },
  'career-professional': { kind: 'tune' },
  'customer-communication': { kind: 'tune' },
  'mindset-confidence': { kind: 'sign', sign: 'əˈ' },
};

export function motifOf({
  title,
  tags,
  category,
}: Pick<BlogPostSummary, 'title' | 'tags' | 'category'>): Motif {
  const words = [title, ...tags].join(' ');
  const subject = SUBJECTS.find(([pattern]) => pattern.test(words));
  return subject?.[1] ?? BY_CATEGORY[category] ?? { kind: 'wave' };
}

/** Half heights of a wave that is this post's alone, with a pause where the eye rests. */
export function waveOf(slug: string, strokes: number): number[] {
  let seed = Array.from(slug).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length: strokes }, (_, at) => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    const place = at / (strokes - 1);
    const swell = Math.abs(Math.sin(place * Math.PI * 2)) ** 0.7;
    const isPause = place > 0.44 && place < 0.56;
    return isPause ? 0 : 4 + swell * (14 + (seed % 24));
  });
}
