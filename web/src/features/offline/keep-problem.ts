/** `gone`: the browser removed it to make room. */
export type KeepProblem = 'full' | 'network' | 'gone';

export function problemOf(error: unknown): Exclude<KeepProblem, 'gone'> {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}
