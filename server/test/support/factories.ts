import { randomUUID } from 'node:crypto';
import type { EarAnswer, StressAnswer } from '@saywell/contract';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema.ts';
import { insertDrill } from '../../src/features/drills/drills.ts';
import { earRounds } from '../../src/features/ear/rounds.ts';
import type { KeptEarAnswer } from '../../src/features/progress/record/record-ear-round.ts';
import type { KeptStressAnswer } from '../../src/features/progress/record/record-stress-round.ts';
import { insertRound } from '../../src/features/rounds/save-round.ts';
import { insertSession } from '../../src/features/practice/sessions.ts';
import { stressRounds } from '../../src/features/stress/rounds.ts';

/** Rows for tests: valid, unique, and with any field overridable. */

let made = 0;
/** A different number each time, so that unique columns stay unique. */
const next = () => ++made;

type New<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

export async function buildUser(db: Database, overrides: New<typeof schema.users> = {}) {
  const number = next();
  const [row] = await db
    .insert(schema.users)
    .values({
      name: `Learner ${number}`,
      username: `learner_${number}`,
      email: `learner_${number}@example.com`,
      passwordHash: 'no password matches this',
      ...overrides,
    })
    .returning();
  return row!;
}

export async function buildExercise(db: Database, overrides: New<typeof schema.exercises> = {}) {
  const number = next();
  const [row] = await db
    .insert(schema.exercises)
    .values({
      key: `exercise-${number}`,
      title: `Exercise ${number}`,
      phrase: 'The weather is nice this morning.',
      category: 'pronunciation',
      difficulty: 1,
      tips: ['Put your tongue between your teeth for the first sound.'],
      trains: { sounds: ['DH'] },
      ...overrides,
    })
    .returning();
  return row!;
}

/** A scene of six lines, in turns. */
export async function buildScene(db: Database, overrides: New<typeof schema.scenes> = {}) {
  const [scene] = await db
    .insert(schema.scenes)
    .values({
      slug: `scene-${next()}`,
      title: 'Asking the way',
      about: 'Somebody asks for the way.',
      level: 1,
      parts: ['Visitor', 'Local'],
      skills: ['Rising questions'],
      ...overrides,
    })
    .returning();
  const { slug, level } = scene!;
  const lineIds: number[] = [];
  for (let line = 0; line < 6; line++) {
    const place = { sceneSlug: slug, sceneLine: line, scenePart: line % 2 === 0 ? 0 : 1 } as const;
    const category = 'intonation' as const;
    lineIds.push((await buildExercise(db, { category, difficulty: level, ...place })).id);
  }
  return { slug, lineIds };
}

export async function buildSession(
  db: Database,
  overrides: New<typeof schema.practiceSessions> = {},
) {
  return insertSession(db, {
    userId: overrides.userId ?? (await buildUser(db)).id,
    phrase: 'The weather is nice this morning.',
    accuracy: 0.8,
    duration: 30,
    transcript: 'the weather is nice this morning',
    ...overrides,
  });
}

export async function buildTrial(db: Database, overrides: New<typeof schema.trials> = {}) {
  const [row] = await db
    .insert(schema.trials)
    .values({
      tokenHash: String(next()).padStart(64, '0'),
      expiresAt: new Date(Date.now() + 24 * 3600 * 1000),
      ...overrides,
    })
    .returning();
  return row!;
}

/** Belongs to a new person, unless the overrides name the visitor or the person. */
export async function buildAnalysis(db: Database, overrides: New<typeof schema.analyses> = {}) {
  const userId = overrides.trialId ? null : (overrides.userId ?? (await buildUser(db)).id);
  const [row] = await db
    .insert(schema.analyses)
    .values({
      userId,
      phrase: 'The weather is nice this morning.',
      accuracy: 0.8,
      result: { overallAccuracy: 80, issues: [] },
      ...overrides,
    })
    .returning();
  return row!;
}

export async function buildDrill(db: Database, overrides: New<typeof schema.drills> = {}) {
  return insertDrill(db, {
    userId: overrides.userId ?? (await buildUser(db)).id,
    phrase: 'The weather is nice this morning.',
    word: 'weather',
    sound: 'DH',
    tries: [{ passed: true, accuracy: 0.8, sound: 0.9 }],
    passed: false,
    duration: 20,
    analysisId: randomUUID(),
    ...overrides,
  });
}

export async function buildEarRound(
  db: Database,
  overrides: Partial<Parameters<typeof insertRound<EarAnswer, KeptEarAnswer>>[2]> = {},
) {
  return insertRound(db, earRounds, {
    userId: overrides.userId ?? (await buildUser(db)).id,
    key: randomUUID(),
    answers: [earAnswer()],
    duration: 110,
    ...overrides,
  });
}

export const earAnswer = (heard = true, pair = 'ship-sheep', contrast = 'ih-iy') => ({
  pair,
  contrast,
  said: 0 as const,
  chose: heard ? (0 as const) : (1 as const),
  voice: 'en-US-Neural2-F',
  ms: 800,
});

export async function buildStressRound(
  db: Database,
  overrides: Partial<Parameters<typeof insertRound<StressAnswer, KeptStressAnswer>>[2]> = {},
) {
  return insertRound(db, stressRounds, {
    userId: overrides.userId ?? (await buildUser(db)).id,
    key: randomUUID(),
    answers: [stressAnswer()],
    duration: 180,
    ...overrides,
  });
}

export const stressAnswer = (
  isRight = true,
  said: KeptStressAnswer['said'] = null,
): KeptStressAnswer => ({ item: 'hotel', kind: 'word', chose: isRight ? 1 : 0, said, isRight });

export async function buildPost(db: Database, overrides: New<typeof schema.blogPosts> = {}) {
  const number = next();
  const [row] = await db
    .insert(schema.blogPosts)
    .values({
      title: `Post ${number}`,
      slug: `post-${number}`,
      excerpt: 'What this post is about.',
      content: '<p>One paragraph.</p>',
      category: 'learning-strategies',
      isPublished: true,
      publishedAt: new Date(),
      ...overrides,
    })
    .returning();
  return row!;
}

export async function buildFeedback(db: Database, overrides: New<typeof schema.feedback> = {}) {
  const [row] = await db
    .insert(schema.feedback)
    .values({
      userId: overrides.userId ?? (await buildUser(db)).id,
      type: 'bug',
      subject: 'The listen button',
      message: 'It stays silent on my phone.',
      ...overrides,
    })
    .returning();
  return row!;
}
