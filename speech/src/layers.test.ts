import { expect, test } from 'vitest';
import layers from '../layers.json';
import { circularFiles, upwardImports } from './testing/arrows.ts';
import { sourceFiles } from './testing/source-files.ts';

/** The real source, with these files changed or added. */
function planted(changes: Record<string, string>): Map<string, string> {
  return new Map([...sourceFiles, ...Object.entries(changes)]);
}

test('every folder is a layer, and every layer a folder', () => {
  const folders = [...sourceFiles.keys()].flatMap((file) =>
    file.includes('/') ? [file.split('/')[0]!] : [],
  );
  expect([...new Set(folders)].toSorted()).toEqual(layers.toSorted());
});

test('no layer imports a higher one', () => {
  expect(upwardImports(sourceFiles, layers)).toEqual([]);
});

test('no file imports itself through others, not even for types', () => {
  expect(circularFiles(sourceFiles)).toEqual([]);
});

test.each([
  ['scoring/overall.ts', "import { describe } from '../findings/describe.ts';"],
  ['signal/fft.ts', "import type { Clip } from '../observation/observe.ts';"],
  ['phonemes/letters.ts', "export { align } from '../alignment/align.ts';"],
  ['stages/hear-take.ts', "import { createEngine } from '../engine.ts';"],
  ['acoustics/hiss.ts', "const later = import('../scoring/scorer.ts');"],
  ['recording/trim.ts', "import { buzz } from '../testing/sounds.ts';"],
])('%s with %s points upward', (file, line) => {
  expect(upwardImports(planted({ [file]: line }), layers)).toHaveLength(1);
});

test('types of their own at the top may be imported from every layer', () => {
  const changes = { 'signal/fft.ts': "import type { Issue } from '../analysis.ts';" };
  expect(upwardImports(planted(changes), layers)).toEqual([]);
});

test('a circle of types is a circle too', () => {
  const changes = {
    'matrix/matrix.ts': "import type { Simd } from './simd.ts';",
    'matrix/simd.ts': "import type { Matrix } from './matrix.ts';",
  };
  expect(circularFiles(planted(changes))).toContain('matrix/simd.ts');
});
