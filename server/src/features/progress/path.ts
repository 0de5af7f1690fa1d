import {
  type FirstLanguage,
  type LanguageId,
  languageOf,
  pathFor,
  type readPath as call,
} from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { readContrasts } from '../ear/standing.ts';
import { dayOf, zoneOf } from './local-time.ts';
import { localTimeOf } from './remember-zone.ts';

type Path = z.input<typeof call.response>;
type EarStep = Path['steps'][number];

/** A path is walked one step at a time; more would only be a list. */
const STEPS = 3;

export async function readPath(db: Database, userId: number): Promise<Path> {
  const { firstLanguage, steps, trainedToday } = await walkPath(db, userId);
  return {
    firstLanguage,
    total: steps.length,
    trained: steps.filter(({ standing }) => standing).length,
    heard: steps.filter(({ standing }) => standing?.mark === 'heard').length,
    trainedToday,
    steps: steps.filter(isOpen).slice(0, STEPS).map(shown),
  };
}

/** What to hear before phrases for these sounds: one round a day, for the first that has one. */
export async function earStepFor(
  db: Database,
  userId: number,
  phones: readonly string[],
  now: Date,
): Promise<EarStep | null> {
  const { steps, trainedToday } = await walkPath(db, userId, now);
  if (trainedToday) return null;
  const open = steps.filter(isOpen);
  for (const phone of phones) {
    const step = open.find(({ contrast }) => contrast.sounds.includes(phone));
    if (step) return shown(step);
  }
  return null;
}

/** All contrasts in the order in which they help most, each with what somebody heard of it. */
export async function walkPath(db: Database, userId: number, now = new Date()) {
  const firstLanguage = await firstLanguageId(db, userId);
  const local = await localTimeOf(db, userId, {});
  const standings = await readContrasts(db, userId, local);
  const standingOf = new Map(standings.map((one) => [one.contrast, one]));
  const zone = zoneOf(local);
  const isToday = (at: Date) => dayOf(at, zone) === dayOf(now, zone);
  const steps = pathFor(languageOf(firstLanguage), Object.fromEntries(standingOf)).map((step) => {
    const standing = standingOf.get(step.contrast.id);
    return { ...step, standing, today: standing !== undefined && isToday(standing.last.at) };
  });
  return { firstLanguage, steps, trainedToday: steps.some(({ today }) => today) };
}

type Walked = Awaited<ReturnType<typeof walkPath>>['steps'][number];

/** Below the mark; what was trained today waits for another day. */
const isOpen = ({ standing, today }: Walked) => standing?.mark !== 'heard' && !today;

const shown = ({ contrast: { id, title }, why, reason }: Walked): EarStep => ({
  contrast: id,
  title,
  why,
  reason,
});

export async function chooseFirstLanguage(
  db: Database,
  userId: number,
  firstLanguage: LanguageId | null,
) {
  await db.update(users).set({ firstLanguage }).where(eq(users.id, userId));
  return readPath(db, userId);
}

/** What is known about somebody's first language; undefined if they have not said. */
export async function firstLanguageOf(
  db: Database,
  userId: number,
): Promise<FirstLanguage | undefined> {
  return languageOf(await firstLanguageId(db, userId));
}

async function firstLanguageId(db: Database, userId: number) {
  const [person] = await db
    .select({ firstLanguage: users.firstLanguage })
    .from(users)
    .where(eq(users.id, userId));
  return person?.firstLanguage ?? null;
}
