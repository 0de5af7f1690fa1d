import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@saywell/contract';
import { authenticator } from '../support/authenticator.ts';
import { deviceTake } from '../support/device-take.ts';
import { newPost, newVoice, take, type Things } from './things.ts';

export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  form?: Record<string, string | Uint8Array<ArrayBuffer>>;
};

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

export const takesInput = ({ params, query, body, form }: Endpoint) =>
  Boolean(params ?? query ?? body ?? form);

const impressions = () => [
  { key: randomUUID(), adType: 'house-display', adPlacement: 'practice-sidebar' },
];
const events = () => [
  { key: randomUUID(), name: 'time_on_page', properties: { page: '/blog/:slug', seconds: 5 } },
];
const earRound = () => ({
  key: randomUUID(),
  at: new Date().toISOString(),
  duration: 110,
  answers: [{ pair: 'ship-sheep', said: 1, chose: 0, voice: 'en-US-Neural2-D', ms: 900 }],
});
const stressRound = () => ({
  key: randomUUID(),
  at: new Date().toISOString(),
  duration: 110,
  answers: [{ item: 'hotel', chose: 1, said: 'right' }],
});
const classPlan = (exerciseId: number) => ({
  name: 'Monday group',
  teacher: 'Ms. Lee',
  endsOn: new Date().toISOString().slice(0, 10),
  items: [{ exerciseId }],
});
const sceneRun = (analysisId: string) => ({
  key: randomUUID(),
  at: new Date().toISOString(),
  duration: 60,
  mode: 'part',
  part: 0,
  withText: true,
  takes: [{ line: 0, analysisId }],
});
const saved = { accuracy: 0.7, duration: 12, transcript: 'yes' };

/**
 * For every call with input, a request that works; the attacks are mutations of it. A test next to
 * this file fails if a call has none.
 */
