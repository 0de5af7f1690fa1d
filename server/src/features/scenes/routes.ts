import { getScene, listSceneRuns, listScenes, saveSceneRun } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as runs from './runs.ts';
import * as scenes from './scenes.ts';

export function registerScenes(mount: Mount, db: Database) {
  mount(listScenes, (_input, { userId }) => scenes.listScenes(db, userId));
  mount(getScene, ({ params }, { userId }) => scenes.findScene(db, userId, params.slug));
  mount(saveSceneRun, ({ params, body }, { userId }) =>
    runs.saveRun(db, userId, params.slug, body),
  );
  mount(listSceneRuns, ({ params }, { userId }) => runs.listRuns(db, userId, params.slug));
}
