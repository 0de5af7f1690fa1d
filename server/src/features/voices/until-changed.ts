import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIPS } from './clips.ts';
import { TOLD_APART } from './told-apart.ts';

/**
 * Works something out about the folder of a voice, and anew when a file there changed: the list of
 * voices is asked for with every page that speaks.
 */
export function untilChanged<Found>(workOut: (folder: string) => Promise<Found>) {
  const known = new Map<string, { stamp: string; found: Found }>();
  return async (folder: string): Promise<Found> => {
    const stamp = await stampOf(folder);
    const before = known.get(folder);
    if (before?.stamp === stamp) return before.found;
    const found = await workOut(folder);
    known.set(folder, { stamp, found });
    return found;
  };
}

async function stampOf(folder: string): Promise<string> {
  const [clips, told] = await Promise.all(
    [CLIPS, TOLD_APART].map((name) => stat(join(folder, name)).catch(() => undefined)),
  );
  return [clips?.mtimeMs, told?.mtimeMs, told?.size].join(' ');
}
