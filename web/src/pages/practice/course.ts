import { CATEGORY_LABELS, type Exercise } from '@saywell/contract';
import { ofCategory } from '../../features/exercises/queries.ts';
import { type FirstPhrase, isSaid } from '../../features/first-session/said.ts';
import { keptPlan, type KeptPlan } from '../../features/sounds/practice-plan.ts';
import { sceneAddress } from '../scenes/addresses.ts';
import { TODAY_ADDRESS } from '../today/addresses.ts';
import {
  exerciseAddress,
  FIRST_SESSION_ADDRESS,
  firstPhraseAddress,
  listAddress,
  PLAN_ADDRESS,
  type PracticedIn,
  stepAddress,
  todayStepAddress,
} from './addresses.ts';
import { classAddress, classItemAddress } from '../classes/addresses.ts';

/** The row of exercises that one of them is practiced in. */
export type Course = {
  name: string;
  exercises: Exercise[];
  addressOf: (exercise: Exercise) => string;
  back: { to: string; label: string };
  /** Where it goes after the last one, and what is said there, if the screen does not say it. */
  end: string;
  praise?: { title: string; description: string };
  /** What saving the last one does, where more follows elsewhere. */
  last?: string;
  /** Those that saving does not lead to: they are done. */
  done?: ReadonlySet<number>;
  /** Whether verdicts are short: one goes on, and looks closer another time. */
  isBrief?: boolean;
  /** Why this exercise is in it. */
  reason?: string;
};

type Where = {
  userId: number;
  within: PracticedIn;
  /** The phrases of their first session, if that is where it is practiced. */
  first?: readonly FirstPhrase[] | undefined;
};

/** What the address asks for, if the exercise is in it, else its category. */
export function courseOf(
  all: Exercise[],
  exercise: Exercise,
  { userId, within, first }: Where,
): Course {
  if (typeof within === 'object') return classCourse(exercise, within.class);
  if (within === 'today') return todayCourse(exercise);
  if (first?.some(({ exerciseId }) => exerciseId === exercise.id)) return firstCourse(all, first);
  if (exercise.scene) return lineCourse(exercise, exercise.scene.slug);
  const plan = within === 'plan' ? keptPlan(userId, exercise.id) : undefined;
  return plan ? planCourse(all, exercise, plan) : categoryCourse(all, exercise);
}

function categoryCourse(all: Exercise[], { category }: Exercise): Course {
  const name = CATEGORY_LABELS[category];
  return {
    name,
    exercises: ofCategory(all, category),
    addressOf: exerciseAddress,
    back: { to: listAddress(category), label: `Back to ${name}` },
    end: listAddress(category),
    praise: {
      title: 'Category Complete!',
      description: `You’ve completed all ${name} exercises. Great job!`,
    },
  };
}

function planCourse(all: Exercise[], { id }: Exercise, plan: KeptPlan): Course {
  return {
    name: 'My weakest sounds',
    exercises: plan.flatMap((step) => all.filter((one) => one.id === step.id)),
    addressOf: stepAddress,
    back: { to: PLAN_ADDRESS, label: 'Back to my weakest sounds' },
    end: '/progress',
    praise: {
      title: 'Session Complete!',
      description: 'You’ve done every phrase in this session. Your sounds below are up to date.',
    },
    reason: plan.find((step) => step.id === id)?.reason,
  };
}

function firstCourse(all: Exercise[], phrases: readonly FirstPhrase[]): Course {
  return {
    name: 'First session',
    exercises: phrases.flatMap(({ exerciseId }) => all.filter(({ id }) => id === exerciseId)),
    addressOf: firstPhraseAddress,
    back: { to: FIRST_SESSION_ADDRESS, label: 'Back to your first session' },
    end: FIRST_SESSION_ADDRESS,
    done: new Set(phrases.filter(isSaid).map((one) => one.exerciseId)),
    isBrief: true,
  };
}

/** A line of a scene, alone. */
function lineCourse(exercise: Exercise, slug: string): Course {
  return {
    name: 'Scene',
    exercises: [exercise],
    addressOf: exerciseAddress,
    back: { to: sceneAddress(slug), label: 'Back to the scene' },
    end: sceneAddress(slug),
    last: 'Save it and go back to the scene.',
  };
}

/** One step; the screen of today’s practice leads to the next. */
function todayCourse(exercise: Exercise): Course {
  return {
    name: 'Today’s practice',
    exercises: [exercise],
    addressOf: todayStepAddress,
    back: { to: TODAY_ADDRESS, label: 'Back to today’s practice' },
    end: TODAY_ADDRESS,
    last: 'Save it and go back to today’s steps.',
  };
}

/** One item; the screen of the class has the others. */
function classCourse(exercise: Exercise, token: string): Course {
  return {
    name: 'Class',
    exercises: [exercise],
    addressOf: (one) => classItemAddress(one, token),
    back: { to: classAddress(token), label: 'Back to the class' },
    end: classAddress(token),
    last: 'Save it and go back to the class.',
  };
}

/** Where saving leads. */
export function following({ exercises, done }: Course, id: number): Exercise | undefined {
  const index = exercises.findIndex((exercise) => exercise.id === id);
  return index < 0 ? undefined : exercises.slice(index + 1).find((one) => !done?.has(one.id));
}

/** Where an exercise stands among those of its category. */
export function neighbors<E extends { id: number }>(exercises: readonly E[], id: number) {
  const index = exercises.findIndex((exercise) => exercise.id === id);
  return {
    number: index + 1,
    of: exercises.length,
    previous: index > 0 ? exercises[index - 1] : undefined,
    next: index >= 0 ? exercises[index + 1] : undefined,
  };
}
