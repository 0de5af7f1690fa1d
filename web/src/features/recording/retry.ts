/** So often a take is sent by itself: for a minute, in which a server restarts even when busy. */
const MOST_SENDS = 6;
const FIRST_WAIT_S = 2;

/**
 * Seconds until a take that was sent in vain is sent again by itself: twice as long each time, and
 * never before the server asked for it. Undefined when it is the person's turn.
 */
export function nextSendIn(sent: number, retryAfter = 0): number | undefined {
  if (sent < 1 || sent >= MOST_SENDS) return undefined;
  return Math.max(Math.ceil(retryAfter), FIRST_WAIT_S * 2 ** (sent - 1));
}
