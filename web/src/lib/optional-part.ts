import { type ComponentType, lazy } from 'react';

/**
 * A part that comes when it is needed and is simply not there if it cannot be had: blocked, or the
 * network is gone. An error in its place would be worse than its absence.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const nothing: { default: ComponentType<Props> } = { default: () => null };
  return lazy(() => load().catch(() => nothing));
}
