import { earContrasts, type listSounds } from '@saywell/contract';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { readContrasts } from '../../ear/standing.ts';
import { localTimeOf } from '../days/remember-zone.ts';
import { readSounds } from './sounds.ts';

/** The sounds as they are said, each with how many of its contrasts the ear knows. */
export async function listSoundsOf(
  db: Database,
  userId: number,
): Promise<z.input<typeof listSounds.response>> {
  const standings = await readContrasts(db, userId, await localTimeOf(db, userId, {}));
  const markOf = new Map(standings.map(({ contrast, mark }) => [contrast, mark]));
  return (await readSounds(db, userId)).map((sound) => {
    const contrasts = earContrasts.filter(({ sounds }) => sounds.includes(sound.phone));
    const marks = contrasts.flatMap(({ id }) => markOf.get(id) ?? []);
    const heard = marks.filter((mark) => mark === 'heard').length;
    const most = Math.max(...contrasts.map(({ load }) => load));
    const main = contrasts
      .filter(({ load }) => load === most)
      .every(({ id }) => markOf.get(id) === 'heard');
    return { ...sound, byEar: { trained: marks.length, heard, main } };
  });
}
