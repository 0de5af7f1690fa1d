export type AudioProblem = 'empty' | 'too-large' | 'too-long' | 'unsupported' | 'damaged';

/** A recording that can't be decoded, and why; any other exception here is our own bug. */
export class AudioError extends Error {
  readonly problem: AudioProblem;

  constructor(problem: AudioProblem, message: string) {
    super(message);
    this.name = 'AudioError';
    this.problem = problem;
  }
}

/** Longer than any phrase; a file that claims more is rejected before it is decoded. */
export const LONGEST_SECONDS = 60;

export function tooLong(): AudioError {
  return new AudioError('too-long', `The recording is longer than ${LONGEST_SECONDS} seconds`);
}

/** More parts than any recorder writes: the file is built to be expensive. */
export function tooManyParts(): AudioError {
  return new AudioError('damaged', 'The recording is made of too many parts');
}
