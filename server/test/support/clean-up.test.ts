import { expect, test } from 'vitest';
import { afterTests, cleanUp } from './clean-up.ts';

test('clean-up runs in reverse order, and continues after a failure', async () => {
  const ended: string[] = [];
  afterTests(() => ended.push('the database'));
  afterTests(async () => {
    throw new Error('stuck');
  });
  afterTests(async () => void ended.push('the app'));
  await expect(cleanUp()).rejects.toMatchObject({ errors: [{ message: 'stuck' }] });
  expect(ended).toEqual(['the app', 'the database']);
  await cleanUp();
  expect(ended).toHaveLength(2);
});
