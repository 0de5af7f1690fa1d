/**
 * State of a navigation that only notes in the address what somebody chose on the page, such as a
 * tab: reading and keyboard stay where they are.
 */
export const IN_PLACE = { inPlace: true };

export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state;
}
