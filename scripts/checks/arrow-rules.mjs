/**
 * Who may import whom, as data; `arrows.mjs` checks it. A file belongs to the first room with an
 * entry of `files` that its path starts with. It may import paths that start with an entry of
 * `imports` (a folder ends with a slash) and the packages in `packages`.
 *
 * - `packages`: names, or `node` for Node's modules, or `others` for every package that is
 *   neither Node's nor ours (knip checks that a package.json names it).
 * - `{feature}` stands for the feature's own folder.
 * - `tests: true` marks rooms that never ship. No other room may import them.
 *
 * @typedef {{ name: string, files: string[], imports: string[], packages: string[], tests?: boolean, why: string }} Room
 */

/** What the server's tests, benchmarks and commands share with the scripts. */
const SCRIPTS_FOR_TESTS = ['scripts/postgres.mjs', 'scripts/setup/', 'scripts/bench/rows.mjs'];
const SERVER_BASE = [
  'server/src/config.ts',
  'server/src/private-files.ts',
  'server/src/startup-error.ts',
  'server/src/passkey-site.ts',
  'server/src/site-secret.ts',
  'server/src/tokens.ts',
];
const WEB_WHY =
  'In the browser the order is app → pages → features → ui → lib. Features never import each other: compose them in a page.';

/** @type {Room[]} */
export const ROOMS = [
  {
    name: 'contract',
    files: ['contract/'],
    imports: ['contract/'],
    packages: ['zod'],
    why: 'The contract is the promise between browser and server. It imports zod and itself.',
  },
  {
    name: 'speech tools',
    files: ['speech/scripts/'],
    imports: ['speech/'],
    packages: ['node', 'others'],
    tests: true,
    why: 'The tools of speech make its files, so they know Node, but none of ours.',
  },
  {
    name: 'speech version',
    files: ['speech/version.ts'],
    imports: [],
    packages: ['node'],
    why: 'The version of the engine is a hash of its files, and nothing else.',
  },
  {
    name: 'speech',
    files: ['speech/'],
    imports: ['speech/'],
    packages: [],
    why: 'Speech is pure: nothing of ours, no package, no Node, no browser.',
  },
  {
    name: 'server tests, benchmarks and commands',
    files: [
      'server/test/',
      'server/bench/',
      'server/src/cli/',
      'server/vitest.config.ts',
      'server/drizzle.config.ts',
    ],
    imports: ['server/', ...SCRIPTS_FOR_TESTS],
    packages: ['node', '@saywell/contract', '@saywell/speech', 'others'],
    tests: true,
    why: 'The server imports the contract, speech and itself.',
  },
  {
    name: 'server database',
    files: ['server/src/db/'],
    imports: ['server/src/db/', ...SERVER_BASE],
    packages: ['node', '@saywell/contract', 'others'],
    why: 'The database knows no features, no HTTP and no speech.',
  },
  {
    name: 'server HTTP',
    files: ['server/src/http/'],
    imports: ['server/src/http/', 'server/src/db/', ...SERVER_BASE],
    packages: ['node', '@saywell/contract', 'others'],
    why: 'HTTP knows no features: what it needs of one is passed to it in server/src/build-app.ts.',
  },
  {
    name: 'server audio',
    files: ['server/src/audio/'],
    imports: ['server/src/audio/'],
    packages: ['node', 'others'],
    why: 'Reading audio files knows nothing else of the server.',
  },
  {
    name: 'server speech pool',
    files: ['server/src/speech-pool/'],
    imports: ['server/src/speech-pool/', 'server/src/audio/', 'server/src/http/network.ts'],
    packages: ['node', '@saywell/contract', '@saywell/speech', 'others'],
    why: 'The speech pool knows no features and no database.',
  },
  {
    name: 'server jobs',
    files: ['server/src/jobs/'],
    imports: ['server/src/jobs/', 'server/src/db/'],
    packages: ['node', 'others'],
    why: 'Jobs know when to run, never what they do: a feature passes that to them.',
  },
  {
    name: 'server seed',
    files: ['server/src/seed/'],
    imports: ['server/src/seed/', 'server/src/db/', ...SERVER_BASE],
    packages: ['node', '@saywell/contract', 'others'],
    why: 'Seeding fills the database and knows no features.',
  },
  {
    name: 'server features',
    files: ['server/src/features/'],
    // What a feature offers to other features is in OFFERED below.
    imports: [
      '{feature}',
      'server/src/audio/',
      'server/src/db/',
      'server/src/http/',
      'server/src/jobs/',
      'server/src/seed/',
      'server/src/speech-pool/',
      ...SERVER_BASE,
    ],
    packages: ['node', '@saywell/contract', '@saywell/speech', 'others'],
    why: 'A feature imports of another only what OFFERED in scripts/checks/arrow-rules.mjs names.',
  },
  {
    name: 'server base',
    files: SERVER_BASE,
    // Some settings are network ranges, which `http` parses.
    imports: ['server/src/db/', 'server/src/http/network-list.ts', ...SERVER_BASE],
    packages: ['node', '@saywell/contract', 'others'],
    why: 'Every room of the server uses these files, so they know none but the database.',
  },
  {
    name: 'server wiring',
    files: ['server/src/'],
    imports: ['server/src/'],
    packages: ['node', '@saywell/contract', '@saywell/speech', 'others'],
    why: 'The server imports the contract, speech and itself.',
  },
  {
    name: 'web lib',
    files: ['web/src/lib/'],
    imports: ['web/src/lib/'],
    packages: ['@saywell/contract', 'others'],
    why: WEB_WHY,
  },
  {
    name: 'web ui',
    files: ['web/src/ui/'],
    imports: ['web/src/ui/', 'web/src/lib/'],
    packages: ['@saywell/contract', 'others'],
    why: WEB_WHY,
  },
  {
    name: 'web engine worker',
    files: ['web/src/features/device/scoring-worker.ts', 'web/src/features/device/warm-up.ts'],
    imports: ['web/src/features/device/', 'web/src/lib/'],
    packages: ['@saywell/contract', '@saywell/speech'],
    why: 'In the browser the engine runs in a worker of its own: nothing else imports speech.',
  },
  {
    name: 'web features',
    files: ['web/src/features/'],
    imports: ['{feature}', 'web/src/ui/', 'web/src/lib/'],
    packages: ['@saywell/contract', 'others'],
    why: WEB_WHY,
  },
  {
    name: 'web pages',
    files: ['web/src/pages/'],
    imports: ['web/src/pages/', 'web/src/features/', 'web/src/ui/', 'web/src/lib/'],
    packages: ['@saywell/contract', 'others'],
    why: WEB_WHY,
  },
  {
    name: 'web service worker',
    files: ['web/src/service-worker/'],
    // `testing-caches.ts` stands in for the browser's caches in tests.
    imports: [
      'web/src/service-worker/',
      'web/src/lib/testing-caches.ts',
      'web/src/lib/kept.ts',
      'web/src/lib/account-header.ts',
    ],
    packages: [],
    why: 'The service worker runs without a page: it knows nothing of the app but what both agree on.',
  },
  {
    name: 'web gallery',
    files: ['web/src/dev/'],
    imports: ['web/src/dev/', 'web/src/ui/', 'web/src/lib/'],
    packages: ['others'],
    why: 'The gallery of primitives shows ui and nothing else.',
  },
  {
    name: 'web app',
    files: ['web/src/'],
    imports: ['web/src/'],
    packages: ['@saywell/contract', 'others'],
    why: 'The browser imports only the contract.',
  },
  {
    name: 'web build',
    files: ['web/'],
    imports: ['web/build/', 'web/src/ui/mouth/', 'web/src/ui/smooth-line.ts'],
    packages: ['node', '@saywell/speech', 'others'],
    why: 'The build of the web app knows files, not the app; the figures of posts share its lines and its mouths.',
  },
  {
    name: 'training',
    files: ['training/'],
    imports: [
      'training/',
      // When a recording ends is measured with the page's own rule.
      'web/src/features/recording/end-of-speech.ts',
      'web/src/features/recording/seconds-to-say.ts',
      'web/src/lib/audio/said.ts',
    ],
    packages: ['node', '@saywell/speech', 'others'],
    tests: true,
    why: 'Training imports speech, and the product never imports training.',
  },
  {
    name: 'journeys',
    files: ['e2e/'],
    imports: ['e2e/', 'scripts/setup/', 'scripts/bench/rows.mjs', 'scripts/bench/with-server.mjs'],
    packages: ['node', '@saywell/contract', 'others'],
    tests: true,
    why: 'Journeys know the contract and the screen, nothing inside.',
  },
  {
    name: 'scripts',
    files: ['scripts/'],
    // The commands use the same browser as the journeys.
    imports: ['scripts/', 'e2e/harness/find-chromium.mjs'],
    packages: ['node', 'others'],
    tests: true,
    why: 'Scripts start the members as programs and import none of them.',
  },
  {
    name: 'configuration',
    files: ['vitest.config.ts'],
    imports: ['server/vitest.config.ts'],
    packages: ['others'],
    tests: true,
    why: 'The configuration of the tests gathers the projects of the members.',
  },
];

