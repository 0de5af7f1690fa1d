import type { TodayStep } from '@saywell/contract';
import { todaysEarAddress } from '../ear/addresses.ts';
import { todayStepAddress } from '../practice/addresses.ts';
import { sceneAddress } from '../scenes/addresses.ts';
import { TODAYS_STRESS_ADDRESS } from '../stress/addresses.ts';

export const TODAY_ADDRESS = '/today';

/** The screen on which a step is done. */
export function addressOfStep(step: TodayStep): string {
  if (step.kind === 'ear') return todaysEarAddress(step.contrast);
  if (step.kind === 'scene') return sceneAddress(step.slug, 'today');
  return step.kind === 'stress' ? TODAYS_STRESS_ADDRESS : todayStepAddress(step.exercise);
}
