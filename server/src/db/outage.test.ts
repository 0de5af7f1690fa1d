import { expect, test } from 'vitest';
import { DatabaseOut, outageOf } from './outage.ts';

const failed = (cause: Error) => new Error('Failed query: insert … params: secret', { cause });
const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['08006', 'unreachable'],
  ['53300', 'unreachable'],
  ['57P01', 'unreachable'],
  ['57P03', 'unreachable'],
  ['53100', 'full'],
  ['ENOSPC', 'full'],
])('a query that failed with %s met a database that is %s', (code, outage) => {
  expect(outageOf(failed(coded(code)))).toBe(outage);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('“%s” is the driver’s word for a database out of reach', (message) => {
  expect(outageOf(failed(new Error(message)))).toBe('unreachable');
});

test('a query that was not run reports the outage itself', () => {
  expect(outageOf(failed(new DatabaseOut('full', 'no room')))).toBe('full');
});

test.each(['23505', '42P01', '22P02', '40001'])('%s is not an outage', (code) => {
  expect(outageOf(failed(coded(code)))).toBeUndefined();
});

test('an error unrelated to the database is not an outage', () => {
  expect(outageOf(new TypeError('x is not a function'))).toBeUndefined();
  expect(outageOf('a word')).toBeUndefined();
});
