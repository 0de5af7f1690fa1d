import type { TodayResult, TodayStep } from '@saywell/contract';
import { soundIn } from '../../ui/sound-names.tsx';
import { typographic } from '../../ui/typographic.ts';

const NUMBERS: Record<number, string> = { 5: 'five', 10: 'ten', 15: 'fifteen' };

/** How many minutes the day’s practice has, in a word. */
export const inWords = (minutes: number): string => NUMBERS[minutes] ?? String(minutes);

export function kindOf(step: TodayStep): string {
  if (step.kind === 'ear') return 'Your ear';
  if (step.kind === 'stress') return 'Stress gym';
  if (step.kind === 'sound') return soundIn(step.sound.phone, step.sound.ipa);
  if (step.kind === 'scene') return 'A scene';
  return step.kind === 'drill' ? 'A word to fix' : 'An everyday phrase';
}

export function titleOf(step: TodayStep): string {
  if (step.kind === 'ear' || step.kind === 'scene') return step.title;
  if (step.kind === 'stress') return 'Which syllable or word stands out?';
  return typographic(step.kind === 'drill' ? step.word : step.exercise.phrase);
}

/** Why it is one of today’s steps. */
export function reasonOf(step: TodayStep): string {
  if (step.kind === 'drill') {
    return `Last time: ${step.before} of 100, because of the /${step.sound.ipa}/.`;
  }
  if (step.kind !== 'phrase' && step.kind !== 'scene') return step.reason;
  return step.before === null ? 'New to you.' : `Your best so far: ${step.before} of 100.`;
}

/** How long it takes, as people say it. */
export function lengthOf(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** What a step came to; a word said again in its phrase is shown as a change besides. */
export function resultLines(step: TodayStep, result: TodayResult): string[] {
  if (result.kind === 'ear') {
    return result.contrasts.map(
      ({ title, asked, heard }) => `${title}: heard ${heard} of ${asked}`,
    );
  }
  if (result.kind === 'stress') return [stressLine(result)];
  if (result.kind === 'sound') return [soundLine(step, result)];
  if (result.kind === 'phrase') return [phraseLine(step, result.score)];
  if (result.kind === 'scene') return [sceneLine(step, result)];
  return result.tries > 0 ? [`Alone: passed ${triesOf(result)}`] : [];
}

function stressLine({ asked, right, said, saidRight }: Extract<TodayResult, { kind: 'stress' }>) {
  const aloud = said > 0 ? `, said ${saidRight} of ${said}` : '';
  return `Heard ${right} of ${asked}${aloud}`;
}

function soundLine(step: TodayStep, { score, sound }: Extract<TodayResult, { kind: 'sound' }>) {
  if (step.kind !== 'sound' || sound === null) return `Score ${score} of 100`;
  const before = step.before === null ? '' : `; before, ${step.before} on average`;
  return `This sound: ${sound} of 100${before}`;
}

/** The score of a part is no best of the whole. */
function sceneLine(
  step: TodayStep,
  { score, scored, lines }: Extract<TodayResult, { kind: 'scene' }>,
): string {
  if (score === null) return 'Played, without a score';
  if (scored < lines) return `Score ${score} of 100, for ${scored} of ${lines} lines`;
  return phraseLine(step, score);
}

/** Of a phrase or of a whole scene. */
function phraseLine(step: TodayStep, score: number): string {
  const before = step.kind === 'phrase' || step.kind === 'scene' ? step.before : null;
  if (before === null) return `Score ${score} of 100`;
  return score > before
    ? `Score ${score} of 100, your best; before, ${before}`
    : `Score ${score} of 100; your best is ${before}`;
}

const triesOf = ({ passes, tries }: { passes: number; tries: number }) =>
  `${passes} of ${tries} ${tries === 1 ? 'try' : 'tries'}`;
