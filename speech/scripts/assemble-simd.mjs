/**
 * Assembles `src/matrix/simd.wat` and writes the bytes to `src/matrix/simd-bytes.ts`:
 *
 *   npm run assemble -w speech
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openWabt from 'wabt';

const folder = new URL('../src/matrix/', import.meta.url);
const wabt = await openWabt();
const module = wabt.parseWat('simd.wat', readFileSync(new URL('simd.wat', folder), 'utf8'));
const { buffer } = module.toBinary({});
const lines = Buffer.from(buffer)
  .toString('base64')
  .match(/.{1,90}/g);

writeFileSync(
  new URL('simd-bytes.ts', folder),
  `/** \`simd.wat\` as \`npm run assemble -w speech\` assembled it, in base64. Not edited by hand. */
export const SIMD_BYTES = \`
${lines.join('\n')}
\`;
`,
);
