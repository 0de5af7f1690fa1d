import type { Analysis } from '@saywell/contract';
import { verdictOf } from './verdict-bands.ts';

/** Below this the melody is what to work on. */
const TUNE_OFF = 60;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** What the verdict says: its own message, then what stood out most. */
export function messageOf(analysis: Analysis): string {
  const { message } = verdictOf(analysis.overallAccuracy);
  const most = whatStoodOut(analysis);
  if (most) return `${message} ${most}`;
  // Praise for every sound would contradict a melody that says something else.
  return isTuneOff(analysis)
    ? 'Every word came through; the tune says something different.'
    : message;
}

/** Whether the melody is what to work on. */
export function isTuneOff({ intonation }: Analysis): boolean {
  return intonation?.score !== undefined && intonation.score < TUNE_OFF;
}

function whatStoodOut({ words }: Analysis): string {
  const missing = words.filter(({ kind }) => kind === 'missing').length;
  if (missing > 0) return `${counted(missing, 'word was', 'words were')} not heard.`;
  const wrong = words.flatMap(({ sounds }) => sounds).filter(({ verdict }) => verdict === 'wrong');
  return wrong.length > 0
    ? `${counted(wrong.length, 'sound', 'sounds')} turned into something else.`
    : '';
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${NUMBERS[count] ?? count} ${many}`;
}
