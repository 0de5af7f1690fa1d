/** The full-screen practice session of a visitor, so that going back leaves it. */
export const SESSION_ADDRESS = '/?practice';

export const isSession = (search: string): boolean => new URLSearchParams(search).has('practice');

/** The heading of the card that practice begins and ends in. */
export const CARD_HEADING = 'start-practicing';
