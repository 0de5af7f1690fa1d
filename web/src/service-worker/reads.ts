import { ACCOUNT_HEADER } from '../lib/account-header.ts';
import { isOfAnotherDay, KEPT_AT_HEADER, KEPT_BY_HEADER, READS_CACHE } from '../lib/kept.ts';
import { inTime } from './in-time.ts';

/** What the screens for practice read. Nothing else of the API is kept. */
const KEPT =
  /^\/api\/(?:user|classes|exercises(?:\/\d+)?|exercise-progress|practice-plan|next-exercise|practice-sessions|practice\/(?:attempts|phrases)|total-stats|user-progress|daily-stats|weekly-sessions|user-streak|ear|path(?:\/steps)?|first-language|today|week-review|first-session(?:\/result)?|daily-goal|challenges|scenes(?:\/[\w-]+(?:\/runs)?)?|sounds(?:\/\w+)?|privacy\/(?:consent|delete-request)|user\/passkeys|tts-test)$/;

/** Longer than a slow answer takes, shorter than anybody waits for a list. */
const WAIT_MS = 4_000;

type Options = {
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  /** The script of this build. */
  entry: string;
};

export const isKeptRead = ({ method, url }: Request) =>
  method === 'GET' && KEPT.test(new URL(url).pathname);

/**
 * Reads of the signed-in person: from the network if it answers, else as they were last. All that is
 * kept belongs to one account. An answer for another one, or for nobody, empties it first, and so does
 * the page when somebody signs in or out; an answer that was already on its way then is not kept.
 */
export function createReads({ caches, fetch, entry }: Options) {
  let account: string | undefined;
  let changes = 0;
  let writing: Promise<unknown> = Promise.resolve();

  /** One after the other, so that nothing is written behind the back of what empties the cache. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = writing.then(work);
    writing = done.catch(() => undefined);
    return done;
  }

  function forget(): Promise<unknown> {
    changes += 1;
    account = undefined;
    return inOrder(() => caches.delete(READS_CACHE));
  }

  async function keep(request: Request, answer: Response, since: number): Promise<void> {
    const owner = answer.headers.get(ACCOUNT_HEADER);
    account ??= await ownerOfKept(caches);
    if (owner === null || since !== changes) return;
    if (account !== undefined && account !== owner) void forget();
    account = owner;
    if (answer.ok) await store(request, answer, changes);
  }

  async function store(request: Request, answer: Response, at: number): Promise<void> {
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT_HEADER, new Date().toISOString());
    headers.set(KEPT_BY_HEADER, entry);
    const copy = new Response(await answer.blob(), { headers });
    await inOrder(async () => {
      if (at === changes) await (await caches.open(READS_CACHE)).put(request, copy);
    });
  }

  return {
    forget,
    async answer(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
      const since = changes;
      const asked = fetch(request);
      // A full disk keeps nothing, and the answer is shown all the same.
      waitUntil(
        asked.then((answer) => keep(request, answer.clone(), since)).catch(() => undefined),
      );
      const answer = await inTime(asked, WAIT_MS);
      // A proxy answers so in place of a server that is down.
      if (answer && answer.status !== 502 && answer.status !== 504) return answer;
      const kept = await caches.match(request, { cacheName: READS_CACHE });
      const isUsable = kept && !isOfAnotherDay(new URL(request.url).pathname, kept);
      return isUsable ? kept : asked;
    },
  };
}

async function ownerOfKept(caches: CacheStorage): Promise<string | undefined> {
  const cache = await caches.open(READS_CACHE);
  const [first] = await cache.keys();
  const kept = first && (await cache.match(first));
  return kept?.headers.get(ACCOUNT_HEADER) ?? undefined;
}
