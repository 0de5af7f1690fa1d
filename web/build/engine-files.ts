import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINE_FILES, engineVersion } from '@saywell/speech/version';
import type { Plugin } from 'vite';

const ID = 'virtual:engine-files';
const RESOLVED = `\0${ID}`;

/** The engine's version, and the address, size and hash of each of its files, for the browser. */
export function engineFiles(): Plugin {
  return {
    name: 'engine-files',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleText() : undefined),
  };
}

function moduleText(): string {
  const files = Object.entries(ENGINE_FILES).map(([name, path]) => {
    const file = fileURLToPath(import.meta.resolve(`@saywell/speech/${path}`));
    const content = readFileSync(file);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, file, bytes: content.length, sha256 };
  });
  const imports = files.map(
    ({ name, file }) => `import ${name} from ${JSON.stringify(`${file}?url`)};`,
  );
  const list = files.map(
    ({ name, bytes, sha256 }) =>
      `{ name: '${name}', url: ${name}, bytes: ${bytes}, sha256: '${sha256}' }`,
  );
  return [
    ...imports,
    `export const version = '${engineVersion()}';`,
    `export const files = [${list.join(', ')}];`,
  ].join('\n');
}
