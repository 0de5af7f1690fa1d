import type { TodayStep } from '@saywell/contract';
import { todaysEarAddress } from '../ear/addresses.ts';
import { todayStepAddress } from '../practice/addresses.ts';

export const TODAY_ADDRESS = '/today';

/** The screen on which a step is done. */
export const addressOfStep = (step: TodayStep): string =>
  step.kind === 'ear' ? todaysEarAddress(step.contrast) : todayStepAddress(step.exercise);
