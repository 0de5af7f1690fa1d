import type { UserTier } from '@saywell/contract';
import type { HouseAd } from './house-ads.ts';

/** Which ad has its turn, of those for this person that do not lead to where they already are. */
export function chooseAd(
  ads: readonly HouseAd[],
  { tier, path, turn }: { tier: UserTier; path: string; turn: number },
): HouseAd | undefined {
  const fitting = ads.filter((ad) => (!ad.for || ad.for === tier) && placeOf(ad) !== path);
  return fitting[turn % fitting.length];
}

function placeOf({ to }: HouseAd): string {
  return to.split(/[?#]/, 1)[0]!;
}

let turn = Math.floor(Math.random() * 1000);

/** Places on one page show different ads, and a page differs from visit to visit. */
export function nextTurn(): number {
  turn += 1;
  return turn;
}
