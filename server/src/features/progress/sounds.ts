import {
  type Analysis,
  type DrillTry,
  ENOUGH_TRIES,
  type getSound,
  type SoundProgress,
  wasSaid,
} from '@saywell/contract';
import { ipaOf, isVowel, PHONES } from '@saywell/speech/phonemes';
import { SOUND_CUES } from '@saywell/speech/sound-cues';
import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { drills, exercises, practiceSessions, soundTotals, soundWeeks } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { addDays, dayOf, mondayOf, UTC } from './local-time.ts';
import { firstLanguageOf, walkPath } from './path.ts';
import { meanOf } from './totals.ts';

type Sound = z.input<typeof SoundProgress>;
type Totals = typeof soundTotals.$inferSelect;
type Week = Pick<typeof soundWeeks.$inferSelect, 'phone' | 'week' | 'tries' | 'accuracySum'>;

/** A sound is judged by its practice in this week and the weeks before it: so many in all. */
const WEEKS_SHOWN = 8;
/** A trend compares so many of the latest weeks with so many before them. */
const WEEKS_NOW = 2;
const WEEKS_BEFORE = 4;

const SESSIONS_SEARCHED = 60;
const WORDS_SHOWN = 12;

export async function readSounds(db: Database, userId: number, now = new Date()): Promise<Sound[]> {
  const totals = await db.select().from(soundTotals).where(eq(soundTotals.userId, userId));
  const weeks = await db
    .select({
      phone: soundWeeks.phone,
      week: soundWeeks.week,
      tries: soundWeeks.tries,
      accuracySum: soundWeeks.accuracySum,
    })
    .from(soundWeeks)
    .where(
      and(eq(soundWeeks.userId, userId), gte(soundWeeks.week, weekBefore(now, WEEKS_SHOWN - 1))),
    );
  return PHONES.map((phone) => {
    const total = totals.find((one) => one.phone === phone);
    return soundOf(
      phone,
      total,
      weeks.filter((one) => one.phone === phone),
      now,
    );
  });
}

/** The Monday so many weeks before this one's. */
function weekBefore(now: Date, weeks: number): string {
  return addDays(mondayOf(dayOf(now, UTC)), -7 * weeks);
}

function soundOf(phone: string, total: Totals | undefined, weeks: Week[], now: Date): Sound {
  const recent = sumOf(weeks);
  const shown = recent.tries >= ENOUGH_TRIES || !total ? recent : total;
  return {
    phone,
    ipa: ipaOf(phone),
    kind: isVowel(phone) ? 'vowel' : 'consonant',
    tries: total?.tries ?? 0,
    accuracy: enough(shown),
    trend: trendOf(weeks, now),
    lastPracticedAt: total?.lastPracticedAt ?? null,
    dueAt: total?.dueAt ?? null,
  };
}

function trendOf(weeks: Week[], now: Date): Sound['trend'] {
  const nowFrom = weekBefore(now, WEEKS_NOW - 1);
  const beforeFrom = weekBefore(now, WEEKS_NOW + WEEKS_BEFORE - 1);
  const to = enough(sumOf(weeks.filter(({ week }) => week >= nowFrom)));
  const from = enough(sumOf(weeks.filter(({ week }) => week < nowFrom && week >= beforeFrom)));
  return from === null || to === null ? null : { from, to };
}

type Sum = { tries: number; accuracySum: number };

const sumOf = (weeks: Sum[]): Sum => ({
  tries: weeks.reduce((sum, { tries }) => sum + tries, 0),
  accuracySum: weeks.reduce((sum, { accuracySum }) => sum + accuracySum, 0),
});

const enough = ({ tries, accuracySum }: Sum) =>
  tries < ENOUGH_TRIES ? null : meanOf(accuracySum, tries);

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
    .where(sql`${exercises.trains} -> 'sounds' ? ${phone}`)
    .orderBy(asc(exercises.difficulty), asc(exercises.id));
  return {
    ...sound,
    cue: SOUND_CUES[known],
    tip: (await firstLanguageOf(db, userId))?.sounds[known]?.tip ?? null,
    ear: await soundByEar(db, userId, phone),
    recentWords: await recentWords(db, userId, phone),
    exercises: trained,
  };
}

/** The contrasts of a sound: those that somebody trained by ear, and the one to begin next. */
async function soundByEar(db: Database, userId: number, phone: string) {
  const { steps } = await walkPath(db, userId);
  const ofSound = steps.filter(({ contrast }) => contrast.sounds.includes(phone));
  const next = ofSound.find(({ standing }) => !standing)?.contrast;
  return {
    trained: ofSound.flatMap(({ contrast: { id, title }, standing }) =>
      standing ? [{ contrast: id, title, last: standing.last, mark: standing.mark }] : [],
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
    (words ?? [])
      .filter(({ kind }) => kind !== 'missing')
      .flatMap(({ word, sounds }) =>
        sounds
          .filter((sound) => sound.phone === phone && wasSaid(sound))
          .map(({ accuracy, heard = null }) => ({ word, phrase, accuracy, heard, practicedAt })),
      ),
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
    const accuracy = (tries as DrillTry[]).at(-1)?.sound ?? null;
    return accuracy === null ? [] : [{ ...drilled, accuracy, heard: null }];
  });
}
