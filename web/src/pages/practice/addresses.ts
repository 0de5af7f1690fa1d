import type { Category, Exercise } from '@saywell/contract';
import { IN_PLACE } from '../../lib/navigation.ts';

type Which = Pick<Exercise, 'id' | 'category'>;

export const listAddress = (category: Category) => `/practice#${category}`;
export const exerciseAddress = ({ id, category }: Which) => `/practice?exercise=${id}#${category}`;
/** Of a saved session, which does not say its category. */
export const sessionAddress = (exerciseId: number) => `/practice?exercise=${exerciseId}`;
/** The same exercise as part of a session on the weakest sounds. */
export const stepAddress = ({ id, category }: Which) =>
  `/practice?exercise=${id}&weakest#${category}`;
/** The same exercise as a phrase of the first session. */
export const firstPhraseAddress = ({ id, category }: Which) =>
  `/practice?exercise=${id}&first#${category}`;
/** The same exercise as a step of today’s practice. */
export const todayStepAddress = ({ id, category }: Which) =>
  `/practice?exercise=${id}&today#${category}`;
export const OWN_PHRASE_ADDRESS = '/practice?own';
export const FIRST_SESSION_ADDRESS = '/first-session';
export const PLAN_ADDRESS = '/practice?weakest';

/** What an exercise is practiced as a part of. */
export type PracticedIn = 'category' | 'plan' | 'first' | 'today' | { class: string };

type PracticePlace =
  | { screen: 'list' }
  | { screen: 'exercise'; id: number; within: PracticedIn }
  | { screen: 'own' }
  | { screen: 'plan' };

/** What an address of the practice page shows. */
export function placeFrom(search: string): PracticePlace {
  const query = new URLSearchParams(search);
  if (query.has('own')) return { screen: 'own' };
  const id = Number(query.get('exercise'));
  const inPlan = query.has('weakest');
  if (Number.isInteger(id) && id > 0) return { screen: 'exercise', id, within: withinFrom(query) };
  return inPlan ? { screen: 'plan' } : { screen: 'list' };
}

/** Whether this looks like the token of a class. */
export const isClassToken = (token: string) => /^[\w-]{20,100}$/.test(token);

function withinFrom(query: URLSearchParams): PracticedIn {
  const token = query.get('class');
  if (token !== null && isClassToken(token)) return { class: token };
  if (query.has('first')) return 'first';
  if (query.has('today')) return 'today';
  return query.has('weakest') ? 'plan' : 'category';
}

/** Where one sound is open on the map. */
export const soundAddress = (phone: string) => `/progress?sound=${phone}`;

export function soundFrom(search: string): string | undefined {
  return new URLSearchParams(search).get('sound')?.toUpperCase();
}

/** State of the step that opening a sound on the map makes. */
export const FROM_MAP = { ...IN_PLACE, fromMap: true };

export function isFromMap(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromMap' in state;
}
