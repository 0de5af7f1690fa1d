/** The tap of “water”. Learners see it where it is taught; it is judged as the D it is nearest to. */
export const TAP = 'DX';

/** One of the 39 sounds for a sound of a form that learners are shown. */
export function judgedAs(shown: string): string {
  return shown === TAP ? 'D' : shown;
}
