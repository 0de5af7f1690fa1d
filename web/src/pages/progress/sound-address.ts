import { IN_PLACE } from '../../lib/in-place.ts';

/** Where one sound is open on the map. */
export const soundAddress = (phone: string) => `/progress?sound=${phone}`;

export function soundFrom(search: string): string | undefined {
  return new URLSearchParams(search).get('sound')?.toUpperCase();
}

/** State of the step that opening a sound on the map makes. */
export const FROM_MAP = { ...IN_PLACE, fromMap: true };

export function isFromMap(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromMap' in state;
}
