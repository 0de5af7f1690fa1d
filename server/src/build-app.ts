import { join } from 'node:path';
import { endpoints, type PublicConfig } from '@saywell/contract';
import { engineVersion } from '@saywell/speech/version';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { blogRule, type PasskeyRule } from './features/accounts/manages-blog.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import { createSessions } from './features/accounts/sessions.ts';
import { registerAds } from './features/ads/routes.ts';
import { registerAnalysis } from './features/analysis/routes.ts';
import { registerAnalytics } from './features/analytics/routes.ts';
import { createAltcha } from './features/bot-check/altcha.ts';
import { openBotCheck } from './features/bot-check/bot-check.ts';
import { registerBotCheck } from './features/bot-check/routes.ts';
import { registerFeeds } from './features/blog/feeds.ts';
import { blogPages } from './features/blog/pages.ts';
import { registerBlog } from './features/blog/routes.ts';
import { sharePictures } from './features/blog/share-pictures.ts';
import { registerClasses } from './features/classes/routes.ts';
import { registerDrills } from './features/drills/routes.ts';
import { registerEar } from './features/ear/routes.ts';
import { registerStress } from './features/stress/routes.ts';
import { registerExercises } from './features/exercises/routes.ts';
import { registerFeedback } from './features/feedback/routes.ts';
import { registerFirstSession } from './features/first-session/routes.ts';
import { helpPage } from './features/help/help-page.ts';
import type { MailQueue } from './features/mail/mail-queue.ts';
import { outboxFolder } from './features/mail/transport.ts';
import { registerOverview } from './features/overview/routes.ts';
import { openPasskeys } from './features/passkeys/answers.ts';
import { registerPasskeys } from './features/passkeys/routes.ts';
import { registerPractice } from './features/practice/routes.ts';
import { registerPrivacy } from './features/privacy/routes.ts';
import { registerProgress } from './features/progress/routes.ts';
import { registerReminders } from './features/reminders/routes.ts';
import { registerScenes } from './features/scenes/routes.ts';
import { registerSystem } from './features/system/routes.ts';
import { openSpeaker } from './features/listening/open-speaker.ts';
import { registerListening } from './features/listening/routes.ts';
import { createSignInGuard } from './features/throttle/sign-in-guard.ts';
import { registerToday } from './features/today/routes.ts';
import { landingPage } from './features/trial/landing-page.ts';
import { registerTrial } from './features/trial/routes.ts';
import { openKeptVoices } from './features/voices/kept-voices.ts';
import { knownTexts } from './features/voices/known-texts.ts';
import { registerVoices } from './features/voices/routes.ts';
import { createApp } from './http/app.ts';
import { createMount } from './http/mount.ts';
import { networkList } from './http/network-list.ts';
import { createWebPage } from './http/web-page.ts';
import { registerWeb } from './http/web-routes.ts';
import { passkeySite } from './passkey-site.ts';
import { createAskers } from './speech-pool/asker.ts';
import type { SpeechPool } from './speech-pool/speech-pool.ts';

export type AppParts = {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'supportEmail'
    | 'trustProxy'
    | 'trustedNetworks'
    | 'captcha'
    | 'recaptcha'
    | 'adsenseClient'
    | 'adsenseSlots'
    | 'analyticsId'
    | 'claims'
    | 'blogAdminUsername'
    | 'admin'
    | 'adminPasskey'
    | 'dataDir'
    | 'googleTtsKey'
    | 'deviceScoring'
    | 'analysisWorkers'
    | 'smtpUrl'
  >;
  database: OpenDatabase;
  speech: SpeechPool;
  mail: MailQueue;
  log: FastifyBaseLogger | false;
  /** Folder of the built web app; undefined serves the API alone. */
  webFolder: string | undefined;
};

