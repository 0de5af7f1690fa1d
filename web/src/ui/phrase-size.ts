/**
 * From this many characters on, a phrase is set smaller; the last sizes fit a paragraph on a phone.
 */
const STEPS = [
  { from: 260, size: 'text-20! leading-[1.35]! tracking-normal!' },
  { from: 140, size: 'text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)]! leading-[1.28]!' },
  { from: 70, size: 'text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)]! leading-[1.18]!' },
];

/** Longer phrases scroll in their own box, so that what follows stays in reach. */
const PARAGRAPH_FROM = 140;

export const isParagraph = (phrase: string): boolean => phrase.length > PARAGRAPH_FROM;

/** Type-size classes of a phrase; empty for an ordinary one. */
export function phraseSize(phrase: string): string {
  return STEPS.find(({ from }) => phrase.length > from)?.size ?? '';
}

/** A box that never takes more than its share of the screen. */
export const paragraphBox = (phrase: string): string =>
  isParagraph(phrase) ? '-mx-1 max-h-[34dvh] overflow-y-auto overscroll-contain px-1 py-1' : '';
