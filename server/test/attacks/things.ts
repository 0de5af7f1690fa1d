import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Authenticator, authenticator } from '../support/authenticator.ts';
import { deviceTake } from '../support/device-take.ts';

/** One of everything a person can have, so that requests about it can be made. */
export type Things = {
  userId: number;
  name: string;
  username: string;
  email: string;
  password: string;
  cookie: string;
  exerciseId: number;
  phrase: string;
  challengeId: string;
  /** A step of today’s practice, which is begun. */
  stepId: string;
  sessionId: number;
  /** An analysis that is not saved yet. */
  analysisId: string;
  /** An analysis that their device made. */
  keptId: string;
  /** The same of a word that was drilled. */
  drilledId: string;
  /** A scene, and the analysis that its first line was saved with. */
  scene: string;
  sceneTakeId: string;
  deletionId: number;
  /** A class that they teach, with the token of its link and somebody in it. */
  classId: number;
  classToken: string;
  memberId: number;
  passkeyId: number;
  /** The device with that passkey. */
  device: Authenticator;
  /** The challenge for a passkey; made up unless a test sets a real one. */
  challenge: string;
  trialToken: string;
  feedbackId: number;
  postId: number;
  slug: string;
  /** Of a kept voice; made up where they are no administrator. */
  voiceName: string;
  /** Tokens of mailed links; made up unless a test sets real ones. */
  verificationToken: string;
  resetToken: string;
  undoToken: string;
  reminderToken: string;
};

export const take = {
  phrase: 'yes',
  audio: new Uint8Array(readFileSync(join(import.meta.dirname, '../support/recordings/yes.wav'))),
};

const ANALYZE = '/api/analyze-audio-pronunciation';

function takeForm(fields: Record<string, string> = {}) {
  const form = new FormData();
  form.append('phrase', take.phrase);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('audio', new Blob([take.audio], { type: 'audio/wav' }), 'take.wav');
  return form;
}

/** A row, or a list of rows. */
type Row = { id: number } & Record<string, unknown>;
type Answer = Row & Iterable<Row>;

/** A person's browser: calls the API, expects success and returns the response. */
function browser(url: string, address: string) {
  let cookie = '';
  async function call(path: string, { body, method }: { body?: object; method?: string } = {}) {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0]!;
    return JSON.parse(text) as Answer;
  }
  return { call, cookie: () => cookie };
}

type Call = ReturnType<typeof browser>['call'];

async function withPasskey(call: Call, password: string) {
  const device = authenticator();
  const { challenge } = await call('/api/user/passkeys/new', { body: { password } });
  const made = { name: 'Their phone', passkey: device.make({ challenge: String(challenge) }) };
  const { passkeys } = await call('/api/user/passkeys', { body: made });
  return { device, passkeyId: (passkeys as Row[])[0]!.id };
}

/** A class that somebody else has joined. */
async function withClass(url: string, call: Call, exerciseId: number) {
  const plan = {
    name: 'Monday group',
    teacher: 'Ms. Lee',
    endsOn: new Date().toISOString().slice(0, 10),
    items: [{ exerciseId }],
  };
  const { id: classId, token } = await call('/api/classes', { body: plan });
  const learner = browser(url, '198.51.100.252');
  const username = `learner_${classId}_${Date.now() % 1_000_000}`;
  const email = `${username}@example.com`;
  const account = { name: 'Learner', username, email, password: 'quite secret' };
  await learner.call('/api/register', { body: account });
  await learner.call(`/api/class/${String(token)}/join`, { body: { name: 'Ana' } });
  const { members } = await call(`/api/classes/${classId}`);
  return { classId, classToken: String(token), memberId: (members as Row[])[0]!.id };
}

async function withSceneLine(call: Call) {
  const [first] = await call('/api/scenes');
  const scene = String(first!['slug']);
  const { lines } = await call(`/api/scenes/${scene}`);
  const [line] = lines as { id: number; phrase: string }[];
  const body = { ...deviceTake(line!.phrase), exerciseId: line!.id };
  const { analysisId } = await call('/api/analyses', { body });
  const done = { exerciseId: line!.id, accuracy: 0.9, duration: 4, analysisId };
  await call('/api/practice-sessions', { body: done });
  return { scene, sceneTakeId: String(analysisId) };
}

const NOT_MAILED = 'A'.repeat(43);
let people = 0;

