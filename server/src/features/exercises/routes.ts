import { getExercise, listExercises } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as exercises from './exercises.ts';

export function registerExercises(mount: Mount, db: Database) {
  mount(listExercises, ({ query }) => exercises.listExercises(db, query.category));
  mount(getExercise, ({ params }) => exercises.findExercise(db, params.id));
}
