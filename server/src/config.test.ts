import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    captcha: 'altcha',
    blogAdminUsername: 'blogadmin',
    admin: undefined,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' }).databaseUrl).toBeUndefined();
});

test('links are built on the public address without a trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://saywell.example/' }).publicUrl).toBe(
    'https://saywell.example',
  );
});

test('the support address is at the site’s own host by default', () => {
  expect(readConfig({ PUBLIC_URL: 'https://saywell.example' }).supportEmail).toBe(
    'support@saywell.example',
  );
  expect(readConfig({ SUPPORT_EMAIL: 'help@other.example' }).supportEmail).toBe(
    'help@other.example',
  );
});

test('an HTTPS public address is recognized in any spelling', () => {
  expect(readConfig({ PUBLIC_URL: 'HTTPS://Saywell.Example' }).publicUrl).toBe(
    'https://saywell.example',
  );
});

test.each(['loopback', '10.0.0.0/8, 127.0.0.1', 'uniquelocal,fd00::/8'])(
  'the proxies %j may be trusted',
  (given) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(given);
  },
);

test('networks are trusted by address or range, and none without being named', () => {
  expect(readConfig({}).trustedNetworks).toEqual([]);
  expect(readConfig({ TRUSTED_NETWORKS: '203.0.113.7, 2001:db8::/32' }).trustedNetworks).toEqual([
    '203.0.113.7',
    '2001:db8::/32',
  ]);
});

test('a figure about the site is read together with its source', () => {
  expect(readConfig({}).claims).toEqual({});
  const { claims } = readConfig({
    CLAIM_LEARNERS: '10,000+ (accounts, May 2026)',
    CLAIM_FASTER_PROGRESS: '140% (our study (60 learners), 2026)',
    CLAIM_WOULD_RECOMMEND: ' 92% (survey of 412 learners, May 2026) ',
  });
  expect(claims).toEqual({
    learners: { figure: '10,000+', source: 'accounts, May 2026' },
    fasterProgress: { figure: '140%', source: 'our study (60 learners), 2026' },
    wouldRecommend: { figure: '92%', source: 'survey of 412 learners, May 2026' },
  });
});

test.each([
  [{ CLAIM_LEARNERS: '10,000+' }, 'CLAIM_LEARNERS: must be like 10,000+ (accounts, May 2026)'],
  [{ CLAIM_LEARNERS: '10.000 (accounts, May 2026)' }, 'CLAIM_LEARNERS: must be like'],
  [{ CLAIM_LEARNERS: '0 (accounts, May 2026)' }, 'CLAIM_LEARNERS: must be like'],
  [{ CLAIM_FASTER_PROGRESS: '40% ()' }, 'CLAIM_FASTER_PROGRESS: must be like'],
  [{ CLAIM_FASTER_PROGRESS: '40% (<b>study</b>)' }, 'CLAIM_FASTER_PROGRESS: must be like'],
  [{ CLAIM_WOULD_RECOMMEND: '120% (survey, 2026)' }, 'CLAIM_WOULD_RECOMMEND: must be like'],
  [{ TRUSTED_NETWORKS: 'loopback' }, 'TRUSTED_NETWORKS: must list addresses or ranges'],
  [{ TRUSTED_NETWORKS: '203.0.113.0/24,' }, 'TRUSTED_NETWORKS: must list addresses or ranges'],
  [{ PORT: 'abc' }, 'PORT: must be a number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: must be a number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres:// or postgresql://'],
  [
    { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'public' },
    'CAPTCHA: recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY',
  ],
  [{ MAIL_FROM: 'Saywell' }, 'MAIL_FROM: must be like'],
  [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM: must be like'],
  [{ MAIL_FROM: 'Saywell\r\nBcc: c@d.example <a@b.example>' }, 'MAIL_FROM: must be like'],
  [{ CAPTCHA: 'yes' }, 'CAPTCHA: must be altcha, recaptcha or off'],
  [
    { ADSENSE_SLOTS: 'homepage-hero:1234567890, popup:1' },
    'ADSENSE_SLOTS: must be pairs like homepage-hero:1234567890, for homepage-hero, practice-sidebar, progress-bottom, exercise-completion, mobile-banner',
  ],
  [{ ADSENSE_CLIENT: 'pub-1' }, 'ADSENSE_CLIENT: must look like ca-pub-1234567890123456'],
  [{ PUBLIC_URL: 'ftp://x.example' }, 'PUBLIC_URL: must be like https://saywell.example'],
  [{ PUBLIC_URL: 'https://x.example/app' }, 'PUBLIC_URL: must be like'],
  [{ PUBLIC_URL: 'https://me:secret@x.example' }, 'PUBLIC_URL: must be like'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must list addresses'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY: must list addresses'],
  [{ ADMIN_PASSKEY: 'yes' }, 'ADMIN_PASSKEY: must be optional or required'],
  [
    { ADMIN_PASSKEY: 'required', PUBLIC_URL: 'http://saywell.example' },
    'ADMIN_PASSKEY: passkeys work only where PUBLIC_URL has https and a name',
  ],
  [{ ANALYSIS_WORKERS: '0' }, 'ANALYSIS_WORKERS: must be a number from 1 to 99'],
])('%o is refused with one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

test('all errors are reported together', () => {
  expect(() => readConfig({ PORT: 'abc', CAPTCHA: 'x' })).toThrow(/PORT: .*\nCAPTCHA: /);
});

test('an administrator needs all three variables', () => {
  expect(() => readConfig({ ADMIN_USERNAME: 'ann' })).toThrow('belong together');
});

test('the network has one unit per placement', () => {
  const { adsenseSlots } = readConfig({
    ADSENSE_SLOTS: 'homepage-hero:1234567890, progress-bottom:9876543210',
  });
  expect(adsenseSlots).toEqual({
    'homepage-hero': '1234567890',
    'progress-bottom': '9876543210',
  });
});

test('administrators can be required to have a passkey only where passkeys work', () => {
  const required = { ADMIN_PASSKEY: 'required' };
  expect(readConfig(required).adminPasskey).toBe('required');
  const env = { ...required, PUBLIC_URL: 'https://saywell.example' };
  expect(readConfig(env).adminPasskey).toBe('required');
  expect(readConfig({}).adminPasskey).toBe('optional');
});
