import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = 'src/**/*.ts';
const NO_CODE = /\.test\.ts$|[\\/]testing[\\/]/;
/** What the engine is made of besides its code. */
export const ENGINE_FILES = {
  acoustic: 'model/acoustic.swm',
  scorer: 'model/scorer.swm',
  letters: 'model/letters.swm',
  dictionary: 'dictionary/words.bin',
} as const;

/**
 * Identifies the engine by its content: the same code, weights and dictionary have the same version,
 * on a server and in a browser. It reads all of them (20 ms), so ask once.
 */
export function engineVersion(folder = import.meta.dirname): string {
  const code = globSync(CODE, { cwd: folder }).filter((path) => !NO_CODE.test(path));
  const hash = createHash('sha256');
  for (const path of [...code.toSorted(), ...Object.values(ENGINE_FILES)]) {
    hash.update(path.replaceAll('\\', '/')).update('\0');
    hash.update(readFileSync(join(folder, path))).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
