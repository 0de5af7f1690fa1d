import type { Database } from '../../db/database.ts';
import { planPractice } from '../progress/plan/plan.ts';

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
  path: '/practice',
};

/** The one thing to practice today, by name: the ear first, as in the practice plan. */
export async function firstStep(db: Database, userId: number, now: Date): Promise<FirstStep> {
  const { ear, steps } = await planPractice(db, userId, now);
  if (ear) {
    const { contrast, title, reason } = ear;
    const text = `First, listen: ${title}. ${reason}`;
    return { name: title, text, path: `/ear?for=${contrast}` };
  }
  const [step] = steps;
  if (!step) return ANY;
  const { exercise, sounds, reason } = step;
  const name = sounds[0] ? `the sound /${sounds[0].ipa}/` : exercise.title;
  const path = `/practice?exercise=${exercise.id}&weakest#${exercise.category}`;
  return { name, text: `Say “${exercise.phrase}” ${reason}`, path };
}
