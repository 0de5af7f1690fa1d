import type { FeedbackInputs, ScoredTake } from './analysis.ts';
import { alignTake } from './stages/align-take.ts';
import { cutExtraSpeech } from './stages/cut-extra-speech.ts';
import { hearTake } from './stages/hear-take.ts';
import type { HeardAhead } from './stages/hear-ahead.ts';
import { judgeTake } from './stages/judge-take.ts';
import type { Models } from './stages/load-models.ts';
import { measureTake } from './stages/measure-take.ts';
import { prepareTake } from './stages/prepare-take.ts';
import { readTake } from './stages/read-take.ts';
import { recognizeSpeech } from './stages/recognize-speech.ts';
import { isRefusal, refuse } from './stages/refusal.ts';
import { scoreTake } from './stages/score-take.ts';
import { showAsTaught } from './stages/show-as-taught.ts';
import type { Take } from './take.ts';

/**
 * From a take to its scores and measurements: every stage in order. What was heard ahead of the
 * take's end is used if it is the same speech, and makes no difference but of time.
 */
export function analyzeSpeech(
  models: Models,
  take: Take,
  ahead?: HeardAhead,
): ScoredTake & FeedbackInputs {
  const asked = readTake(models.lexicon, take);
  const prepared = prepareTake(take, asked);
  if (isRefusal(prepared)) return showAsTaught(asked.words, refuse(asked.words, prepared));
  const { samples } = prepared.recording;
  const hearing = ahead?.hearingOf(asked.words, samples) ?? hearTake(models, asked.words, samples);
  const aligned = alignTake(prepared, hearing);
  const cut = cutExtraSpeech(models, asked, aligned);
  const recognized = recognizeSpeech(models, cut);
  if (isRefusal(recognized)) return showAsTaught(asked.words, refuse(asked.words, recognized));
  const measured = measureTake(models, asked, recognized);
  const judged = judgeTake(models, asked, recognized, measured);
  const scored = scoreTake(models, recognized, measured, judged);
  return showAsTaught(asked.words, scored);
}
