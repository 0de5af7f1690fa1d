import { expect, test } from 'vitest';
import { parseBuild, unheardSpeakers } from './figures-builds.ts';

test('a build names its two files and the fold it has not heard', () => {
  expect(parseBuild('b=work/a.swm:work/s.swm@1/5')).toEqual({
    name: 'b',
    acoustic: 'work/a.swm',
    scorer: 'work/s.swm',
    fold: { index: 1, count: 5 },
  });
  expect(parseBuild('b=a.swm:s.swm').fold).toEqual({ index: 0, count: 1 });
  expect(() => parseBuild('a.swm:s.swm')).toThrow(/not NAME=/);
  expect(() => parseBuild('b=a.swm:s.swm@5/5')).toThrow(/no fold 5 of 5/);
});

test('the sorted speakers are dealt out to the folds, each to one', () => {
  const fold = (index: number) => parseBuild(`f${index}=a:s@${index}/2`);
  const unheard = unheardSpeakers([fold(0), fold(1)], ['s3', 's1', 's2', 's1']);
  expect([...unheard].map(([speaker, { name }]) => `${speaker} ${name}`)).toEqual([
    's1 f0',
    's3 f0',
    's2 f1',
  ]);
  expect(() => unheardSpeakers([fold(0), parseBuild('all=a:s')], ['s1'])).toThrow(/both judge s1/);
});
