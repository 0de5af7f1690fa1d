import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildEarRound,
  buildExercise,
  buildSession,
  buildUser,
  earAnswer,
} from '../../../test/support/factories.ts';
import { reviewWeek } from './week-review.ts';

let t: TestApp;
let userId: number;
beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
});

const NOW = new Date('2026-03-12T12:00:00Z');
const weeksAgo = (weeks: number) => new Date(NOW.getTime() - weeks * 7 * 24 * 3_600_000);
const review = () => reviewWeek(t.db, userId, NOW);

const say = (phone: string, accuracy: number, weeks: number, tries = 5) =>
  buildSession(t.db, {
    userId,
    createdAt: weeksAgo(weeks),
    analysis: {
      words: [
        {
          word: 'this',
          kind: 'ok',
          sounds: Array.from({ length: tries }, () => ({ phone, accuracy })),
        },
      ],
    },
  });
const hear = (heard: number, weeks: number, asked = 10) =>
  buildEarRound(t.db, {
    userId,
    createdAt: weeksAgo(weeks),
    answers: Array.from({ length: asked }, (_, at) => earAnswer(at < heard)),
  });

test('it names what rose against the week before, with both numbers', async () => {
  await say('TH', 0.5, 1);
  await say('TH', 0.7, 0);
  await say('R', 0.9, 1);
  await say('R', 0.8, 0);
  await hear(6, 1);
  await hear(9, 0);
  expect(await review()).toMatchObject({
    week: 'this',
    sounds: [{ phone: 'TH', ipa: 'θ', from: 50, to: 70, tries: { from: 5, to: 5 } }],
    pairs: [{ title: 'ship / sheep', from: { asked: 10, heard: 6 }, to: { asked: 10, heard: 9 } }],
  });
});

test('it claims nothing from a few tries, nor against an older week', async () => {
  await say('TH', 0.5, 1, 4);
  await say('TH', 0.7, 0);
  await say('S', 0.5, 2);
  await say('S', 0.7, 0);
  await hear(6, 1, 9);
  await hear(9, 0);
  expect(await review()).toMatchObject({ week: 'this', compared: false, sounds: [], pairs: [] });
});

test('what fell or hardly rose was compared, and is not told', async () => {
  await say('TH', 0.5, 2);
  await say('TH', 0.7, 1);
  await say('TH', 0.72, 0);
  expect(await review()).toMatchObject({ week: 'this', compared: true, sounds: [] });
});

test('all rounds of a week count', async () => {
  await hear(2, 1);
  for (let round = 0; round < 70; round++) await hear(9, 0);
  expect((await review()).pairs).toMatchObject([{ to: { asked: 700, heard: 630 } }]);
});

test('its weeks are those of the person’s calendar', async () => {
  const at = (day: string) => new Date(day);
  const round = (createdAt: Date, heard: number) =>
    buildEarRound(t.db, {
      userId,
      createdAt,
      answers: Array.from({ length: 10 }, (_, one) => earAnswer(one < heard)),
    });
  // Both are on Sunday evening in New York, and the second one already on Monday in UTC.
  await round(at('2026-03-02T00:30:00Z'), 6);
  await round(at('2026-03-09T00:30:00Z'), 9);
  expect(await review()).toMatchObject({ week: 'this', pairs: [{ to: { heard: 9 } }] });
  await t.db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, userId));
  expect(await review()).toMatchObject({ week: 'last', pairs: [{ to: { heard: 9 } }] });
});

test('while this week has too little, it tells about the last one', async () => {
  await say('TH', 0.5, 2);
  await say('TH', 0.7, 1);
  expect(await review()).toMatchObject({ week: 'last', sounds: [{ from: 50, to: 70 }] });
});

test('it says which sounds and which pair come next', async () => {
  await buildExercise(t.db, { trains: { sounds: ['V'] } });
  const { next } = await review();
  expect(next.sounds).toContainEqual({
    phone: 'V',
    ipa: 'v',
    reason: 'You haven’t tried /v/ yet.',
  });
  expect(next.ear).toMatchObject({ contrast: 'ih-iy' });
});
