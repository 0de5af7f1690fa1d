export type AudioProblem = 'empty' | 'too-large' | 'too-long' | 'unsupported' | 'damaged';

/** A recording we can't read, and why; anything else that is thrown here is our own mistake. */
export class AudioError extends Error {
  readonly problem: AudioProblem;

  constructor(problem: AudioProblem, message: string) {
    super(message);
    this.name = 'AudioError';
    this.problem = problem;
  }
}

/** More than any phrase takes; a file that claims more is refused before it is decoded. */
export const LONGEST_SECONDS = 60;

export function tooLong(): AudioError {
  return new AudioError('too-long', `The recording is longer than ${LONGEST_SECONDS} seconds`);
}

/** More parts than any recorder writes: whoever made it wants it to be hard to read. */
export function tooManyParts(): AudioError {
  return new AudioError('damaged', 'The recording is made of too many parts');
}
