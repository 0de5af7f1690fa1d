import type { UserTier } from '@saywell/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { type HouseAd, houseAds } from './house-ads.ts';

type Situation = {
  tier: UserTier;
  path: string;
  turn: number;
  /** Of the posts that ads lead to, those that can be read. */
  posts: readonly string[];
};

/** Which ad has its turn, of those for this person that lead somewhere else than where they are. */
export function chooseAd(
  ads: readonly HouseAd[],
  { tier, path, turn, posts }: Situation,
): HouseAd | undefined {
  const fitting = ads.filter(
    (ad) =>
      (!ad.for || ad.for === tier) &&
      placeOf(ad) !== path &&
      (!ad.to.startsWith(POST) || posts.includes(slugOf(ad))),
  );
  return fitting[turn % fitting.length];
}

/** The posts that ads lead to. */
export const advertisedPosts = (ads: readonly HouseAd[]): string[] =>
  ads.filter(({ to }) => to.startsWith(POST)).map(slugOf);

const POST = '/blog/';

const slugOf = ({ to }: HouseAd): string => to.slice(POST.length);

function placeOf({ to }: HouseAd): string {
  return to.split(/[?#]/, 1)[0]!;
}

let turn = Math.floor(Math.random() * 1000);

/** Places on one page show different ads, and a page differs from visit to visit. */
export function nextTurn(): number {
  turn += 1;
  return turn;
}

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
