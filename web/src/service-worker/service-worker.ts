import type { ToPage, ToWorker } from '../lib/kept.ts';
import { type Build, createAppFiles } from './app-files.ts';
import { example, isSpoken } from './examples.ts';
import { createReads, isKeptRead } from './reads.ts';
import { createSignOut } from './sign-out.ts';

/** Written in front of this code by `web/build/service-worker.ts`. */
declare const BUILD: Build;

type Event = { waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Event & { data: ToWorker; source: { postMessage: (what: ToPage) => void } | null };
type Worker = {
  addEventListener: {
    (type: 'install' | 'activate' | 'sync', react: (event: Event) => void): void;
    (type: 'fetch', react: (event: Asked) => void): void;
    (type: 'message', react: (event: Told) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};
const worker = self as unknown as Worker;

const ask: typeof fetch = (...what) => fetch(...what);
const files = createAppFiles({ caches, fetch: ask, build: BUILD });
const reads = createReads({ caches, fetch: ask, entry: BUILD.entry });
const signOut = createSignOut({ caches, fetch: ask });

worker.addEventListener('install', (event) => event.waitUntil(files.install()));

// A first version takes the page that asked for it; a later one has waited until it was let in.
worker.addEventListener('activate', (event) =>
  event.waitUntil(files.dropOld().then(() => worker.clients.claim())),
);

// Where a browser has it: the network is back, also after the last page was closed.
worker.addEventListener('sync', (event) => event.waitUntil(signOut.finish()));

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data.tell === 'forget') event.waitUntil(reads.forget());
  if (data.tell === 'signing-out') {
    signOut.lookAgain();
    event.waitUntil(signOut.isOver());
  }
  if (data.tell === 'stayed' && data.entry !== BUILD.entry)
    event.source?.postMessage({ tell: 'outdated' });
  const isNewPage = data.tell === 'arrived' && data.entry === BUILD.entry;
  if (data.tell === 'activate' || isNewPage) event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const isApi = pathname.startsWith('/api/');
  if (isScreen(request, pathname))
    event.respondWith(
      signOut.isOver().then((isOver) => (isOver ? files.page(request, waitUntil) : files.shell())),
    );
  else if (isApi && signOut.mayBeDue())
    event.respondWith(signOut.answer(request, () => answerOf(request, waitUntil)));
  else if (BUILD.files.includes(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(files.file(request));
  else if (isKeptRead(request) || isSpoken(request))
    event.respondWith(answerOf(request, waitUntil));
});

function answerOf(request: Request, waitUntil: Event['waitUntil']): Promise<Response> {
  if (isKeptRead(request)) return reads.answer(request, waitUntil);
  if (isSpoken(request)) return example(request, { caches, fetch: ask });
  return fetch(request);
}

/** Files and calls are opened in a tab too, and have a dot or belong to the API. */
function isScreen({ mode }: Request, pathname: string): boolean {
  return mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.includes('.');
}
