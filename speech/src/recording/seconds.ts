/** The time of a 10 ms frame in the original recording, to the millisecond. */
export function secondsAt(frame: number, offset: number): number {
  return Math.round(1000 * offset + 10 * frame) / 1000;
}
