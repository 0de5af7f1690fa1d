import { expect, test, vi } from 'vitest';
import { SIGNING_OUT_CACHE } from '../lib/kept.ts';
import { memoryCaches } from '../lib/testing-caches.ts';
import { createSignOut } from './sign-out.ts';

const asked = (path: string) => new Request(`http://here${path}`);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function device() {
  const caches = memoryCaches();
  const network = vi.fn<() => Promise<Response>>(async () => new Response('{}'));
  const signOut = createSignOut({ caches, fetch: network });
  const open = (path: string) => signOut.answer(asked(path), async () => new Response('asked'));
  const note = async () => {
    await caches.open(SIGNING_OUT_CACHE);
    signOut.lookAgain();
  };
  return { caches, network, signOut, open, note };
}

test('as long as nobody signed out without a network, everything is asked as ever', async () => {
  const { network, signOut, open } = device();
  expect(signOut.mayBeDue()).toBe(true);
  expect(await (await open('/api/user')).text()).toBe('asked');
  expect(network).not.toHaveBeenCalled();
  expect(signOut.mayBeDue()).toBe(false);
});

test('without a network nobody is signed in, and nothing else is answered', async () => {
  const { network, open, note } = device();
  await note();
  network.mockImplementation(lost);
  expect((await open('/api/user')).status).toBe(401);
  expect((await open('/api/exercises')).type).toBe('error');
});

test('the server hears of it before it is asked anything else, once', async () => {
  const { caches, network, signOut, open, note } = device();
  await note();
  const answers = await Promise.all([open('/api/login'), open('/api/user')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['asked', 'asked']);
  expect(network.mock.calls).toEqual([['/api/logout', { method: 'POST', cache: 'no-store' }]]);
  expect(signOut.mayBeDue()).toBe(false);
  expect(await caches.has(SIGNING_OUT_CACHE)).toBe(false);
});

test('a server that fails hears of it again', async () => {
  const { network, open, note } = device();
  await note();
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect((await open('/api/user')).status).toBe(401);
  expect((await open('/api/user')).status).toBe(200);
});

test('a sync in the background is tried again until the server was told', async () => {
  const { network, signOut, note } = device();
  await note();
  network.mockImplementationOnce(lost);
  await expect(signOut.finish()).rejects.toThrow('could not be told');
  await expect(signOut.finish()).resolves.toBeUndefined();
});

test('a service worker that starts anew still knows', async () => {
  const { caches, network, note } = device();
  await note();
  network.mockImplementation(lost);
  const next = createSignOut({ caches, fetch: network });
  const answer = await next.answer(asked('/api/user'), async () => new Response('asked'));
  expect(answer.status).toBe(401);
});