const requests: Record<string, (of: Things) => Sent> = {
  'PATCH /api/user': ({ name, username, email }) => ({ body: { name, username, email, level: 2 } }),
  'POST /api/register': () => {
    const username = `new_${randomUUID().slice(0, 13).replace('-', '_')}`;
    const email = `${username}@example.com`;
    return { body: { name: 'New Person', username, email, password: 'quite secret' } };
  },
  'POST /api/login': ({ username, password }) => ({ body: { username, password } }),
  'POST /api/forgot-password': ({ email }) => ({ body: { email } }),
  'POST /api/reset-password': ({ resetToken, password }) => ({
    body: { token: resetToken, password },
  }),
  'POST /api/user/password': ({ password }) => ({
    body: { currentPassword: password, newPassword: password },
  }),
  'POST /api/passkeys/sign-in': ({ device, challenge }) => ({
    body: { passkey: device.answer({ challenge }) },
  }),
  'POST /api/user/passkeys/shown': ({ device, challenge }) => ({
    body: { passkey: device.answer({ challenge }) },
  }),
  'POST /api/user/passkeys/new': ({ password }) => ({ body: { password } }),
  'POST /api/user/passkeys': ({ challenge }) => ({
    body: { name: 'My phone', passkey: authenticator().make({ challenge }) },
  }),
  'PATCH /api/user/passkeys/:id': ({ passkeyId }) => ({
    params: { id: String(passkeyId) },
    body: { name: 'Old phone' },
  }),
  'DELETE /api/user/passkeys/:id': ({ passkeyId, password }) => ({
    params: { id: String(passkeyId) },
    body: { password },
  }),
  'DELETE /api/user/password': ({ device, challenge }) => ({
    body: { passkey: device.answer({ challenge }) },
  }),
  'POST /api/auth/verify-email': ({ verificationToken }) => ({
    body: { token: verificationToken },
  }),
  'POST /api/auth/resend-verification': ({ email }) => ({ body: { email } }),
  'POST /api/auth/undo-email-change': ({ undoToken }) => ({ body: { token: undoToken } }),
  'GET /api/captcha/challenge': () => ({ query: { action: 'login' } }),

  'GET /api/blog': () => ({
    query: { category: 'learning-strategies', published: 'true', page: '1', limit: '5' },
  }),
  'GET /api/blog-slugs': ({ slug }) => ({ query: { among: slug } }),
  'GET /api/blog/:slug': ({ slug }) => ({ params: { slug } }),
  'POST /api/admin/blog': () => ({ body: newPost(`post-${randomUUID()}`) }),
  'PUT /api/admin/blog/:id': ({ postId, slug }) => ({
    params: { id: String(postId) },
    body: newPost(slug),
  }),
  'DELETE /api/admin/blog/:id': ({ postId }) => ({ params: { id: String(postId) } }),

  'GET /api/exercises': () => ({ query: { category: 'pronunciation' } }),
  'GET /api/exercises/:id': ({ exerciseId }) => ({ params: { id: String(exerciseId) } }),

  'GET /api/scenes/:slug': ({ scene }) => ({ params: { slug: scene } }),
  'GET /api/scenes/:slug/runs': ({ scene }) => ({ params: { slug: scene } }),
  'POST /api/scenes/:slug/runs': ({ scene, sceneTakeId }) => ({
    params: { slug: scene },
    body: sceneRun(sceneTakeId),
  }),

  'POST /api/feedback': () => ({
    body: { type: 'bug', subject: 'A button', message: 'It is silent.', priority: 'low' },
  }),
  'GET /api/admin/feedback': () => ({
    query: { status: 'new', priority: 'medium', page: '1', limit: '10' },
  }),
  'PATCH /api/admin/feedback/:id': ({ feedbackId }) => ({
    params: { id: String(feedbackId) },
    body: { status: 'reviewed' },
  }),
  'GET /api/admin/overview': () => ({ query: { days: '7' } }),

  'POST /api/admin/voices': () => ({ body: newVoice }),
  'POST /api/admin/voices/imports': () => ({
    body: {
      label: 'Maria',
      gender: 'FEMALE',
      credit: 'Maria Lopez',
      terms: 'Agreed on 2026-11-24.',
      created: '2026-11-24T09:00:00.000Z',
    },
  }),
  'GET /api/admin/voices/:name': ({ voiceName }) => ({ params: { name: voiceName } }),
  'GET /api/admin/voices/:name/file': ({ voiceName }) => ({ params: { name: voiceName } }),
  'DELETE /api/admin/voices/:name': ({ voiceName }) => ({ params: { name: voiceName } }),
  'POST /api/admin/voices/:name/clips': ({ voiceName }) => ({
    params: { name: voiceName },
    form: { text: 'ship', manner: 'natural', keep: 'true', audio: take.audio },
  }),
  'DELETE /api/admin/voices/:name/clips': ({ voiceName }) => ({
    params: { name: voiceName },
    body: { text: 'ship', manner: 'natural' },
  }),

  'POST /api/classes': ({ exerciseId }) => ({ body: classPlan(exerciseId) }),
  'GET /api/classes/:id': ({ classId }) => ({ params: { id: String(classId) } }),
  'PUT /api/classes/:id': ({ classId, exerciseId }) => ({
    params: { id: String(classId) },
    body: classPlan(exerciseId),
  }),
  'POST /api/classes/:id/end': ({ classId }) => ({ params: { id: String(classId) } }),
  'DELETE /api/classes/:id': ({ classId }) => ({ params: { id: String(classId) } }),
  'GET /api/classes/:id/members/:member': ({ classId, memberId }) => ({
    params: { id: String(classId), member: String(memberId) },
  }),
  'DELETE /api/classes/:id/members/:member': ({ classId, memberId }) => ({
    params: { id: String(classId), member: String(memberId) },
  }),
  'GET /api/class/:token': ({ classToken }) => ({ params: { token: classToken } }),
  'POST /api/class/:token/join': ({ classToken }) => ({
    params: { token: classToken },
    body: { name: 'Ana' },
  }),
  'POST /api/class/:token/leave': ({ classToken }) => ({ params: { token: classToken } }),

  'POST /api/analytics/events': () => ({ body: { device: 'phone', events: events() } }),
  'POST /api/ads/impressions': ({ trialToken }) => ({
    body: { sessionToken: trialToken, impressions: impressions() },
  }),

  'POST /api/analyze-audio-pronunciation': ({ phrase, exerciseId, trialToken }) => ({
    form: { phrase, exerciseId: String(exerciseId), sessionToken: trialToken, audio: take.audio },
  }),
  'POST /api/analyses': ({ phrase, exerciseId, keptId }) => ({
    body: { ...deviceTake(phrase), id: keptId, exerciseId },
  }),
  'GET /api/practice-sessions': () => ({ query: { limit: '3' } }),
  'GET /api/practice-sessions/:id': ({ sessionId }) => ({ params: { id: String(sessionId) } }),
  'POST /api/practice-sessions': ({ analysisId }) => ({ body: { ...saved, analysisId } }),
  'POST /api/daily-practice-session': ({ analysisId, phrase }) => ({
    body: { ...saved, phrase, analysisId },
  }),
  'POST /api/drills': ({ drilledId, phrase, trialToken }) => ({
    body: { analysisIds: [drilledId], phrase, duration: 12, sessionToken: trialToken },
  }),
  'POST /api/ear-rounds': () => ({ body: earRound() }),
  'POST /api/stress-rounds': () => ({ body: stressRound() }),
  'GET /api/ear': () => ({ query: { timezoneOffset: '0', timeZone: 'Europe/London' } }),
  'GET /api/today': () => ({ query: { timezoneOffset: '0', timeZone: 'Europe/London' } }),
  'POST /api/today': () => ({ query: { timezoneOffset: '0' }, body: {} }),
  'PUT /api/today/skipped': ({ stepId }) => ({
    query: { timezoneOffset: '0' },
    body: { step: stepId, skipped: true },
  }),
  'GET /api/practice/attempts': ({ exerciseId, phrase }) => ({
    query: { exerciseId: String(exerciseId), phrase, limit: '5' },
  }),
  'GET /api/practice/phrases': () => ({ query: { limit: '5' } }),

  'POST /api/privacy/consent': () => ({ body: { consentType: 'marketing', granted: false } }),
  'PUT /api/privacy/consent': () => ({ body: { consentType: 'marketing', granted: 'true' } }),
  'POST /api/privacy/export': () => ({ body: { type: 'account_data' } }),
  'GET /api/privacy/export': () => ({ query: { type: 'account_data' } }),
  'DELETE /api/privacy/delete': ({ password }) => ({ body: { password } }),
  'POST /api/privacy/delete-request': ({ password }) => ({
    body: { requestType: 'specific_data', confirmPassword: password, data: ['feedback'] },
  }),
  'DELETE /api/privacy/delete-request/:id': ({ deletionId }) => ({
    params: { id: String(deletionId) },
  }),

  'GET /api/daily-stats': () => ({ query: { timezoneOffset: '-480', timeZone: 'Asia/Shanghai' } }),
  'GET /api/weekly-sessions': () => ({ query: { timezoneOffset: '300' } }),
  'GET /api/user-streak': () => ({ query: { timezoneOffset: '0', timeZone: 'Europe/London' } }),
  'PUT /api/daily-goal': () => ({ body: { minutes: 10 } }),
  'PUT /api/path/steps/:contrast': () => ({
    params: { contrast: 'ih-iy' },
    body: { choice: 'pinned' },
  }),
  'PUT /api/first-language': () => ({ body: { firstLanguage: 'spanish' } }),
  'POST /api/first-session': () => ({ body: { at: new Date().toISOString() } }),
  'POST /api/first-session/end': () => ({ body: {} }),
  'PUT /api/time-zone': () => ({ body: { timezoneOffset: '300', timeZone: 'America/New_York' } }),
  'PUT /api/reminder': () => ({ body: { on: false, at: '18:30' } }),
  'POST /api/reminder/unsubscribe': ({ reminderToken }) => ({ body: { token: reminderToken } }),
  'POST /api/reset-progress': () => ({ body: {} }),
  'GET /api/challenges': () => ({ query: { timezoneOffset: '0' } }),
  'POST /api/challenges/toggle': ({ challengeId }) => ({
    query: { timezoneOffset: '0' },
    body: { challengeId, checked: true },
  }),
  'GET /api/sounds/:phone': () => ({ params: { phone: 'TH' } }),

  'POST /api/text-to-speech': ({ phrase }) => ({
    body: {
      text: phrase,
      voiceOptions: { voiceName: 'en-US-Neural2-D', ssmlGender: 'MALE', speakingRate: 1, pitch: 0 },
    },
  }),
  'GET /api/text-to-speech': ({ phrase }) => ({
    query: { text: phrase, ssmlGender: 'MALE', speakingRate: '1', pitch: '0' },
  }),
  'POST /api/text-to-speech/timings': ({ phrase }) => ({ body: { text: phrase } }),

  'POST /api/anonymous/session': ({ trialToken }) => ({
    body: { sessionToken: trialToken, startOver: false },
  }),
  'GET /api/anonymous/exercise/:sessionToken': ({ trialToken, exerciseId }) => ({
    params: { sessionToken: trialToken },
    query: { skip: String(exerciseId) },
  }),
  'POST /api/anonymous/exercise/:sessionToken': ({ trialToken, exerciseId }) => ({
    params: { sessionToken: trialToken },
    body: { exerciseId },
  }),
  'POST /api/anonymous/claim': ({ trialToken }) => ({ body: { sessionToken: trialToken } }),
};

/** The names of the calls described here. */
export const described = Object.keys(requests);

export function validRequest(endpoint: Endpoint, of: Things): Sent {
  return requests[nameOf(endpoint)]?.(of) ?? {};
}

/** The URL of such a request. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Sent) {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name]!));
  const asked = new URLSearchParams(query).toString();
  return asked ? `${filled}?${asked}` : filled;
}
