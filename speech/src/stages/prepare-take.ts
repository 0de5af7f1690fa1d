import type { Issue } from '../analysis.ts';
import { type Level, measureLevel } from '../recording/level.ts';
import { prepare, type PreparedRecording } from '../recording/prepare.ts';
import { LONGEST_SECONDS, recordingIssues } from '../recording/recording-issues.ts';
import type { Take } from '../take.ts';
import type { AskedPhrase } from './read-take.ts';
import { type Refusal, refusal } from './refusal.ts';

export type PreparedTake = {
  recording: PreparedRecording;
  level: Level;
  issues: Issue[];
};

/** Resamples and trims the recording, and checks whether anything is audible in it. */
export function prepareTake(
  { samples, sampleRate }: Take,
  { words }: AskedPhrase,
): PreparedTake | Refusal {
  if (!words.length) return refusal('unreadable-phrase');
  if (samples.length / sampleRate > LONGEST_SECONDS) return refusal('too-long');
  const recording = prepare(samples, sampleRate);
  const level = measureLevel(recording.whole);
  const issues = recordingIssues(level, recording.broken);
  if (issues.some(({ blocking }) => blocking)) return { refused: issues };
  return { recording, level, issues };
}
