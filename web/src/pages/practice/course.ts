import { CATEGORY_LABELS, type Exercise } from '@saywell/contract';
import { ofCategory } from '../../features/exercises/queries.ts';
import { keptPlan, type KeptPlan } from '../../features/sounds/practice-plan.ts';
import { exerciseAddress, listAddress, PLAN_ADDRESS, stepAddress } from './addresses.ts';

/** The row of exercises that one of them is practiced in. */
export type Course = {
  name: string;
  exercises: Exercise[];
  addressOf: (exercise: Exercise) => string;
  back: { to: string; label: string };
  /** Where it goes after the last one, and what is said there. */
  end: string;
  praise: { title: string; description: string };
  /** Why this exercise is in it. */
  reason?: string;
};

/** A session on the weakest sounds if the exercise is in one, else its category. */
export function courseOf(
  all: Exercise[],
  exercise: Exercise,
  { userId, inPlan }: { userId: number; inPlan: boolean },
): Course {
  const plan = inPlan ? keptPlan(userId, exercise.id) : undefined;
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
