/** The ends of what a take's loudest moment should be, of what a microphone can carry. */
const QUIET = 0.05;
const LOUD = 0.99;

/** What can be said about a take before anybody has listened to it. */
export function loudnessStep(peaks: readonly number[]): string {
  const most = Math.max(0, ...peaks);
  if (most < QUIET) return 'Recorded, very quiet';
  return most > LOUD ? 'Recorded, very loud' : 'Recording is clear';
}
