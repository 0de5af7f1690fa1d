import { isParagraph, phraseSize } from '../../../ui/phrase-size.ts';

/** Longer than this it takes two lines, which would push the word to fix off the first screen. */
const LARGE_UP_TO = 20;

/** Type-size classes of the phrase in a verdict. */
export function saidSize(phrase: string): string {
  if (phrase.length <= LARGE_UP_TO || isParagraph(phrase)) return phraseSize(phrase);
  return 'text-[clamp(1.5rem,1.1rem+1.55vw,2.5rem)]!';
}
