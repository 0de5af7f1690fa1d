import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTier } from '../../lib/track.ts';
import type { AdPlace } from './cadence.ts';
import { chooseAd, nextTurn, useReadablePosts } from './choose-ad.ts';
import { type HouseAd, houseAds } from './house-ads.ts';
import { useImpression } from './use-impression.ts';

/** One of our own ads, set in the type of the product but in none of its signal colors. */
export function HouseAdView({ placement, shape, format, context }: AdPlace) {
  const tier = useTier();
  const { pathname } = useLocation();
  const [turn] = useState(nextTurn);
  const link = useRef<HTMLAnchorElement>(null);
  const posts = useReadablePosts();
  const ad = posts && chooseAd(houseAds, { tier, path: pathname, turn, posts });
  const onClick = useImpression(
    link,
    ad && {
      adType: format === 'native' ? 'house-native' : 'house-display',
      adPlacement: placement,
      exerciseContext: { ...context, creative: ad.id },
    },
  );
  if (!ad) return null;
  const Format = format === 'native' ? Native : FORMATS[shape];
  return (
    <Link
      ref={link}
      to={ad.to}
      onClick={onClick}
      className="group flex min-w-0 flex-1 rounded-word text-ink no-underline -outline-offset-3"
    >
      <Format {...ad} />
    </Link>
  );
}

const FORMATS = { rectangle: Card, skyscraper: Tall, leaderboard: Strip, banner: Banner };

const action = 'text-15 font-semibold underline group-hover:decoration-2';

function Card({ title, text, action: words }: HouseAd) {
  return (
    <span className="flex flex-1 flex-col justify-between p-5">
      <span className="font-display text-[1.625rem] leading-[1.12] font-medium tracking-[-0.01em]">
        {title}
      </span>
      <span className="text-15 text-ink-2">{text}</span>
      <span className={action}>{words}</span>
    </span>
  );
}

/** Like a card of the product itself, which is why the label above it matters most here. */
function Native({ title, text, action: words, signs }: HouseAd) {
  return (
    <span className="flex flex-1 flex-col gap-3 p-5">
      <span
        aria-hidden
        className="flex h-18 items-center justify-around rounded-tile bg-sunken font-display text-[2.25rem] leading-none font-medium text-ink-2"
      >
        {signs.map((sign) => (
          <span key={sign}>{sign}</span>
        ))}
      </span>
      <b className="leading-[1.25]">{title}</b>
      <span className="text-15 leading-[1.35] text-ink-2">{text}</span>
      <span className={`mt-auto ${action}`}>{words}</span>
    </span>
  );
}

function Strip({ title, action: words }: HouseAd) {
  return (
    <span className="flex flex-1 flex-col justify-center gap-1.5 px-5 md:flex-row md:items-center md:justify-between md:gap-6">
      <span className="font-display text-20 leading-[1.15] font-medium">{title}</span>
      <span className={`md:whitespace-nowrap ${action}`}>{words}</span>
    </span>
  );
}

function Banner({ title, action: words }: HouseAd) {
  return (
    <span className="flex flex-1 flex-col justify-center gap-1.5 px-5">
      <span className="font-display text-20 leading-[1.15] font-medium">{title}</span>
      <span className={action}>{words}</span>
    </span>
  );
}

function Tall({ title, text, action: words, signs }: HouseAd) {
  return (
    <span className="flex flex-1 flex-col justify-between px-4 py-5">
      <span
        aria-hidden
        className="grid gap-1 font-display text-[4.25rem] leading-[0.98] font-medium text-ink-3"
      >
        {signs.map((sign) => (
          <span key={sign}>{sign}</span>
        ))}
      </span>
      <span className="grid gap-3">
        <span className="font-display text-[1.375rem] leading-[1.15] font-medium">{title}</span>
        <span className="text-15 text-ink-2">{text}</span>
        <span className={action}>{words}</span>
      </span>
    </span>
  );
}
