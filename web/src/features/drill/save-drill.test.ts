import { expect, test } from 'vitest';
import type { Drill } from './drill.ts';
import { drillItem } from './save-drill.ts';
import { passedTry, wordToDrill } from './testing-drill.ts';

test('a drill waits under the key of its first try, named by its word', () => {
  const of = wordToDrill;
  const tries = ['a', 'b'].map(passedTry);
  expect(drillItem(7, { of, tries, seconds: 12 })).toEqual({
    userId: 7,
    key: 'drill:a',
    call: 'POST /api/drills',
    body: { phrase: 'I think so.', exerciseId: 3, analysisIds: ['a', 'b'], duration: 12 },
    about: { phrase: '“think” alone', exerciseId: 3 },
    needs: [],
  });
});

test.each(['S', ''])('it takes the analysis of each try along, said against “%s”', (instead) => {
  const analysis = (analysisId: string) =>
    ({ analysisId, overallAccuracy: 80, words: [] }) as unknown as NonNullable<
      Drill['tries'][number]['of']
    >['analysis'];
  const tries = ['a', 'b'].map((id) => ({
    ...passedTry(id),
    of: { analysis: analysis(id), at: 1000 },
  }));
  const { needs } = drillItem(7, { of: { ...wordToDrill, instead }, tries, seconds: 12 });
  const asked = { phrase: 'think', exerciseId: 3, drillSound: 'TH', drillInstead: instead };
  const at = '1970-01-01T00:00:01.000Z';
  expect(needs).toEqual(
    ['a', 'b'].map((id) => ({
      call: {
        call: 'POST /api/analyses',
        body: { ...asked, id, at, analysis: { overallAccuracy: 80, words: [] } },
      },
      isThere: true,
    })),
  );
});
