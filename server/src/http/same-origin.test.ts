import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { refuseOtherOrigins } from './same-origin.ts';

const check = (method: string, headers: Record<string, string>) => () =>
  refuseOtherOrigins(
    { method, headers: { host: 'saywell.example', ...headers } } as unknown as FastifyRequest,
    'https://saywell.example',
  );

test('reads are allowed from every origin', () => {
  expect(check('GET', { origin: 'https://evil.example' })).not.toThrow();
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://saywell.example' },
  {},
])('a change from our own page or from no browser passes: %o', (headers) => {
  expect(check('POST', headers)).not.toThrow();
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://saywell.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://saywell.example' },
  { origin: 'https://saywell.example:8443' },
  { origin: 'https://saywell.example.evil.example' },
])('a change from another page is refused: %o', (headers) => {
  expect(check('DELETE', headers)).toThrow('another site');
});

test('behind a proxy, the public address is the origin', () => {
  expect(
    check('POST', { host: '127.0.0.1:3000', origin: 'https://saywell.example' }),
  ).not.toThrow();
});
