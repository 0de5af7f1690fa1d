import { mkdir, writeFile } from 'node:fs/promises';
import { FIGURES } from './figures.ts';

const folder = new URL('../../public/figures/', import.meta.url);
await mkdir(folder, { recursive: true });
await Promise.all(
  Object.entries(FIGURES).map(([name, text]) => writeFile(new URL(`${name}.svg`, folder), text)),
);
