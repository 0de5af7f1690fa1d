/** What the page and the service worker agree on about the things that are kept for offline. */

/** Answers about the person who is signed in. */
export const READS_CACHE = 'saywell-reads';
/** One for each category of exercises: its examples, which are nobody's own. */
export const EXAMPLES_CACHE = 'saywell-kept-';
/** Asks the server itself, past what the service worker has kept. */
export const ANEW: RequestInit = { cache: 'reload' };
/** There while somebody has signed out and the server does not know it yet. */
export const SIGNING_OUT_CACHE = 'saywell-signing-out';
/** In a kept answer: when the server gave it. */
export const KEPT_AT_HEADER = 'saywell-kept-at';
/** In a kept answer: the script of the build that asked for it. */
export const KEPT_BY_HEADER = 'saywell-kept-by';
/** In a kept example: the edition of the voices that said it. */
export const EDITION_HEADER = 'saywell-edition';
/** The page that stands in for every screen while the server is out of reach. */
export const SHELL_PATH = '/app-shell';

/** What the page tells the service worker. */
export type ToWorker =
  /** Somebody signed in or out: forget what was read. */
  | { tell: 'forget' }
  /** Somebody signed out: the server has to be told before it is asked anything else. */
  | { tell: 'signing-out' }
  /** Take over from the version before, at once. */
  | { tell: 'activate' }
  /** Take over if this page, which names its script, is already of the new version. */
  | { tell: 'arrived'; entry: string }
  /** Another version took over while this page was open: say so if the page isn't of it. */
  | { tell: 'stayed'; entry: string };

/** What the service worker tells a page: that the page is of another version. */
export type ToPage = { tell: 'outdated' };

/** The script of a page names its build. */
export function entryOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return new URL(script?.src ?? '', location.href).pathname;
}

/** On another day it would be untrue. */
const OF_ITS_DAY = /^\/api\/(?:today|user-streak|daily-stats|challenges)$/;

/** Whether a kept answer belongs to a day that is over. */
export function isOfAnotherDay(path: string, { headers }: Response): boolean {
  const at = new Date(headers.get(KEPT_AT_HEADER) ?? 0);
  return OF_ITS_DAY.test(path) && at.toDateString() !== new Date().toDateString();
}

export const SPOKEN_PATHS = ['/api/text-to-speech', '/api/text-to-speech/timings'] as const;

export type SpokenRequest = {
  text: string;
  manner?: string;
  context?: unknown;
  voiceOptions: { voiceName: string; speakingRate: number; pitch: number };
};

/** Under which address an example is kept: a cache keeps no POST. A word of a phrase has none. */
export function spokenAddress(path: string, asked: SpokenRequest): string | undefined {
  if (asked.context) return undefined;
  const { text, manner = 'natural', voiceOptions } = asked;
  const { voiceName, speakingRate, pitch } = voiceOptions;
  return `${path}?${new URLSearchParams({
    text,
    manner,
    voiceName,
    speakingRate: String(speakingRate),
    pitch: String(pitch),
  })}`;
}

/** What was asked for under such an address; undefined for another one. */
export function spokenAt(url: string) {
  const { pathname, searchParams } = new URL(url);
  const path = SPOKEN_PATHS.find((spoken) => spoken === pathname);
  if (!path) return undefined;
  const text = searchParams.get('text') ?? '';
  const manner = searchParams.get('manner') ?? 'natural';
  const voiceOptions = {
    voiceName: searchParams.get('voiceName') ?? '',
    speakingRate: Number(searchParams.get('speakingRate')),
    pitch: Number(searchParams.get('pitch')),
  };
  return { path, asked: { text, manner, voiceOptions } };
}

const tell = (what: ToWorker) => navigator.serviceWorker?.controller?.postMessage(what);

/**
 * For whoever signs out while the server is out of reach: their service worker tells it later. False
 * where there is none.
 */
export async function signOutLater(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    await caches.open(SIGNING_OUT_CACHE);
  } catch {
    return false;
  }
  const tellNow = () => tell({ tell: 'signing-out' });
  tellNow();
  window.addEventListener('online', tellNow, { once: true });
  void tellWhenBack().catch(() => {});
  return true;
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Also after the last page was closed, in browsers that can do it. */
async function tellWhenBack(): Promise<void> {
  const registration: WithSync = await navigator.serviceWorker.ready;
  await registration.sync?.register('sign-out');
}

/** Before anybody else can read it. The service worker may have an answer on its way, so it is told too. */
export async function forgetReads(): Promise<void> {
  try {
    tell({ tell: 'forget' });
    await caches.delete(READS_CACHE);
  } catch {
    // A browser without caches has kept nothing.
  }
}
