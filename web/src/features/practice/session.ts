import type { SavedAnalysis } from './analyze.ts';

export type Practised = {
  phrase: string;
  analysis: Pick<SavedAnalysis, 'overallAccuracy' | 'transcript' | 'analysisId'>;
  /** Seconds really spent on it. */
  seconds: number;
};

/** What a finished exercise is saved as. */
export function sessionOf({ phrase, analysis, seconds }: Practised) {
  return {
    phrase,
    accuracy: analysis.overallAccuracy / 100,
    duration: Math.max(1, Math.round(seconds)),
    transcript: analysis.transcript || phrase,
    analysisId: analysis.analysisId,
  };
}
