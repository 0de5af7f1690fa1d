import { join, resolve } from 'node:path';
import { backUp } from '../db/backup.ts';
import { keepPrivate } from '../private-files.ts';
import { onDataDir, terminal } from './embedded-only.ts';

/** `npm run backup [-- FILE]`: writes the embedded database to one file. Stop the server first. */
await onDataDir(async (dataDir) => {
  const file = process.argv[2] === undefined ? amongBackups() : resolve(process.argv[2]);
  await backUp(dataDir, file);
  return `Backed up ${dataDir} to ${file}`;
});

/** Older ones may be readable by other users of the machine. */
function amongBackups() {
  const folder = resolve('backups');
  keepPrivate(folder, terminal);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `saywell-${time}.tar.gz`);
}
