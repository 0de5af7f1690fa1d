import {
  cookieOf,
  encodeTake,
  fromSomewhere,
  PHRASE,
  signUp,
  type EncodedTake,
} from './learner.ts';

export type Call = { kind: Kind; ms: number; status: number };
export type Kind = 'recording' | 'example' | 'read' | 'write' | 'sign-in' | 'page';

type Ask = { method?: string; cookie?: string; json?: unknown; take?: EncodedTake };
type Visit = (site: Site) => Promise<unknown>;
type Site = {
  call: (kind: Kind, path: string, ask?: Ask) => Promise<Response>;
  learner: () => Learner;
  slug: () => string;
  take: EncodedTake;
};
type Learner = { username: string; password: string; cookie: string };

const LEARNERS = 40;
const EXERCISES = 70;
const ZONE = 'timezoneOffset=300&timeZone=America/New_York';

/** The visits, weighted out of a hundred. */
const VISITS: [share: number, visit: Visit][] = [
  [45, practice],
  [10, practiceOwnPhrase],
  [15, tryOut],
  [8, lookAtProgress],
  [8, signInAndOut],
  [2, openAccount],
  [12, readBlog],
];
const TOTAL = VISITS.reduce((sum, [share]) => sum + share, 0);
/** The fraction of visits that send a recording. */
export const RECORDINGS_PER_VISIT = (45 + 10 + 15) / TOTAL;

let newcomers = 0;

export async function openTraffic(address: string, onCall: (call: Call) => void) {
  const learners: Learner[] = [];
  for (let i = 0; i < LEARNERS; i++) {
    const person = { username: `learner_${i}`, password: `learner ${i} speaks` };
    learners.push({ ...person, cookie: await signUp(address, person) });
  }
  const posts = await fetch(`${address}/api/blog`);
  const slugs = [...JSON.stringify(await posts.json()).matchAll(/"slug":"([^"]+)"/g)].map(
    ([, slug]) => slug!,
  );
  if (slugs.length === 0) throw new Error('The blog has no posts');
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!;

  async function call(kind: Kind, path: string, ask: Ask = {}) {
    const begun = performance.now();
    const answer = await send(address + path, ask);
    const bytes = await answer.arrayBuffer();
    onCall({ kind, ms: performance.now() - begun, status: answer.status });
    return new Response(bytes.byteLength > 0 ? bytes : null, answer);
  }
  const site: Site = {
    call,
    learner: () => oneOf(learners),
    slug: () => oneOf(slugs),
    take: await encodeTake(),
  };
  return {
    visit: () => pick()(site),
    record: () => record(site, site.learner().cookie),
  };
}

function send(url: string, { method, cookie, json, take }: Ask) {
  const type = take?.type ?? (json === undefined ? undefined : 'application/json');
  return fetch(url, {
    method: method ?? (take || json !== undefined ? 'POST' : 'GET'),
    headers: {
      ...fromSomewhere(),
      ...(type && { 'content-type': type }),
      ...(cookie && { cookie }),
    },
    body: take?.body ?? (json === undefined ? null : JSON.stringify(json)),
    redirect: 'manual',
  });
}

function pick(): Visit {
  let at = Math.random() * TOTAL;
  for (const [share, visit] of VISITS) {
    at -= share;
    if (at < 0) return visit;
  }
  return practice;
}

async function listen({ call }: Site, text: string, cookie?: string) {
  await call('example', `/api/text-to-speech?text=${encodeURIComponent(text)}`, asked(cookie));
}

async function record({ call, take }: Site, cookie: string) {
  const answer = await call('recording', '/api/analyze-audio-pronunciation', { cookie, take });
  return answer.ok ? ((await answer.json()) as { analysisId: string }).analysisId : undefined;
}

async function practice(site: Site) {
  const { cookie } = site.learner();
  const exerciseId = 1 + Math.floor(Math.random() * EXERCISES);
  const exercise = await site.call('read', `/api/exercises/${exerciseId}`, { cookie });
  const { phrase = PHRASE } = (await exercise.json()) as { phrase?: string };
  await listen(site, phrase, cookie);
  const analysisId = await record(site, cookie);
  if (analysisId === undefined) return;
  const json = { exerciseId, duration: 20, accuracy: 0.8, transcript: phrase };
  await site.call('write', '/api/practice-sessions', { cookie, json });
  await site.call('read', '/api/practice-sessions?limit=3', { cookie });
}

async function practiceOwnPhrase(site: Site) {
  const { cookie } = site.learner();
  await listen(site, PHRASE, cookie);
  const analysisId = await record(site, cookie);
  if (analysisId === undefined) return;
  const json = { phrase: PHRASE, duration: 20, accuracy: 0.8, analysisId };
  await site.call('write', '/api/daily-practice-session', { cookie, json });
}

async function tryOut({ call }: Site) {
  await call('page', '/');
  const opened = await call('write', '/api/anonymous/session', { json: {} });
  const { sessionToken } = (await opened.json()) as { sessionToken?: string };
  if (sessionToken === undefined) return;
  await call('read', `/api/anonymous/exercise/${sessionToken}`);
  const take = await encodeTake({ sessionToken });
  await call('recording', '/api/analyze-audio-pronunciation', { take });
}

async function lookAtProgress({ call, learner }: Site) {
  const { cookie } = learner();
  const paths = [
    '/api/user',
    '/api/total-stats',
    '/api/user-progress',
    `/api/daily-stats?${ZONE}`,
    `/api/weekly-sessions?${ZONE}`,
    `/api/user-streak?${ZONE}`,
    '/api/practice-sessions?limit=10',
    '/api/sounds',
  ];
  await Promise.all(paths.map((path) => call('read', path, { cookie })));
}

async function signInAndOut({ call, learner }: Site) {
  const { username, password } = learner();
  const answer = await call('sign-in', '/api/login', { json: { username, password } });
  if (!answer.ok) return;
  const cookie = cookieOf(answer);
  await call('read', '/api/user', { cookie });
  await call('write', '/api/logout', { cookie, json: {} });
}

async function openAccount({ call }: Site) {
  const username = `newcomer_${newcomers++}`;
  const email = `${username}@example.com`;
  const json = { name: 'Somebody new', username, email, password: 'a new voice' };
  await call('sign-in', '/api/register', { json });
}

async function readBlog({ call, slug }: Site) {
  const post = slug();
  await call('page', '/blog');
  await call('read', '/api/blog');
  await call('page', `/blog/${post}`);
  await call('read', `/api/blog/${post}`);
  await call('page', '/feed.xml');
}

const asked = (cookie: string | undefined): Ask => (cookie === undefined ? {} : { cookie });
