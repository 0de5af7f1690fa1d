import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const onWindows = process.platform === 'win32';

/**
 * The Node that runs the product: the one in the dependencies, whatever the machine has. Named by
 * its path, because npm puts it on PATH only if it was there before npm itself started.
 */
export const productNode = join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');

export const hasProductNode = () => existsSync(productNode);

/**
 * How to start npm. It is a shell script on Windows, which Node starts only through a shell.
 * @param {string[]} args
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export const npm = (args) => ({ command: 'npm', args, shell: onWindows });

/**
 * An environment whose `node` and `npm` are the machine's own: an install replaces node_modules,
 * so it must not run on the Node in there.
 */
export function machineEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter);
  return { ...process.env, PATH: path };
}

/** Every setting of server/src/config.ts, and what says how a program prints and tests connect. */
const SETTINGS =
  /^(NO_COLOR|FORCE_COLOR|PORT|HOST|DATA_DIR|(TEST_)?DATABASE_URL|PUBLIC_URL|SMTP_URL|MAIL_FROM|SUPPORT_EMAIL|TRUST_PROXY|TRUSTED_NETWORKS|CAPTCHA|RECAPTCHA_.*|GOOGLE_TTS_KEY|DEVICE_SCORING|ADSENSE_.*|ANALYTICS_ID|CLAIM_.*|ANALYSIS_WORKERS|BLOG_ADMIN_USERNAME|ADMIN_.*)$/;

/**
 * The environment less the product's own settings: a test must never meet the database, the mail
 * server or the secrets of somebody's running site. Wishes about color go too: Node warns on
 * standard error where two contradict each other.
 * @returns {Record<string, string | undefined>}
 */
export function environmentWithoutSettings() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)));
}
