import { expect, test } from 'vitest';

const pages = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('pages ask the server through features only', () => {
  const names = Object.keys(pages);
  expect(names).toContain('./practice/exercise-screen.tsx');
  const fetching = names.filter((name) =>
    /'(?:@tanstack\/react-query|[./]+\/lib\/(?:api|query-client)\.ts)'/.test(pages[name] ?? ''),
  );
  expect(fetching).toEqual([]);
});
