import { type LocalTime, pages, type TodayStep } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { readToday } from '../today/rounds.ts';

export type FirstStep = {
  /** Short enough for a subject. */
  name: string;
  /** What to do, and why. */
  text: string;
  path: string;
};

const ANY: FirstStep = {
  name: 'five minutes of English',
  text: 'Five minutes is enough. Choose a phrase and say it.',
  path: pages.practice.path,
};

/** Where today’s practice begins, by name: the letter leads to the round that it is a step of. */
export async function firstStep(
  db: Database,
  userId: number,
  local: LocalTime,
  now: Date,
): Promise<FirstStep> {
  const { steps } = await readToday(db, userId, local, now);
  const open = steps.find(({ state }) => state === 'open');
  return open ? { ...wordsFor(open.step), path: pages.today.path } : ANY;
}

function wordsFor(step: TodayStep): Omit<FirstStep, 'path'> {
  if (step.kind === 'ear') {
    return { name: step.title, text: `First, listen: ${step.title}. ${step.reason}` };
  }
  if (step.kind === 'stress') {
    return { name: 'the stress gym', text: `First, the stress gym. ${step.reason}` };
  }
  if (step.kind === 'drill') {
    return { name: `the word “${step.word}”`, text: `Say “${step.word}” a few times.` };
  }
  if (step.kind === 'scene') {
    return { name: `the scene “${step.title}”`, text: `Play a part in the scene “${step.title}.”` };
  }
  const say = `Say “${step.exercise.phrase}”`;
  if (step.kind === 'phrase') return { name: 'an everyday phrase', text: say };
  // Not every reader of a subject reads IPA.
  return { name: `“${step.exercise.phrase}”`, text: `${say} ${step.reason}` };
}
