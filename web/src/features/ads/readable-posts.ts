import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { advertisedPosts } from './choose-ad.ts';
import { houseAds } from './house-ads.ts';

const among = advertisedPosts(houseAds).join(',');

let asked: Promise<string[]> | undefined;
let known: string[] | undefined;

/** Asked once in a visit: which of our posts can still be read. Nothing, when nobody can say. */
function readablePosts(): Promise<string[]> {
  asked ??= call('GET /api/blog-slugs', { query: { among } })
    .catch(() => [])
    .then((slugs) => (known = slugs));
  return asked;
}

/** Undefined until it is known. */
export function useReadablePosts(): string[] | undefined {
  const [posts, setPosts] = useState(known);
  useEffect(() => {
    if (posts) return undefined;
    let gone = false;
    void readablePosts().then((slugs) => !gone && setPosts(slugs));
    return () => {
      gone = true;
    };
  }, [posts]);
  return posts;
}
