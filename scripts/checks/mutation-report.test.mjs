import { expect, test } from 'vitest';
import { mutationReport } from './mutation-report.mjs';

const mutant = (/** @type {import('./mutation-report.mjs').Status} */ status, line = 1) => ({
  original: 'a  >\n b',
  replacement: 'a  <=\n b',
  status,
  location: { start: { line } },
});

test('a change that fails, throws or never ends counts as noticed, one without a test as not', () => {
  const mutants = [
    mutant('Killed'),
    mutant('Timeout'),
    mutant('RuntimeError'),
    mutant('NoCoverage'),
  ];
  const { lines } = mutationReport({ files: { 'a.ts': { mutants } } });
  expect(lines.map((line) => line.trim())).toEqual(['3 of 4   75 %  a.ts', '3 of 4   75 %  all']);
});

test('what does not compile or was left out is not counted', () => {
  const mutants = [mutant('Killed'), mutant('CompileError'), mutant('Ignored')];
  const { lines } = mutationReport({ files: { 'a.ts': { mutants }, 'b.ts': { mutants: [] } } });
  expect(lines.map((line) => line.trim())).toEqual(['1 of 1  100 %  a.ts', '1 of 1  100 %  all']);
});

test('the file with the most unnoticed changes comes first, and each change is named', () => {
  const { lines, survivors } = mutationReport({
    files: {
      'good.ts': { mutants: [mutant('Killed')] },
      'bad.ts': { mutants: [mutant('Survived', 12), mutant('Killed')] },
    },
  });
  expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['bad.ts', 'good.ts', 'all']);
  expect(survivors).toEqual(['bad.ts:12  a > b → a <= b']);
});
