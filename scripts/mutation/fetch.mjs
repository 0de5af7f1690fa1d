import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineEnvironment, npm } from '../setup/workspace.mjs';

const VERSION = '10.1.1';

/**
 * @typedef {{ id: string, mutatorName: string, replacement?: string, statusReason?: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Change
 * @typedef {{ name: string, mutate: boolean, content: string }} File
 * @typedef {{ name: string, mutate: (path: any) => Iterable<object> }} Mutator
 * @typedef {{ instrument: (files: File[], mutators: Mutator[] | undefined) => Promise<{ files: File[], mutants: Change[] }> }} Stryker
 */

/**
 * Stryker puts the changes into the code, each behind a switch. It is fetched when it is needed: it
 * would make everybody's installation longer.
 * @returns {Promise<Stryker>}
 */
export async function fetchStryker(/** @type {string} */ folder) {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { command, args, shell } = npm([
    'install',
    ...flags,
    `@stryker-mutator/instrumenter@${VERSION}`,
  ]);
  const { status } = spawnSync(command, args, {
    cwd: folder,
    shell,
    env: machineEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('Stryker could not be fetched');
  const source = (/** @type {string} */ file) =>
    import(
      pathToFileURL(join(folder, 'node_modules/@stryker-mutator/instrumenter/dist/src', file)).href
    );
  const { Instrumenter } = await source('index.js');
  const { allMutators } = await source('mutators/mutate.js');
  const log = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };
  const options = { plugins: null, ignorers: [] };
  return {
    instrument: (files, mutators) => {
      if (mutators) allMutators.splice(0, allMutators.length, ...mutators);
      // What a message says is not held by tests, on purpose.
      return new Instrumenter(log).instrument(files, {
        ...options,
        excludedMutations: ['StringLiteral'],
      });
    },
  };
}
