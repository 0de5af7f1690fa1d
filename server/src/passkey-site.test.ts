import { expect, test } from 'vitest';
import { passkeySite } from './passkey-site.ts';

test.each([
  ['https://saywell.example', 'saywell.example'],
  ['https://saywell.example:8443', 'saywell.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://try.localhost:3000', 'try.localhost'],
])('passkeys of %s are those of %s, at that address alone', (origin, id) => {
  expect(passkeySite(origin)).toEqual({ origin, id });
});

test.each([
  'http://saywell.example',
  'http://notlocalhost',
  'http://127.0.0.1:3000',
  'https://192.0.2.1',
  'https://[2001:db8::1]',
])('at %s browsers make none', (publicUrl) => {
  expect(passkeySite(publicUrl)).toBeUndefined();
});
