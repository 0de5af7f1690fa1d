import { type Analysis, hasResult, type NextStep } from '@saywell/contract';
import { doubtOf } from './doubt.ts';
import { isPraise } from './finding.ts';
import { needsWork } from './verdict-bands.ts';

/** What the screen leaves open after a verdict. */
export type Ways = {
  /** Whether the phrase can be said again. */
  canRepeat: boolean;
  /** Where the way on leads, if not to the next phrase. */
  onward?: string | undefined;
  /** Whether the way on is the next step whatever the score is. */
  goesOn?: boolean;
  /** The words of the take before, if this is the same phrase once more. */
  before?: Words | undefined;
};

type Words = readonly Pick<Analysis['words'][number], 'finding'>[];

/** The one thing to do after a verdict, as far as the screen allows it. */
export function nextOf(
  analysis: Analysis,
  { canRepeat, onward, goesOn = false, before }: Ways,
  /** Whether the word to drill was drilled since. */
  isDrilled = false,
): NextStep {
  if (goesOn && hasResult(analysis)) return moveOn(onward);
  const planned = isDrilled ? WHOLE_PHRASE : plannedFor(analysis);
  if (planned.action === 'drill') return planned;
  if (planned.action === 'repeat' && canRepeat && !isUnsureAgain(analysis, before)) return planned;
  return moveOn(onward);
}

/** What could not be told twice running would hardly be told the third time, if nothing else is to be told. */
function isUnsureAgain({ findings = [] }: Analysis, before: Words = []): boolean {
  const tips = findings.filter((one) => !isPraise(one));
  return (
    tips.length > 0 &&
    tips.every(({ kind, sound, words }) => {
      const wasTold = (at: number) =>
        before[at]?.finding?.kind === kind && before[at].finding.sound?.phone === sound?.phone;
      return kind === 'unsure-sound' && words.every(wasTold);
    })
  );
}

const moveOn = (text = MOVE_ON.text): NextStep => ({ action: 'move-on', text });

function plannedFor(analysis: Analysis): NextStep {
  if (!hasResult(analysis)) {
    return { action: 'repeat', text: doubtOf(analysis).advice || REPEAT.text };
  }
  // An analysis of an earlier version has no step.
  return analysis.next ?? (needsWork(analysis.overallAccuracy) ? REPEAT : MOVE_ON);
}

const MOVE_ON: NextStep = { action: 'move-on', text: 'Go on to the next phrase.' };
const REPEAT: NextStep = { action: 'repeat', text: 'Say it again.' };
const WHOLE_PHRASE: NextStep = { action: 'repeat', text: 'Now say the whole phrase again.' };
