import { lockDataDir } from '../../src/db/data-dir-lock.ts';

/** A process that holds a data folder until it is killed, or says why it can't. */
try {
  const lock = lockDataDir(process.argv[2]!);
  console.log('held');
  setInterval(() => lock, 60_000);
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : error);
}
