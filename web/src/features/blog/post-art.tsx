import type { BlogPostSummary } from '@saywell/contract';
import { useState } from 'react';

/** A post's picture, or a drawing in its place. The title beside it says what it is about. */
export function PostArt({ post }: { post: BlogPostSummary }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="post-art" aria-hidden>
      {post.featuredImageUrl && !broken ? (
        <img
          src={post.featuredImageUrl}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        <Drawing post={post} />
      )}
    </span>
  );
}

function Drawing({ post }: { post: BlogPostSummary }) {
  const motif = motifOf(post);
  if (motif.kind === 'sign') return <>{motif.sign}</>;
  return motif.kind === 'tune' ? <Tune /> : <Wave slug={post.slug} />;
}

function Tune() {
  return (
    <svg viewBox="0 0 300 120" className="w-3/4" fill="none" strokeLinecap="round">
      <path
        d="M6 70c40-8 60-44 104-44s50 40 92 42 60 6 92 44"
        className="stroke-model-soft"
        strokeWidth="22"
      />
      <path
        d="M6 74c40-8 66-40 104-42s56 36 92 38 56 10 90 42"
        className="stroke-voice"
        strokeWidth="4"
      />
    </svg>
  );
}

const STROKES = 49;

function Wave({ slug }: { slug: string }) {
  const path = waveOf(slug, STROKES)
    .map((half, at) => (half ? `M${4 + at * 6} ${50 - half}V${50 + half}` : ''))
    .join('');
  return (
    <svg viewBox="0 0 296 100" className="w-3/4" fill="none" strokeLinecap="round">
      <path d={path} stroke="currentColor" strokeWidth="2.5" />
      <path d="M136 50H164" className="stroke-voice" strokeWidth="2.5" strokeDasharray=".1 7" />
    </svg>
  );
}

/** What is drawn for a post without a picture: a sign, a pitch line, or a wave with a pause. */
type Motif = { kind: 'sign'; sign: string } | { kind: 'tune' } | { kind: 'wave' };

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
