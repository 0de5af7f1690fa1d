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
/** Not a store: an event happens once and is no current value. */
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

/** Notes what happened, if the person allows it. It returns at once and never fails. */
export function track<N extends Name>(name: N, ...[properties]: Arguments<N>): void {
  const event = { key: randomId(), name, properties: properties ?? {} } as AnalyticsEvent;
  events.add(event);
  for (const listener of listeners) listener(event);
}

/** Sends what waits, when a page that is about to go has added its last. */
export const flushEvents = (): void => events.flush();

/** Hears every event, also one that consent keeps from being sent: the listener asks for itself. */
export function onTrack(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The breakpoints of the design: all that is ever told about a browser. */
function deviceOf(width: number): Device {
  if (width < 760) return 'phone';
  return width < 1000 ? 'tablet' : 'desktop';
}

const tier = createStore<UserTier>(appConfig.signedIn ? 'registered' : 'anonymous');

/** Whether the person is signed in, for what is measured and advertised: nothing is guarded by it. */
export const currentTier = tier.get;
export const setTier = tier.set;
export const useTier = (): UserTier => useStore(tier);

/** Adds up how long something was in view. */
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
