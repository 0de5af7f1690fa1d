import type { Analysis } from '@saywell/contract';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** What stood out most, as a short sentence after the verdict; empty when nothing did. */
export function findingOf({ words, intonation }: Analysis): string {
  const missing = words.filter(({ kind }) => kind === 'missing').length;
  if (missing > 0) return `${counted(missing, 'word was', 'words were')} not heard.`;
  const wrong = words.flatMap(({ sounds }) => sounds).filter(({ verdict }) => verdict === 'wrong');
  if (wrong.length > 0) {
    return `${counted(wrong.length, 'sound', 'sounds')} turned into something else.`;
  }
  const tune = intonation?.score;
  return tune !== undefined && tune < TUNE_OFF ? 'The tune says something different.' : '';
}

/** Below this the melody is what to work on. */
const TUNE_OFF = 60;

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${NUMBERS[count] ?? count} ${many}`;
}
