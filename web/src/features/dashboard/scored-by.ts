import type { PracticeSession } from '@saywell/contract';

/** Who scored a session, and whether that was another version than the one that scores now. */
export function scoredBy(
  { scoredOn, engine }: Pick<PracticeSession, 'scoredOn' | 'engine'>,
  version: string | undefined,
): string | undefined {
  if (!scoredOn) return undefined;
  const where = scoredOn === 'device' ? 'on your device' : 'on our server';
  const isEarlier = version !== undefined && engine !== version;
  return `Scored ${where}${isEarlier ? ' by an earlier version of Saywell' : ''}`;
}
