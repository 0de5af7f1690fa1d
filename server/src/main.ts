import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './build-app.ts';
import { builtWeb, withBuildInMind } from './built-web.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { ensureAdmin } from './features/accounts/admin-at-start.ts';
import { createMailQueue } from './features/mail/mail-queue.ts';
import { openTransport, outboxFolder } from './features/mail/transport.ts';
import { keepEarWordsChecked } from './features/listening/ear-words-job.ts';
import { keepOutboxShort, privacyJobs } from './features/privacy/jobs.ts';
import { seedRetentionPolicies } from './features/privacy/retention-policies.ts';
import { keepReminding } from './features/reminders/send-due.ts';
import type { Running } from './jobs/every.ts';
import { startScheduledJobs } from './jobs/scheduled-jobs.ts';
import { keepPrivate, makeFilesPrivate } from './private-files.ts';
import { seedContent } from './seed/seed-content.ts';
import { createSpeechPool } from './speech-pool/speech-pool.ts';
import { StartupError } from './startup-error.ts';

/**
 * The built web app's folder. Another one can be passed; without a web app the API is served alone.
 */
const [, , WEB_FOLDER = join(import.meta.dirname, '../../web/dist')] = process.argv;
/** How long a stop may take before open connections are cut. */
const STOP_WITHIN_MS = 10_000;

makeFilesPrivate();
try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(config: Config) {
  const log = pino({ base: undefined });
  const webFolder = await builtWeb(WEB_FOLDER, log);
  keepPrivate(config.dataDir, log);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
  let address: string;
  const speech = createSpeechPool({ threads: config.analysisWorkers, log });
  try {
    await seedContent(database.db);
    await seedRetentionPolicies(database.db);
    if (config.admin) await ensureAdmin(database.db, config.admin);
    const mail = createMailQueue(database.db, { send: openTransport({ ...config, log }), log });
    const app = await buildApp({
      config,
      database,
      speech,
      mail,
      log,
      webFolder,
    }).catch((error: unknown) => {
      throw withBuildInMind(error, WEB_FOLDER);
    });
    const background: Running[] = [];
    stopOnSignal(async () => {
      await Promise.all([app.close(), ...background.map((one) => one.stop())]);
      await speech.close();
      await database.close();
    });
    address = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw portError(error, config);
    });
    background.push(
      startScheduledJobs(database.db, privacyJobs, log),
      keepOutboxShort(database.db, outboxFolder(config.dataDir), log),
      keepEarWordsChecked({ db: database.db, pool: speech, config, log }),
    );
    if (config.smtpUrl !== undefined) {
      const { publicUrl } = config;
      background.push(keepReminding({ db: database.db, mail, publicUrl, log }));
    }
  } catch (error) {
    await speech.close();
    await database.close();
    throw error;
  }
  console.log(`Saywell is ready at ${config.port === 0 ? address : config.publicUrl}`);
}

function portError(error: unknown, { port, host }: Config) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(`PORT: ${port} is already in use on ${host}; choose another`);
  }
  if (code === 'EACCES') return new StartupError(`PORT: not allowed to listen on ${port}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST: ${host} is not an address of this machine`);
  }
  return error;
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
