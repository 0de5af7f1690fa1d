import { endpoints } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import type { Things } from './things.ts';
import { addressOf, nameOf, validRequest } from './valid-requests.ts';

let site: AttackedSite;
let victim: Things;
beforeAll(async () => {
  site = await attackedSite();
  victim = await site.somebody();
});

const changing = endpoints.filter(({ method }) => method !== 'GET');

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://sibling.localhost' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('no change is made for a page that says %o', async (headers) => {
  const before = await site.everythingOf(victim.userId);
  for (const endpoint of changing) {
    const of = endpoint.path.startsWith('/api/admin/') ? site.admin : victim;
    const { status, body } = await site.send(
      endpoint,
      of.cookie,
      validRequest(endpoint, of),
      headers,
    );
    expect([nameOf(endpoint), status, JSON.parse(body).code]).toEqual([
      nameOf(endpoint),
      403,
      'forbidden',
    ]);
  }
  expect(await site.everythingOf(victim.userId)).toEqual(before);
});

/**
 * What a form on any page can send without preflight; with names and values that also form JSON.
 */
const formTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
];

test('a form post of an old browser, without origin headers, is rejected', async () => {
  const before = await site.everythingOf(victim.userId);
  for (const endpoint of changing.filter(({ form }) => !form)) {
    const of = endpoint.path.startsWith('/api/admin/') ? site.admin : victim;
    const sent = validRequest(endpoint, of);
    for (const type of formTypes) {
      const answer = await site.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, sent),
        headers: { cookie: of.cookie, 'content-type': type },
        payload: JSON.stringify(sent.body ?? {}),
      });
      expect([nameOf(endpoint), answer.statusCode]).toEqual([nameOf(endpoint), 415]);
    }
  }
  expect(await site.everythingOf(victim.userId)).toEqual(before);
});

/**
 * The first look of a day at the path keeps its order for the day. The victim took that look when
 * they began today’s practice.
 */
test('GET requests change nothing, so a picture or a link on another page does no harm', async () => {
  const reading = endpoints.filter(({ method }) => method === 'GET');
  const readAll = async () => {
    for (const endpoint of reading) {
      await site.send(endpoint, victim.cookie, validRequest(endpoint, victim), {
        'sec-fetch-site': 'cross-site',
      });
    }
  };
  const before = await site.everythingOf(victim.userId);
  await readAll();
  expect(await site.everythingOf(victim.userId)).toEqual(before);
});

test("no other site's page may read a response", async () => {
  const { headers } = await site.get('/api/user', {
    headers: { cookie: victim.cookie, origin: 'https://evil.example' },
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  const asked = await site.app.inject({
    method: 'OPTIONS',
    url: '/api/user',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
  });
  expect(asked.statusCode).toBe(404);
  expect(asked.headers['access-control-allow-methods']).toBeUndefined();
});
