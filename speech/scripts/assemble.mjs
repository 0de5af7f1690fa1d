/**
 * Assembles each `.wat` under `src` and writes its bytes beside it, as `…-bytes.ts`:
 *
 *   npm run assemble -w speech
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import openWabt from 'wabt';

const wabt = await openWabt();
for (const source of globSync(new URL('../src/**/*.wat', import.meta.url).pathname)) {
  const module = wabt.parseWat(basename(source), readFileSync(source, 'utf8'));
  const { buffer } = module.toBinary({});
  const lines = Buffer.from(buffer)
    .toString('base64')
    .match(/.{1,90}/g);
  const name = basename(source, '.wat');
  writeFileSync(
    source.replace('.wat', '-bytes.ts'),
    `/** \`${name}.wat\`, assembled by \`npm run assemble -w speech\`, in base64. Do not edit by hand. */
export const ${name.toUpperCase().replaceAll('-', '_')}_BYTES = \`
${lines.join('\n')}
\`;
`,
  );
}
