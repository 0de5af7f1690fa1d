import { HELP } from '@saywell/contract';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../http/html.ts';
import { helpPage } from './help-page.ts';

test('the help can be read without scripts, and says where to write', async () => {
  const write = helpPage('help@saywell.example');
  const page = await write({ path: '/help', nonce: 'n', signedIn: false, params: {} });
  for (const { title, points } of HELP) {
    for (const text of [title, ...points]) expect(page?.html).toContain(escapeHtml(text));
  }
  expect(page?.html).toContain('href="mailto:help@saywell.example"');
});
