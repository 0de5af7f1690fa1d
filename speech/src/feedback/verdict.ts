import { isMissing, slipsOf, type Take } from './take.ts';

/** A heading for the whole take and one sentence about it. */
export type VerdictText = { title: string; message: string };

type Band = { from: number; title: string; message: string };

/** The five bands of the product. */
const BANDS: readonly [Band, ...Band[]] = [
  { from: 95, title: 'Excellent!', message: 'Clear and natural from the first sound to the last.' },
  { from: 85, title: 'Very Good!', message: 'Very easy to follow; only fine details are left.' },
  { from: 75, title: 'Good!', message: 'Easy to follow.' },
  { from: 60, title: 'Keep Practicing!', message: 'It can be understood with a little effort.' },
  {
    from: -Infinity,
    title: 'Needs Work',
    message: 'This was hard to follow. Take it slowly, word by word.',
  },
];

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function counted(count: number, one: string, many: string): string {
  if (count === 1) return `One ${one}`;
  return `${NUMBERS[count] ?? count} ${many}`;
}

/** What stood out most, in a few words. */
function mainFinding(take: Take): string {
  const missing = take.words.filter(isMissing).length;
  if (missing > 0) return `${counted(missing, 'word was', 'words were')} not heard.`;
  const wrong = take.words
    .flatMap((word, index) => slipsOf(word, index))
    .filter(({ sound }) => sound.verdict === 'wrong').length;
  if (wrong > 0) return `${counted(wrong, 'sound', 'sounds')} turned into something else.`;
  const { intonation } = take;
  if (intonation?.score !== undefined && intonation.score < 60) {
    return 'Every word came through; the tune says something different.';
  }
  return '';
}

/** The verdict for a scored take, or a friendly refusal when it could not be scored. */
export function verdictText(take: Take): VerdictText {
  if (take.issues.some(({ blocking }) => blocking)) {
    return {
      title: 'Not sure. Please repeat.',
      message: 'A guess would not be fair to you, so there is no score for this take.',
    };
  }
  const band = BANDS.find(({ from }) => take.overallAccuracy >= from) ?? BANDS[0];
  const finding = band.from >= 95 ? '' : mainFinding(take);
  return { title: band.title, message: [band.message, finding].filter(Boolean).join(' ') };
}
