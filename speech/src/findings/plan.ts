import type { Finding, NextStep } from '../analysis.ts';
import { type AnalyzedTake, isPoorlySaid } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { coveredCauses, withoutCovered } from './covered.ts';
import { sentence, textOf } from './finding-text.ts';
import { extraSoundCauses } from './extra-sound.ts';
import { flowCause } from './flow.ts';
import { formCause } from './forms.ts';
import { melodyCause } from './melody-tip.ts';
import { otherWordCauses } from './other-word.ts';
import { isDone, nextStep } from './next-step.ts';
import { overallCause } from './overall-reason.ts';
import { pauseCause } from './pauses.ts';
import { specificPraise } from './praise.ts';
import { soundCauses } from './sound-causes.ts';
import { unsureCause } from './unsure-sound.ts';
import { blurredCause, missingCause, stressCauses } from './word-causes.ts';

/** What a take tells; the head, the marks, the tips and the praise are all taken from it. */
export type Plan = {
  /** The cause that costs most, then at most two more, and earned praise where there is room. */
  findings: Finding[];
  /** One sentence under the score. */
  summary: string;
  /** The one thing to do now. */
  next: NextStep;
};

/** From here up nothing is left to work on in what a score lacks. */
const EXCELLENT = 95;
/** More than three things at once cannot be worked on. */
export const MOST_FINDINGS = 3;
/** Below this nothing is praised: it would sound like mockery. */
const PRAISED_FROM = 60;

export function planOf(take: AnalyzedTake): Plan {
  const causes = causesOf(take).slice(0, MOST_FINDINGS);
  const findings = causes.map(({ finding }) => finding);
  const praise = take.overallAccuracy >= PRAISED_FROM ? specificPraise(take, findings) : undefined;
  if (praise && findings.length < MOST_FINDINGS) findings.push(praise);
  return {
    findings: findings.length > 0 ? findings : [NOTHING_TO_CORRECT],
    summary: [beginning(take, causes[0], praise), belowItsParts(take, causes)]
      .filter(Boolean)
      .join(' '),
    next: nextStep(withoutCovered(take), causes[0]),
  };
}

/** Where the next phrase comes next, what was found is not made out to be more than it is. */
function beginning(take: AnalyzedTake, first: Cause | undefined, praise: Finding | undefined) {
  if (!first) return sentence(praise?.title ?? NOTHING);
  const said = sentence(first.summary);
  return isDone(withoutCovered(take), first)
    ? `One small thing: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
    : said;
}

/** Everything that is to be told, what keeps the score down most first. */
function causesOf(whole: AnalyzedTake): Cause[] {
  const take = withoutCovered(whole);
  const ofWords = [
    ...coveredCauses(whole),
    missingCause(take),
    ...otherWordCauses(take),
    ...soundCauses(take),
    ...extraSoundCauses(take),
    ...stressCauses(take),
    blurredCause(take),
  ].filter((cause) => cause !== undefined);
  const melody = melodyCause(take);
  const unsure = unsureCause(take);
  const overall = ofWords.length === 0 && !melody ? overallCause(take, unsure) : undefined;
  const ofPhrase = [melody, overall ?? pauseCause(take) ?? flowCause(take), formCause(take)];
  const costly = [...ofWords, ...ofPhrase.filter((cause) => cause !== undefined)].toSorted(
    (a, b) => b.cost - a.cost,
  );
  return withoutRepeats(unsure ? withUnsure(costly, unsure, take) : costly);
}

/** The sound that the exercise is about comes after what was surely wrong, and before anything else. */
function withUnsure(causes: readonly Cause[], unsure: Cause, { words }: AnalyzedTake): Cause[] {
  const isSure = ({ isMinor, finding }: Cause) =>
    finding.kind === 'blurred-words'
      ? !isMinor || finding.words.some((at) => isPoorlySaid(words[at]!))
      : !isMinor && finding.kind !== 'form';
  return [...causes.filter(isSure), unsure, ...causes.filter((cause) => !isSure(cause))];
}

/** A word that occurs twice may give the same tip twice. */
function withoutRepeats(causes: readonly Cause[]): Cause[] {
  const byText = Map.groupBy(causes, ({ finding }) => textOf(finding));
  return [...byText.values()].map(([first]) => first!);
}

/** A score under both its parts would look like a mistake, unless it is said what else counts. */
function belowItsParts(take: AnalyzedTake, causes: readonly Cause[]): string | undefined {
  const first = causes.find(({ cost }) => cost > 0);
  const { accuracyScore, fluencyScore, prosodyScore, intonation, contrasts } = take;
  const parts = Math.min(Math.round(accuracyScore), Math.round(fluencyScore));
  if (Math.round(take.overallAccuracy) >= parts) return undefined;
  const missed = contrasts.filter(({ verdict }) => verdict === 'wrong');
  if (missed.length > 0) {
    const isFirst =
      first?.finding.kind === 'sound' &&
      missed.some(
        ({ word, sound }) =>
          first.finding.words.includes(word) && first.finding.sound?.phone === sound,
      );
    return isFirst
      ? 'Without it the score stays below 75.'
      : 'Without the sound of this exercise, the score stays below 75.';
  }
  // What the melody cost is said already.
  if (first?.finding.kind === 'melody' && first === causes[0] && first.summary.includes('score')) {
    return undefined;
  }
  const isExcellent = Math.round(take.overallAccuracy) >= EXCELLENT;
  // A melody that is good enough costs nothing.
  const melodyCost = intonation ? Math.round(take.spokenAccuracy - take.overallAccuracy) : 0;
  if (melodyCost > 0) {
    return isExcellent && melodyCost === 1
      ? 'The melody cost you one point.'
      : 'The score counts the melody, too, and that came out lower.';
  }
  const withoutConfusions = Math.round(take.overallAccuracy + take.confusionCost);
  if (!intonation && Math.round(prosodyScore) < parts && withoutConfusions < parts) {
    // No part of the page shows the rhythm, and there is little left to work on.
    return isExcellent ? undefined : 'The score counts rhythm, too, and that came out lower.';
  }
  return first
    ? 'Weak spots count more in the score.'
    : 'The least clear word counts more in the score.';
}

const NOTHING = 'Nothing to correct';

const NOTHING_TO_CORRECT: Finding = {
  kind: 'next-step',
  words: [],
  title: 'Nothing to correct here',
  body: 'If you like, say it once more at the speed of the example.',
};
