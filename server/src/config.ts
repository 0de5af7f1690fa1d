import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  AD_PLACEMENTS,
  type AdPlacement,
  Email,
  Password,
  type PublicConfig,
  type SourcedFigure,
  Username,
} from '@saywell/contract';
import { z } from 'zod';
import { isRange } from './http/network-list.ts';
import { passkeySite } from './passkey-site.ts';
import { StartupError } from './startup-error.ts';

const AdSlot = z.tuple([z.enum(AD_PLACEMENTS), z.string().regex(/^\d{6,20}$/)]);

/** "92% (survey of 412 learners, May 2026)": nothing is claimed without its source. */
const sourced = (figure: RegExp, example: string) =>
  z
    .string()
    .trim()
    .regex(
      new RegExp(`^${figure.source} \\([^\\p{Cc}<>]{5,80}\\)$`, 'u'),
      `must be like ${example}: a figure, and in parentheses where it comes from`,
    )
    .transform((text): SourcedFigure => {
      const space = text.indexOf(' ');
      return { figure: text.slice(0, space), source: text.slice(space + 2, -1).trim() };
    })
    .optional();

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .pipe(z.int().max(65535, 'must be a number from 0 to 65535'))
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isPlainOrigin, 'must be like https://saywell.example: no path, query, user or password')
    .transform((url) => new URL(url).origin)
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be like no-reply@saywell.example or Saywell <no-reply@saywell.example>')
    .default('Saywell <no-reply@localhost>'),
  SUPPORT_EMAIL: Email.optional(),
  ADMIN_USERNAME: Username.optional(),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: Password.optional(),
  ADMIN_PASSKEY: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional'),
  BLOG_ADMIN_USERNAME: Username.default('blogadmin'),
  CAPTCHA: z
    .enum(['altcha', 'recaptcha', 'off'], 'must be altcha, recaptcha or off')
    .default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  ADSENSE_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, 'must look like ca-pub-1234567890123456')
    .optional(),
  ADSENSE_SLOTS: z
    .string()
    .transform((list) => list.split(',').map((pair) => pair.trim().split(':')))
    .refine(
      (pairs) => pairs.every((pair) => AdSlot.safeParse(pair).success),
      `must be pairs like homepage-hero:1234567890, for ${AD_PLACEMENTS.join(', ')}`,
    )
    .transform((pairs): Partial<Record<AdPlacement, string>> => Object.fromEntries(pairs))
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-ABC123DEF4')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every((part) => isProxyRange(part.trim())),
      'must list addresses, ranges like 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    )
    .default('loopback'),
  TRUSTED_NETWORKS: z
    .string()
    .transform((list) => list.split(',').map((range) => range.trim()))
    .refine(
      (ranges) => ranges.every(isRange),
      'must list addresses or ranges like 203.0.113.0/24, comma-separated',
    )
    .optional(),
  CLAIM_LEARNERS: sourced(/[1-9]\d{0,2}(,\d{3}){0,2}\+?/, '10,000+ (accounts, May 2026)'),
  CLAIM_FASTER_PROGRESS: sourced(/[1-9]\d{0,2}%/, '40% (our study of 60 learners, 2026)'),
  CLAIM_WOULD_RECOMMEND: sourced(/([1-9]\d?|100)%/, '92% (survey of 412 learners, May 2026)'),
  GOOGLE_TTS_KEY: z.string().optional(),
  DEVICE_SCORING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ANALYSIS_WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')
    .transform(Number)
    .optional(),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once, at start. An empty variable counts as unset, as in most deployment
 * files. Every error is reported, one line each.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError([...new Set(lines)].join('\n'));
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
    admin: adminOf(values),
    adminPasskey: adminPasskeyOf(values.ADMIN_PASSKEY, publicUrl),
    blogAdminUsername: values.BLOG_ADMIN_USERNAME,
    captcha: values.CAPTCHA,
    recaptcha: recaptchaOf(values),
    adsenseClient: values.ADSENSE_CLIENT,
    adsenseSlots: values.ADSENSE_SLOTS,
    analyticsId: values.ANALYTICS_ID,
    trustProxy: values.TRUST_PROXY,
    trustedNetworks: values.TRUSTED_NETWORKS ?? [],
    claims: claimsOf(values),
    googleTtsKey: values.GOOGLE_TTS_KEY,
    deviceScoring: values.DEVICE_SCORING === 'on',
    analysisWorkers: values.ANALYSIS_WORKERS ?? Math.max(1, availableParallelism() - 1),
  };
}

function isPlainOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.href === `${url.origin}/`;
}

/** One address, with or without a name; without line breaks, which could inject a header. */
function isSender(text: string): boolean {
  return /^([^<>@,;:\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u.test(text.trim());
}

function isProxyRange(text: string): boolean {
  return /^(loopback|linklocal|uniquelocal)$/.test(text) || isRange(text);
}

function recaptchaOf(values: z.output<typeof Environment>) {
  const { CAPTCHA, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values;
  if (siteKey && secretKey) return { siteKey, secretKey };
  if (CAPTCHA !== 'recaptcha') return undefined;
  throw new StartupError('CAPTCHA: recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY');
}

/** Without passkeys the site would have no administrator, so 'required' is rejected there. */
function adminPasskeyOf(wanted: 'optional' | 'required', publicUrl: string) {
  if (wanted === 'required' && !passkeySite(publicUrl)) {
    throw new StartupError(
      'ADMIN_PASSKEY: passkeys work only where PUBLIC_URL has https and a name (or is http://localhost)',
    );
  }
  return wanted;
}

function claimsOf(values: z.output<typeof Environment>): PublicConfig['claims'] {
  const learners = values.CLAIM_LEARNERS;
  const fasterProgress = values.CLAIM_FASTER_PROGRESS;
  const wouldRecommend = values.CLAIM_WOULD_RECOMMEND;
  return {
    ...(learners && { learners }),
    ...(fasterProgress && { fasterProgress }),
    ...(wouldRecommend && { wouldRecommend }),
  };
}

function adminOf(values: z.output<typeof Environment>) {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (!username && !email && !password) return undefined;
  if (!username || !email || !password) {
    throw new StartupError(
      'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD belong together: set all three or none',
    );
  }
  return { username, email, password };
}
