import { expect, it, vi } from 'vitest';
import { createBotCheck } from './bot-check.ts';

function numbered() {
  let count = 0;
  return vi.fn<(action: string) => Promise<string>>(async (action) => `${action}-${(count += 1)}`);
}

it('hands out the proof that was prepared, and another one for the next sending', async () => {
  const prove = numbered();
  const check = createBotCheck('login', { prove, lifetimeMs: 1000 });
  check.prepare();
  check.prepare();
  expect(prove).toHaveBeenCalledTimes(1);
  expect(await check.take()).toBe('login-1');
  expect(await check.take()).toBe('login-2');
});

it('makes a proof anew when the prepared one has become old', async () => {
  let time = 0;
  const check = createBotCheck('register', { prove: numbered(), lifetimeMs: 1000 }, () => time);
  check.prepare();
  time = 1000;
  expect(await check.take()).toBe('register-2');
});

it('tries again after a proof that could not be made', async () => {
  const prove = vi.fn<() => Promise<string>>();
  prove.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('proof');
  const check = createBotCheck('login', { prove, lifetimeMs: 1000 });
  check.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await check.take()).toBe('proof');
});

it('tells whoever sends that no proof could be made', async () => {
  const prove = () => Promise.reject(new TypeError('Failed to fetch'));
  const check = createBotCheck('login', { prove, lifetimeMs: 1000 });
  await expect(check.take()).rejects.toThrow('Failed to fetch');
});

it('has nothing to send where the site asks for no proof', async () => {
  const check = createBotCheck('login', undefined);
  check.prepare();
  expect(await check.take()).toBeUndefined();
});
