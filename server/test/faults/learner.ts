import { aSession } from './site-in-process.ts';

const HOST_BITS = 8;
let calls = 0;

export type Answer = {
  status: number;
  body: Record<string, unknown>;
  cookie: string | undefined;
  retryAfter: string | null;
};

type Sent = { method?: string; body?: object; cookie?: string | undefined; from?: string };

/** A call over the network, each from a different address unless it names one. */
export async function call(url: string, { method = 'GET', body, cookie, from }: Sent = {}) {
  calls += 1;
  const address = from ?? `10.7.${(calls >> HOST_BITS) & 255}.${calls & 255}`;
  const answer = await fetch(url, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0],
    retryAfter: answer.headers.get('retry-after'),
  } satisfies Answer;
}

export const post = (url: string, body: object, cookie?: string, from?: string) =>
  call(url, { method: 'POST', body, cookie, ...(from && { from }) });

export const password = 'a long walk by the sea';

/** A new person at this site, signed in. */
export async function signUp(
  site: string,
  username: string,
): Promise<{ id: number; cookie: string }> {
  const person = { name: 'Lena', username, email: `${username}@example.com`, password };
  const answer = await post(`${site}/api/register`, person);
  if (answer.status !== 200 || !answer.cookie) throw new Error(JSON.stringify(answer));
  return { id: Number(answer.body['id']), cookie: answer.cookie };
}

/** The session's id, once the site has acknowledged it. */
export async function saveSession(site: string, cookie: string): Promise<number> {
  const answer = await post(`${site}/api/practice-sessions`, aSession, cookie);
  if (answer.status !== 200) throw new Error(`Not saved: ${answer.status}`);
  return Number(answer.body['id']);
}

/** Saves in parallel until told to stop; collects the acknowledged ids. */
export function keepSaving(site: () => string, cookie: string, hands = 4) {
  const acknowledged: number[] = [];
  const over = new AbortController();
  let failures = 0;
  const hand = async () => {
    while (!over.signal.aborted) {
      try {
        acknowledged.push(await saveSession(site(), cookie));
      } catch {
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  };
  const all = Promise.all(Array.from({ length: hands }, hand));
  return {
    acknowledged,
    failures: () => failures,
    stop: async () => {
      over.abort();
      await all;
    },
  };
}
