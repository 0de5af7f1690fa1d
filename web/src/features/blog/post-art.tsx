import type { BlogPostSummary } from '@saywell/contract';
import { useState } from 'react';
import { motifOf, waveOf } from './motif.ts';

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
