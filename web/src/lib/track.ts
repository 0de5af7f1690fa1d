import type { AnalyticsEvent, Device, UserTier } from '@saywell/contract';
import { appConfig } from './app-config.ts';
import { createBatch, postQuietly, randomId } from './batch.ts';
import { consentStatus, subscribeToConsent } from './consent.ts';
import { createStore, useStore } from './store.ts';

type Name = AnalyticsEvent['name'];
type PropertiesOf<N extends Name> = Extract<AnalyticsEvent, { name: N }>['properties'];
type Arguments<N extends Name> =
  Record<string, never> extends PropertiesOf<N> ? [] : [properties: PropertiesOf<N>];

type Listener = (event: AnalyticsEvent) => void;
/** Not a store: an event is not a current value. */
const listeners = new Set<Listener>();

const events = createBatch<AnalyticsEvent>({
  may: () => {
    const { isLoading, canUseAnalytics } = consentStatus();
    if (isLoading) return 'wait';
    return canUseAnalytics ? 'send' : 'drop';
  },
  post: (batch) =>
    postQuietly('/api/analytics/events', { device: deviceOf(window.innerWidth), events: batch }),
});
subscribeToConsent(events.flush);

/** Records an event, if the person's consent allows it. Returns at once and never throws. */
export function track<N extends Name>(name: N, ...[properties]: Arguments<N>): void {
  const event = { key: randomId(), name, properties: properties ?? {} } as AnalyticsEvent;
  events.add(event);
  for (const listener of listeners) listener(event);
}

/** Sends waiting events, once a page that is being left has added its last. */
export const flushEvents = (): void => events.flush();

/** Calls the listener for every event, even without consent: the listener checks it itself. */
export function onTrack(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The design's breakpoints: all that is ever recorded about a browser. */
function deviceOf(width: number): Device {
  if (width < 760) return 'phone';
  return width < 1000 ? 'tablet' : 'desktop';
}

const tier = createStore<UserTier>(appConfig.signedIn ? 'registered' : 'anonymous');

/** Whether the person is signed in, for analytics and ads; not used for access control. */
export const currentTier = tier.get;
export const setTier = tier.set;
export const useTier = (): UserTier => useStore(tier);

/** Sums up how long something was in view. */
export function createViewClock(now: () => number) {
  let since: number | undefined;
  let total = 0;
  return {
    set(inView: boolean) {
      if (inView) since ??= now();
      else if (since !== undefined) {
        total += now() - since;
        since = undefined;
      }
    },
    milliseconds: () => Math.round(total + (since === undefined ? 0 : now() - since)),
  };
}
