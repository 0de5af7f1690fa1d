/** The tap of “water”. Learners see it where it is taught; it is judged as the D it is nearest to. */
export const TAP = 'DX';
/** The t of “button” that stops the air in the throat, judged as the T it stands for. */
export const GLOTTAL_STOP = 'Q';

const JUDGED_AS: Readonly<Record<string, string>> = { [TAP]: 'D', [GLOTTAL_STOP]: 'T' };

/** Whether a sound is shown in more detail than the 39 have. */
export const isDetail = (shown: string): boolean => Object.hasOwn(JUDGED_AS, shown);

/** The more detailed ways in which one of the 39 sounds is shown. */
export const detailsOf = (phone: string): string[] =>
  Object.keys(JUDGED_AS).filter((shown) => JUDGED_AS[shown] === phone);

/** One of the 39 sounds for a sound of a form that learners are shown. */
export function judgedAs(shown: string): string {
  return JUDGED_AS[shown] ?? shown;
}
