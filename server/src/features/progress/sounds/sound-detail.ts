import {
  type Analysis,
  type DrillTry,
  type getSound,
  type HardSound,
  isLeftOut,
  judgedSounds,
  wasJudged,
} from '@saywell/contract';
import { PHONES } from '@saywell/speech/phonemes';
import { SOUND_CUES } from '@saywell/speech/sound-cues';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { drills, exercises, practiceSessions } from '../../../db/schema.ts';
import { AppError } from '../../../http/errors.ts';
import { inNoScene } from '../../exercises/exercises.ts';
import { curveOfSound, curvesOfContrasts } from './curve.ts';
import { firstLanguageOf, walkPath } from '../plan/path.ts';
import { readSounds } from './sounds.ts';

const SESSIONS_SEARCHED = 60;
const WORDS_SHOWN = 12;

export async function readSound(
  db: Database,
  userId: number,
  phone: string,
): Promise<z.input<typeof getSound.response>> {
  const known = PHONES.find((one) => one === phone);
  const sound = (await readSounds(db, userId)).find((one) => one.phone === known);
  if (!known || !sound)
    throw new AppError('not_found', 'There is no such sound in American English');
  const trained = await db
    .select({
      id: exercises.id,
      title: exercises.title,
      phrase: exercises.phrase,
      category: exercises.category,
      difficulty: exercises.difficulty,
    })
    .from(exercises)
    .where(and(inNoScene, sql`${exercises.trains} -> 'sounds' ? ${phone}`))
    .orderBy(asc(exercises.difficulty), asc(exercises.id));
  return {
    ...sound,
    cue: SOUND_CUES[known],
    tip: tipOf((await firstLanguageOf(db, userId))?.sounds[known]),
    curve: await curveOfSound(db, userId, phone),
    ear: await soundByEar(db, userId, phone),
    recentWords: await recentWords(db, userId, phone),
    exercises: trained,
  };
}

const tipOf = (hard: HardSound | undefined) => (hard ? `${hard.fact} ${hard.advice}` : null);

/** The contrasts of a sound: those that somebody trained by ear, and the one to begin next. */
async function soundByEar(db: Database, userId: number, phone: string) {
  const { steps } = await walkPath(db, userId);
  const ofSound = steps.filter(({ contrast }) => contrast.sounds.includes(phone));
  const next = ofSound.find(({ standing, choice }) => !standing && choice !== 'skipped')?.contrast;
  const curve = await curvesOfContrasts(
    db,
    userId,
    ofSound.map(({ contrast }) => contrast.id),
  );
  return {
    trained: ofSound.flatMap(({ contrast: { id, title }, standing }) =>
      standing
        ? [{ contrast: id, title, last: standing.last, mark: standing.mark, curve: curve(id) }]
        : [],
    ),
    next: next ? { contrast: next.id, title: next.title } : null,
  };
}

/** The last words that somebody said with a sound, each word once. */
async function recentWords(db: Database, userId: number, phone: string) {
  const sessions = await db
    .select({
      phrase: practiceSessions.phrase,
      words: sql<Analysis['words'] | null>`${practiceSessions.analysis} -> 'words'`,
      practicedAt: practiceSessions.createdAt,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        isNotNull(practiceSessions.analysis),
        isNotNull(practiceSessions.accuracy),
      ),
    )
    .orderBy(desc(practiceSessions.createdAt), desc(practiceSessions.id))
    .limit(SESSIONS_SEARCHED);
  const inPhrases = sessions.flatMap(({ phrase, words, practicedAt }) =>
    judgedSounds(words ?? [])
      .filter(({ sound }) => sound.phone === phone)
      .map(({ word, sound }) => ({
        word,
        phrase,
        accuracy: sound.accuracy,
        heard: sound.heard ?? null,
        ...(isLeftOut(sound) && { dropped: sound.dropped }),
        practicedAt,
      })),
  );
  const found = [...inPhrases, ...(await drilledWords(db, userId, phone))].toSorted(
    (a, b) => b.practicedAt.getTime() - a.practicedAt.getTime(),
  );
  const once = new Map(found.toReversed().map((one) => [one.word.toLowerCase(), one]));
  return found.filter((one) => once.get(one.word.toLowerCase()) === one).slice(0, WORDS_SHOWN);
}

/** The words that somebody said alone for a sound, as the last try of each drill was. */
async function drilledWords(db: Database, userId: number, phone: string) {
  const rows = await db
    .select({
      word: drills.word,
      phrase: drills.phrase,
      tries: drills.tries,
      practicedAt: drills.createdAt,
    })
    .from(drills)
    .where(and(eq(drills.userId, userId), eq(drills.sound, phone)))
    .orderBy(desc(drills.createdAt), desc(drills.id))
    .limit(WORDS_SHOWN);
  return rows.flatMap(({ tries, ...drilled }) => {
    const accuracy = (tries as DrillTry[]).findLast(wasJudged)?.sound ?? null;
    return accuracy === null ? [] : [{ ...drilled, accuracy, heard: null }];
  });
}
