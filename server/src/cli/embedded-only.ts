import { readConfig } from '../config.ts';
import { keepPrivate, makeFilesPrivate } from '../private-files.ts';
import { StartupError } from '../startup-error.ts';

/** Runs a command on the data folder; an expected failure prints one line and exits with code 1. */
export async function onDataDir(command: (dataDir: string) => Promise<string>) {
  makeFilesPrivate();
  try {
    const { dataDir, databaseUrl } = readConfig(process.env);
    if (databaseUrl !== undefined) {
      throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore for that database');
    }
    keepPrivate(dataDir, terminal);
    console.log(await command(dataDir));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Where a command prints what a server would log. */
export const terminal = {
  info: (_details: object, message: string) => console.log(message),
  warn: (_details: object, message: string) => console.error(message),
};
