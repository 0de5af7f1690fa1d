import {
  type FirstLanguage,
  type LanguageId,
  languageOf,
  type PathStep,
  pathFor,
  type readFirstLanguage as languageCall,
  type readPath as call,
  type readPathSteps as stepsCall,
} from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { pathOrders, users } from '../../../db/schema.ts';
import { readContrasts } from '../../ear/standing.ts';
import { dayOf, zoneOf } from '../days/local-time.ts';
import { type PathChoice, readChoices } from './path-choices.ts';
import { factsOnPath, reasonOnPath } from './path-facts.ts';
import { keepOrder, orderOfDay } from './path-order.ts';
import { localTimeOf } from '../days/remember-zone.ts';
import { readSounds } from '../sounds/sounds.ts';

type Path = z.input<typeof call.response>;
type EarStep = Path['steps'][number];
type OwnLanguage = z.input<typeof languageCall.response>;
type WholePath = z.input<typeof stepsCall.response>;

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

/** Every step, for the screen that shows them all. */
export async function readPathSteps(db: Database, userId: number): Promise<WholePath> {
  const { firstLanguage, steps } = await walkPath(db, userId);
  const language = languageOf(firstLanguage);
  const facts = factsOnPath(
    steps.map(({ contrast }) => contrast),
    language,
  );
  const factOf = ({ contrast }: PathStep) => facts.get(contrast.id) ?? null;
  return {
    firstLanguage,
    steps: steps.map(({ choice, standing, today, mouth, ...step }) => ({
      ...shown(step),
      reason: reasonOnPath(step, factOf(step), language),
      choice,
      fact: factOf(step),
      ear: standing ? { last: standing.last, mark: standing.mark } : null,
      trainedToday: today,
      mouth,
    })),
  };
}

/** What a round of ear training follows: the order without skipped steps, and the pinned ones. */
export async function readRoundOrder(db: Database, userId: number) {
  const { steps } = await walkPath(db, userId);
  const idsOf = (some: Walked[]) => some.map(({ contrast }) => contrast.id);
  return {
    order: idsOf(steps.filter(({ choice }) => choice !== 'skipped')),
    pinned: idsOf(steps.filter(({ choice }) => choice === 'pinned')),
  };
}

/**
 * What to hear before phrases for these sounds: one round a day, for what was pinned, or else for the
 * first sound that has one.
 */
export async function earStepFor(
  db: Database,
  userId: number,
  phones: readonly string[],
  now: Date,
): Promise<EarStep | null> {
  const { steps, trainedToday } = await walkPath(db, userId, now);
  if (trainedToday) return null;
  const open = steps.filter(isOpen);
  const pinned = open.find(({ choice }) => choice === 'pinned');
  if (pinned) return shown(pinned);
  for (const phone of phones) {
    const step = open.find(({ contrast }) => contrast.sounds.includes(phone));
    if (step) return shown(step);
  }
  return null;
}

/**
 * All contrasts in the order of the day, each with what somebody heard and said of it; pinned ones
 * come first, and skipped ones are marked.
 */
export async function walkPath(db: Database, userId: number, now = new Date()) {
  const { firstLanguage, zone, standingOf, soundOf, found, order } = await orderNow(
    db,
    userId,
    now,
  );
  const choices = await readChoices(db, userId);
  const steps = inOrder(found, await orderOfDay(db, order), choices).map((step) => {
    const standing = standingOf.get(step.contrast.id);
    return {
      ...step,
      standing,
      today: standing !== undefined && dayOf(standing.last.at, zone) === order.day,
      choice: choices.get(step.contrast.id) ?? null,
      mouth: step.contrast.sounds.flatMap((phone) => soundOf.get(phone) ?? []),
    };
  });
  return { firstLanguage, steps, trainedToday: steps.some(({ today }) => today) };
}

/**
 * Keeps the order of the day before its first result changes it. Called in the transaction that saves
 * the result, when the person’s totals are locked, so that every later save finds it kept.
 */
export async function keepOrderOfDay(tx: Database, userId: number, now = new Date()) {
  const zone = zoneOf(await localTimeOf(tx, userId, {}));
  const [kept] = await tx
    .select({ day: pathOrders.day })
    .from(pathOrders)
    .where(eq(pathOrders.userId, userId));
  if (kept?.day !== dayOf(now, zone)) await keepOrder(tx, (await orderNow(tx, userId, now)).order);
}

/** The path by what is known at this moment. */
async function orderNow(db: Database, userId: number, now: Date) {
  const firstLanguage = await firstLanguageId(db, userId);
  const local = await localTimeOf(db, userId, {});
  const zone = zoneOf(local);
  const standings = await readContrasts(db, userId, local);
  const standingOf = new Map(standings.map((one) => [one.contrast, one]));
  const sounds = await readSounds(db, userId, now);
  const soundOf = new Map(sounds.map((one) => [one.phone, one]));
  const found = pathFor(
    languageOf(firstLanguage),
    Object.fromEntries(standingOf),
    Object.fromEntries(soundOf),
  );
  const contrasts = found.map(({ contrast }) => contrast.id);
  const order = { userId, day: dayOf(now, zone), firstLanguage, contrasts };
  return { firstLanguage, zone, standingOf, soundOf, found, order };
}

/** Pinned steps as they were pinned, then the others as the day ordered them. */
function inOrder<Step extends { contrast: { id: string } }>(
  steps: readonly Step[],
  order: readonly string[],
  choices: ReadonlyMap<string, PathChoice>,
): Step[] {
  const pinned = [...choices].flatMap(([id, choice]) => (choice === 'pinned' ? [id] : []));
  const placeOf = new Map([...new Set([...pinned, ...order])].map((id, place) => [id, place]));
  const place = ({ contrast }: Step) => placeOf.get(contrast.id)!;
  return steps.toSorted((one, other) => place(one) - place(other));
}

type Walked = Awaited<ReturnType<typeof walkPath>>['steps'][number];

/** Below the mark and not skipped; what was trained today waits for another day. */
const isOpen = ({ standing, today, choice }: Walked) =>
  standing?.mark !== 'heard' && !today && choice !== 'skipped';

const shown = ({ contrast: { id, title }, why, reason }: PathStep): EarStep => ({
  contrast: id,
  title,
  why,
  reason,
});

/** With what it has in place of the sounds that are hard for its speakers. */
export async function readFirstLanguage(db: Database, userId: number): Promise<OwnLanguage> {
  const firstLanguage = await firstLanguageId(db, userId);
  const sounds = Object.entries(languageOf(firstLanguage)?.sounds ?? {});
  const facts = sounds.map(([phone, { fact: text, place = null }]) => [phone, { text, place }]);
  return { firstLanguage, facts: Object.fromEntries(facts) };
}

export async function chooseFirstLanguage(
  db: Database,
  userId: number,
  firstLanguage: LanguageId | null,
) {
  await db.update(users).set({ firstLanguage }).where(eq(users.id, userId));
  const { order } = await orderNow(db, userId, new Date());
  await keepOrder(db, order);
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
