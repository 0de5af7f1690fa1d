import { EAR_MARK, EAR_MARK_OF } from '../limits.ts';

/** Whether a round came to the mark in a contrast. */
export const isWellHeard = ({ asked, heard }: { asked: number; heard: number }): boolean =>
  asked >= EAR_MARK_OF && heard * EAR_MARK_OF >= asked * EAR_MARK;
