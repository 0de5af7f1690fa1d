import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../db/backup.ts';
import { StartupError } from '../startup-error.ts';
import { onDataDir } from './embedded-only.ts';

/** `npm run restore -- FILE [--force]`: restores the embedded database from a backup. */
await onDataDir(async (dataDir) => {
  const { file, force } = readArguments();
  const { movedTo } = await restore(dataDir, file, { replace: force });
  const restored = `Restored ${file} into ${dataDir}`;
  return movedTo === undefined ? restored : `${restored}; what was there is now ${movedTo}`;
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file !== undefined) return { file: resolve(file), force: values.force };
  } catch {
    // An unknown option: show the usage.
  }
  throw new StartupError('Usage: npm run restore -- FILE [--force]');
}