/** What a test may import in addition to its room's imports. */
export const TESTS_ALSO = [
  {
    files: 'server/',
    imports: ['server/', ...SCRIPTS_FOR_TESTS],
    packages: ['@saywell/contract', '@saywell/speech'],
  },
  // Tests show what the engine really answers.
  { files: 'web/', imports: [], packages: ['@saywell/speech'] },
  // Every exercise that comes with the product must have its place in the list.
  { files: 'web/src/features/exercises/', imports: ['server/seed/exercises/'], packages: [] },
  // The fonts must contain every character of the phonetic symbols.
  { files: 'scripts/', imports: ['speech/src/phonemes/'], packages: [] },
];

/**
 * What each server feature offers to other features: its operations, never its routes. Add a file
 * here when another feature needs it. The check reports files that none needs.
 * @type {Record<string, string[]>}
 */
export const OFFERED = {
  accounts: [
    'accounts',
    'confirm-identity',
    'current-user',
    'email-change',
    'manages-blog',
    'new-password',
    'sessions',
  ],
  'bot-check': ['altcha', 'bot-check', 'check'],
  drills: ['drills'],
  ear: ['standing'],
  exercises: ['exercises'],
  mail: ['greeting', 'letter', 'mail-queue', 'mailbox', 'message', 'transport'],
  passkeys: ['answers', 'manage'],
  practice: ['kept', 'sessions'],
  privacy: ['consents', 'personal-tables'],
  progress: [
    'days/daily-goal',
    'days/days',
    'days/local-time',
    'days/remember-zone',
    'days/takes-since',
    'days/totals',
    'plan/path',
    'plan/plan',
    'record/heard-sounds',
    'record/record-drill',
    'record/record-ear-round',
    'record/record-session',
    'record/record-stress-round',
    'record/reset',
    'record/whole-run',
  ],
  reminders: ['schedule'],
  rounds: ['recent-rounds', 'save-round'],
  today: ['rounds'],
  throttle: ['counters', 'sign-in-guard', 'storage-limit'],
  trial: ['sessions', 'takes', 'trial-state'],
  voices: [
    'abilities',
    'clips',
    'drill-words',
    'ear-pairs',
    'ear-words',
    'judge-clip',
    'kept-voice',
    'kept-voices',
    'known-texts',
    'measure-apart',
    'neural/made-before',
    'told-apart',
  ],
};
