import type { DrillTry } from '@saywell/contract';
import type { Database } from '../../../db/database.ts';
import { addDrilledTime, addToSounds, addToWeeks } from './record-session.ts';

type Drilled = {
  userId: number;
  sound: string;
  tries: DrillTry[];
  duration: number;
  createdAt: Date;
};

/**
 * Adds a saved drill to the sums: its time, its day, and the one sound it asked for. It is no
 * session and has no score of its own. Called in the transaction that saves it.
 */
export async function recordDrill(tx: Database, drill: Drilled): Promise<void> {
  const { sound: phone, tries } = drill;
  await addDrilledTime(tx, drill);
  const accuracies = tries.flatMap(({ sound }) => (sound === null ? [] : [sound]));
  if (accuracies.length === 0) return;
  const heard = [{ phone, accuracies }];
  await addToSounds(tx, drill, heard);
  await addToWeeks(tx, drill, heard);
}
