import { endpoints } from '@saywell/contract';
import { expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

const document = openApi(endpoints, 'saywell_session');

test('every endpoint of the contract is described', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = endpoints.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.toSorted()).toEqual(declared.toSorted());
});

test('a path parameter is described and required', () => {
  expect(document.paths['/api/exercises/{id}']).toMatchObject({
    get: { parameters: [{ name: 'id', in: 'path', required: true }] },
  });
});

test('a call that needs a session says so', () => {
  expect(document.paths['/api/user']).toMatchObject({ get: { security: [{ session: [] }] } });
});

test('the documentation page lists every call', () => {
  const page = docsPage(endpoints, 'abc');
  for (const { path } of endpoints) expect(page).toContain(path);
});