/** The whole HTTP side, from parts that are already running. Tests pass parts of their own. */
export async function buildApp({ config, database, speech, mail, log, webFolder }: AppParts) {
  const { db } = database;
  const isTrusted = networkList(config.trustedNetworks);
  const askerOf = createAskers(isTrusted);
  const { publicUrl, trustProxy } = config;
  const app = await createApp({ publicUrl, trustProxy, isTrusted, log });
  const managesBlog = blogRule(config.blogAdminUsername);
  const mustHavePasskey: PasskeyRule = (person) =>
    config.adminPasskey === 'required' && managesBlog(person);
  const secure = config.publicUrl.startsWith('https:');
  const sessions = createSessions(db, { secure, managesBlog, mustHavePasskey });
  const guard = createSignInGuard(db);
  const identity = { db, passkeys: openPasskeys(db, config.publicUrl), mustHavePasskey };
  const mount = createMount(app, sessions.findCaller);
  const botCheck = openBotCheck(db, config);
  const challenges = createAltcha(db);
  app.addHook('onReady', async () => mail.start());
  app.addHook('onClose', () => mail.stop());

  registerSystem(mount, endpoints, {
    pingDatabase: () => database.ping(),
    analysis: speech.state,
  });
  registerAccounts(mount, {
    db,
    sessions,
    guard,
    botCheck,
    mail,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
    managesBlog,
    identity,
    reservedUsernames: reservedUsernames(config),
  });
  registerPasskeys(mount, { identity, sessions, guard, managesBlog, secure });
  registerBotCheck(mount, botCheck, challenges);
  registerBlog(mount, db);
  registerFeeds(app, db, config.publicUrl);
  registerExercises(mount, db);
  registerScenes(mount, db);
  registerAnalysis(mount, {
    db,
    pool: speech,
    threads: config.analysisWorkers,
    askerOf,
    isTrusted,
  });
  registerPractice(mount, db);
  registerDrills(mount, db);
  registerClasses(mount, db);
  registerEar(mount, db);
  registerStress(mount, db);
  registerProgress(mount, db);
  registerToday(mount, db);
  registerPrivacy(mount, { db, sessions, identity, outbox: outboxFolder(config.dataDir) });
  registerFeedback(mount, db);
  registerFirstSession(mount, db);
  await registerReminders(app, mount, { db, canMail: config.smtpUrl !== undefined });
  registerOverview(mount, db);
  registerAds(app, mount, { db, adsenseClient: config.adsenseClient });
  registerAnalytics(mount, db);
  registerTrial(mount, { db, challenges, isTrusted });
  const voices = openKeptVoices(config.dataDir);
  const speaker = await openSpeaker({ pool: speech, voices, config, log: app.log });
  registerListening(mount, speaker, askerOf);
  registerVoices(mount, { voices, texts: await knownTexts(), pool: speech, askerOf });

  await registerWeb(app, {
    web: webFolder === undefined ? undefined : await builtWeb(webFolder, config, db),
    thirdParties: usesThirdParties(config),
    hasSession: sessions.isPresent,
    endpoints,
  });
  return app;
}

/** Names that suggest authority: nobody can sign up with one. */
function reservedUsernames({ blogAdminUsername, admin }: AppParts['config']) {
  return [blogAdminUsername, ...(admin ? [admin.username] : [])];
}

function usesThirdParties({ adsenseClient, analyticsId, captcha }: AppParts['config']) {
  return adsenseClient !== undefined || analyticsId !== undefined || captcha === 'recaptcha';
}

async function builtWeb(folder: string, config: AppParts['config'], db: Database) {
  const home = await landingPage(db, join(folder, 'parts/home.html'));
  const help = helpPage(config.supportEmail);
  const writers = { home, help, ...blogPages(db, config.publicUrl, await sharePictures(folder)) };
  const page = await createWebPage(join(folder, 'index.html'), publicPart(config), writers);
  return { folder, page };
}

/** Listed field by field, so that a secret added to the configuration is never sent to browsers. */
function publicPart(config: AppParts['config']): PublicConfig {
  const { publicUrl, supportEmail, captcha, adsenseClient, adsenseSlots, analyticsId, claims } =
    config;
  const { deviceScoring } = config;
  const googleVoices = config.googleTtsKey !== undefined;
  return {
    publicUrl,
    supportEmail,
    captcha,
    recaptchaSiteKey: captcha === 'recaptcha' ? config.recaptcha?.siteKey : undefined,
    adsenseClient,
    adsenseSlots,
    analyticsId,
    googleVoices,
    engineVersion: engineVersion(),
    deviceScoring,
    passkeys: passkeySite(publicUrl)?.origin,
    claims,
  };
}
