/** Marks a round that is a step of today’s practice. */
export const TODAYS = 'today';

export const isTodaysRound = (search: string): boolean => new URLSearchParams(search).has(TODAYS);
