import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { type Learner, newLearner } from '../../../test/support/learner.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

test.each([
  '/api/total-stats',
  '/api/user-progress',
  '/api/daily-stats',
  '/api/weekly-sessions',
  '/api/user-streak',
  '/api/challenges',
  '/api/sounds',
  '/api/sounds/TH',
  '/api/path',
  '/api/daily-goal',
  '/api/practice-plan',
  '/api/next-exercise',
])('%s needs a signed-in session and works before any practice', async (url) => {
  expect((await t.get(url)).statusCode).toBe(401);
  expect((await t.get(url, { headers: learner.headers })).statusCode).toBe(200);
});

test.each(['abc', '1.5', '901', '-901', '99999', ''])(
  'the offset %j is refused in plain words',
  async (offset) => {
    const answer = await t.get(`/api/daily-stats?timezoneOffset=${offset}`, {
      headers: learner.headers,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Invalid timezone offset');
  },
);

test('a zone that is only an offset counts as one', async () => {
  const { date } = await learner.read('/api/daily-stats?timeZone=%2B14:00&timezoneOffset=660');
  expect(date).toBe((await learner.read('/api/daily-stats?timezoneOffset=-840')).date);
});

test('a zone whose name cannot be one is refused', async () => {
  const answer = await t.get('/api/user-streak?timeZone=%3Cscript%3E', {
    headers: learner.headers,
  });
  expect(answer.statusCode).toBe(400);
});

test('a time zone that was said once holds for answers that do not ask', async () => {
  const body = { timezoneOffset: '-840', timeZone: 'Pacific/Kiritimati' };
  expect((await t.put('/api/time-zone', { headers: learner.headers, body })).statusCode).toBe(200);
  const stored = { timezoneOffset: -840, timeZone: 'Pacific/Kiritimati' };
  expect(await learner.read('/api/user')).toMatchObject(stored);
  const here = await learner.read('/api/daily-stats');
  expect(here.date).toBe((await learner.read('/api/daily-stats?timezoneOffset=-840')).date);
  const dates = [here.date, (await learner.read('/api/daily-stats?timezoneOffset=660')).date];
  expect(dates[0]).not.toBe(dates[1]);
});

test('looking at days of another zone changes nothing', async () => {
  await learner.read('/api/user-streak?timezoneOffset=-840&timeZone=Asia/Tokyo');
  expect(await learner.read('/api/user')).toMatchObject({ timezoneOffset: null, timeZone: null });
});

test.each([
  [{}, 'A time zone is required'],
  [{ timezoneOffset: '901' }, 'Invalid timezone offset'],
  [{ timeZone: '<script>' }, 'Invalid time zone'],
])('%j is no time zone: %s', async (body, message) => {
  const answer = await t.put('/api/time-zone', { headers: learner.headers, body });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  expect((await t.put('/api/time-zone', { body })).statusCode).toBe(401);
});
