/**
 * `npm run mutation`: changes the code of a folder in many small ways and tells which changes no
 * test near it notices. Another folder or file: npm run mutation -- speech/src/alignment
 * `--list` names each change, `--numbers` changes the numbers by a tenth instead, and `--tests FILE`
 * asks other tests than those near the file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutationReport } from './checks/mutation-report.mjs';
import { filesOf, testsNear, usesDatabase, withSwitches } from './mutation/code.mjs';
import { fetchStryker } from './mutation/fetch.mjs';
import { isNoticedAlone, tryTogether } from './mutation/passes.mjs';

const FOLDERS = ['speech/src/scoring', 'server/src/features/progress'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    numbers: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true },
  },
});
const tools = mkdtempSync(join(tmpdir(), 'saywell-mutation-'));
try {
  const stryker = await fetchStryker(tools);
  for (const place of positionals.length > 0 ? positionals : FOLDERS) {
    /** @type {import('./checks/mutation-report.mjs').Report} */
    const report = { files: {} };
    for (const file of filesOf(place)) {
      const mutants = await changesOf(file, stryker);
      if (mutants.length === 0) continue;
      report.files[file] = { mutants };
      const { lines, survivors } = mutationReport({ files: { [file]: { mutants } } });
      console.log([...lines.slice(0, 1), ...(values.list ? survivors : [])].join('\n'));
    }
    console.log(`\n${place}\n${mutationReport(report).lines.join('\n')}`);
  }
} finally {
  rmSync(tools, { recursive: true, force: true });
}

/** Every change of a file, and whether a test noticed it. */
async function changesOf(
  /** @type {string} */ file,
  /** @type {import('./mutation/fetch.mjs').Stryker} */ stryker,
) {
  const { path, content, changes } = await withSwitches(file, stryker, values);
  if (changes.length === 0) return [];
  const tests = values.tests ?? testsNear(file);
  if (tests.length === 0)
    return changes.map((change) => ({ ...change, status: /** @type {const} */ ('NoCoverage') }));
  const folder = mkdtempSync(join(tools, 'run-'));
  const code = { sources: { [path]: content }, tests, withDatabase: usesDatabase(tests) };
  const { noticed, missed, alone } = await tryTogether(code, folder);
  for (const id of alone) if (await isNoticedAlone(code, folder, id)) noticed.add(id);
  return changes.map((change) => ({
    ...change,
    status: /** @type {import('./checks/mutation-report.mjs').Status} */ (
      noticed.has(change.id)
        ? 'Killed'
        : missed.has(change.id) || alone.has(change.id)
          ? 'Survived'
          : 'NoCoverage'
    ),
  }));
}
