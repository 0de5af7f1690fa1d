/**
 * `npm run mutation`: changes the code of a folder in many small ways and tells which changes no
 * test beside it notices. Another folder or file: npm run mutation -- speech/src/alignment
 * Stryker is fetched when it is needed: it would make everybody's installation longer.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutationReport } from './checks/mutation-report.mjs';
import { machineEnvironment, npm, productNode, root } from './setup/workspace.mjs';

const VERSION = '10.1.1';
const FOLDERS = ['speech/src/scoring', 'server/src/features/progress'];
/** Each mutated copy of the code runs in a process of its own. */
const AT_ONCE = '2';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, concurrency: { type: 'string' } },
});
const places = positionals.length > 0 ? positionals : FOLDERS;
const tools = mkdtempSync(join(tmpdir(), 'saywell-mutation-'));
try {
  fetchStryker();
  for (const place of places) {
    const { lines, survivors } = mutationReport(mutate(place));
    console.log(`\n${place}\n${lines.join('\n')}`);
    if (values.list) console.log(survivors.join('\n'));
  }
} finally {
  rmSync(tools, { recursive: true, force: true });
}

/** Its runner must find the project's own Vitest and not bring another one. */
function fetchStryker() {
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'];
  writeFileSync(join(tools, 'package.json'), '{"private":true}');
  const { command, args, shell } = npm(['install', ...flags, ...packages]);
  const { status } = spawnSync(command, args, {
    cwd: tools,
    shell,
    env: machineEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('Stryker could not be fetched');
  const vitest = join(tools, 'node_modules/vitest');
  if (!existsSync(vitest)) symlinkSync(join(root, 'node_modules/vitest'), vitest, 'junction');
}

/** @returns {import('./checks/mutation-report.mjs').Report} */
function mutate(/** @type {string} */ place) {
  const folder = place.endsWith('.ts') ? dirname(place) : place;
  const [member = ''] = folder.split('/');
  const work = mkdtempSync(join(tools, 'run-'));
  const report = join(work, 'report.json');
  const vitestConfig = join(work, 'vitest.config.mjs');
  mkdirSync(work, { recursive: true });
  // Only the tests beside the code: they are the ones that should notice.
  const test = {
    include: [`${folder}/**/*.test.ts`],
    globalSetup: member === 'server' ? ['server/test/support/embedded-setup.ts'] : [],
    setupFiles: member === 'server' ? ['server/test/support/clean-up-setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  };
  writeFileSync(vitestConfig, `export default ${JSON.stringify({ test })};\n`);
  const config = join(work, 'stryker.config.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(tools, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
      vitest: { configFile: vitestConfig, related: false },
      mutate: [
        folder === place ? `${folder}/**/*.ts` : place,
        `!${folder}/**/*.test.ts`,
        `!${folder}/**/testing-*.ts`,
      ],
      // What a message says is not held by tests, on purpose.
      mutator: { excludedMutations: ['StringLiteral'] },
      ignorePatterns: ['data', 'backups', 'e2e', 'training', 'test-results'],
      // Node runs TypeScript as it is: there is nothing to compile.
      tsconfigFile: 'none.json',
      coverageAnalysis: 'perTest',
      concurrency: Number(values.concurrency ?? AT_ONCE),
      tempDirName: join(work, 'copies'),
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowEmpty: false,
    }),
  );
  const stryker = join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(productNode, [stryker, 'run', config], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0 || !existsSync(report))
    throw new Error(`The changes to ${place} could not be tried`);
  return JSON.parse(readFileSync(report, 'utf8'));
}
