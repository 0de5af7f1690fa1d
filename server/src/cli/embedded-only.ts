import { readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';

/** Runs a command on the data folder; an expected failure is one line and exit code 1. */
export async function onDataDir(command: (dataDir: string) => Promise<string>) {
  try {
    const { dataDir, databaseUrl } = readConfig(process.env);
    if (databaseUrl !== undefined) {
      throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore for that database');
    }
    console.log(await command(dataDir));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
