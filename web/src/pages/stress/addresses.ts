import { TODAYS } from '../rounds/addresses.ts';

export const STRESS_ADDRESS = '/stress';
/** The same round as a step of today’s practice. */
export const TODAYS_STRESS_ADDRESS = `${STRESS_ADDRESS}?${TODAYS}`;
