import { resolve } from 'node:path';
import { backUp } from '../db/backup.ts';
import { onDataDir } from './embedded-only.ts';

/** `npm run backup [-- FILE]`: the embedded database as one file, while the server is stopped. */
await onDataDir(async (dataDir) => {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(process.argv[2] ?? `backups/saywell-${time}.tar.gz`);
  await backUp(dataDir, file);
  return `Backed up ${dataDir} to ${file}`;
});