/**
 * A new person with one of everything, created only through the API, so that it works on any server
 * with exercises and posts. Posts and others' feedback belong to administrators and are found with
 * an administrator's cookie.
 */
export async function somebodyWithThings(url: string): Promise<Things> {
  people += 1;
  const mark = `${people}_${Date.now() % 1_000_000}`;
  const password = `secret of ${mark}`;
  const username = `with_things_${mark}`;
  const email = `${username}@example.com`;
  const name = `Somebody ${mark}`;
  const address = `198.51.100.${people % 250}`;
  const { call, cookie } = browser(url, address);
  const { id: userId } = await call('/api/register', { body: { name, username, email, password } });
  const change = { email: `new_${email}`, currentPassword: password };
  await call('/api/user', { method: 'PATCH', body: change });
  const [exercise] = await call('/api/exercises');
  const [challenge] = await call('/api/challenges');
  const [post] = await call('/api/blog');
  const { steps } = await call('/api/today', { body: {} });
  const [first] = steps as { step: { id: string } }[];
  const done = { accuracy: 0.8, duration: 20, phrase: take.phrase };
  const { id: sessionId } = await call('/api/practice-sessions', { body: done });
  const { analysisId } = await call(ANALYZE, { body: takeForm() });
  const { analysisId: drilledId } = await call(ANALYZE, { body: takeForm({ drillSound: 'Y' }) });
  const { analysisId: keptId } = await call('/api/analyses', { body: deviceTake(take.phrase) });
  const { scene, sceneTakeId } = await withSceneLine(call);
  const asked = { requestType: 'practice_data', confirmPassword: password };
  const { id: deletionId } = await call('/api/privacy/delete-request', { body: asked });
  const { sessionToken } = await call('/api/anonymous/session', { body: {} });
  const { device, passkeyId } = await withPasskey(call, password);
  const visitor = browser(url, address);
  const exerciseId = exercise!.id;
  await visitor.call(ANALYZE, {
    body: takeForm({ exerciseId: String(exerciseId), sessionToken: String(sessionToken) }),
  });
  const { classId, classToken, memberId } = await withClass(url, call, exerciseId);
  await call('/api/feedback', { body: { type: 'bug', subject: `Of ${mark}`, message: 'It is.' } });
  return {
    userId,
    name,
    username,
    email,
    password,
    cookie: cookie(),
    exerciseId,
    phrase: take.phrase,
    challengeId: String(challenge!.id),
    stepId: first!.step.id,
    sessionId,
    analysisId: String(analysisId),
    keptId: String(keptId),
    drilledId: String(drilledId),
    scene,
    sceneTakeId,
    deletionId,
    classId,
    classToken,
    memberId,
    passkeyId,
    device,
    challenge: 'A'.repeat(72),
    trialToken: String(sessionToken),
    feedbackId: 1,
    postId: post!.id,
    slug: String(post!['slug']),
    voiceName: 'person-nobody',
    verificationToken: NOT_MAILED,
    resetToken: NOT_MAILED,
    undoToken: NOT_MAILED,
    reminderToken: NOT_MAILED,
  };
}

/** The same for an administrator who signs in, with a draft and somebody's feedback. */
export async function adminWithThings(
  url: string,
  base: Things,
  { username, password }: { username: string; password: string },
): Promise<Things> {
  const { call, cookie } = browser(url, '198.51.100.251');
  const admin = await call('/api/login', { body: { username, password } });
  const slug = `draft-of-${base.username.replaceAll('_', '-')}`;
  const post = await call('/api/admin/blog', { body: newPost(slug) });
  const [feedback] = await call('/api/admin/feedback');
  const voice = await call('/api/admin/voices', { body: newVoice });
  return {
    ...base,
    userId: admin.id,
    name: String(admin['name']),
    username,
    email: String(admin['email']),
    password,
    cookie: cookie(),
    postId: post.id,
    slug,
    feedbackId: feedback!.id,
    voiceName: String(voice['name']),
  };
}

export const newVoice = {
  label: 'Maria',
  gender: 'FEMALE',
  credit: 'Maria Lopez',
  consent: true,
};

export const newPost = (slug: string) => ({
  title: 'A draft',
  slug,
  excerpt: 'Not for everybody yet.',
  content: '<p>Words that only those who look after the blog may read.</p>',
  category: 'learning-strategies',
});
