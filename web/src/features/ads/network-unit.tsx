import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { appConfig } from '../../lib/app-config.ts';
import { loadTag, prepareConsentMode } from '../../lib/consent-mode.ts';
import { consentStatus, subscribeToConsent } from '../../lib/consent.ts';
import type { AdPlace } from './cadence.ts';
import { useImpression } from './use-impression.ts';

/** A network that has not answered by then is blocked, or as good as. */
const ANSWER_WITHIN_MS = 6000;

/** A unit of the ad network, at exactly the size of its place. */
export function NetworkUnit({
  placement,
  context,
  client,
  onNothing,
}: AdPlace & { client: string; onNothing: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(false);
  const shows = useShows(box);
  const giveUp = useEffectEvent(onNothing);
  const noteClick = useImpression(
    box,
    filled
      ? { adType: 'network-display', adPlacement: placement, exerciseContext: context }
      : undefined,
  );

  useEffect(() => {
    // A click in a frame of the network is not heard here; the keyboard going there is.
    const onBlur = () => {
      const { activeElement } = document;
      if (activeElement?.tagName === 'IFRAME' && box.current?.contains(activeElement)) noteClick();
    };
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [noteClick]);

  useEffect(() => {
    const place = box.current;
    if (!place || !shows) return undefined;
    const unit = unitFor(place, client, appConfig.adsenseSlots?.[placement]);
    place.append(unit);
    const late = setTimeout(() => giveUp(), ANSWER_WITHIN_MS);
    const answered = new MutationObserver(() => {
      clearTimeout(late);
      if (unit.dataset['adStatus'] === 'filled') setFilled(true);
      else giveUp();
    });
    answered.observe(unit, { attributeFilter: ['data-ad-status'] });
    let gone = false;
    loadNetwork(client).then(
      () => !gone && fillUnit(),
      () => !gone && giveUp(),
    );
    return () => {
      gone = true;
      clearTimeout(late);
      answered.disconnect();
      unit.remove();
    };
  }, [client, placement, shows]);

  return <div ref={box} className="size-full" />;
}

/** A screen has places for phones and for desks: the network is asked for those that show alone. */
function useShows(box: RefObject<HTMLElement | null>): boolean {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const place = box.current;
    if (!place || shows) return undefined;
    const resized = new ResizeObserver(() => {
      if (place.clientWidth > 0) setShows(true);
    });
    resized.observe(place);
    return () => resized.disconnect();
  }, [box, shows]);
  return shows;
}

/** Made by hand: the network writes into it, which React must not notice. */
function unitFor(place: HTMLElement, client: string, slot: string | undefined): HTMLElement {
  const unit = document.createElement('ins');
  unit.className = 'adsbygoogle';
  unit.style.display = 'block';
  unit.style.width = `${place.clientWidth}px`;
  unit.style.height = `${place.clientHeight}px`;
  unit.dataset['adClient'] = client;
  if (slot) unit.dataset['adSlot'] = slot;
  return unit;
}

type AdQueue = object[] & { requestNonPersonalizedAds?: 0 | 1 };
declare global {
  interface Window {
    adsbygoogle?: AdQueue;
  }
}

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

let loading: Promise<void> | undefined;

/** Loads the network's script once, after everything it must know about consent. */
function loadNetwork(client: string): Promise<void> {
  loading ??= start(client);
  return loading;
}

async function start(client: string) {
  await consentKnown();
  prepareConsentMode();
  const obey = () => {
    queue().requestNonPersonalizedAds = consentStatus().canShowAds ? 0 : 1;
  };
  obey();
  subscribeToConsent(obey);
  await loadTag(`${SCRIPT}?client=${encodeURIComponent(client)}`, { crossOrigin: 'anonymous' });
}

/** Asks the network to fill the next unit that is empty. */
const fillUnit = (): void => void queue().push({});

function queue(): AdQueue {
  window.adsbygoogle ??= [];
  return window.adsbygoogle;
}

function consentKnown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (consentStatus().isLoading) return;
      stop();
      resolve();
    };
    const stop = subscribeToConsent(check);
    check();
  });
}
