import type { PasskeyAnswer, SignInMethods } from '@saywell/contract';
import type { TestApp } from './app.ts';
import { type Authenticator, authenticator } from './authenticator.ts';
import { cookieOf } from './person.ts';

type Someone = { headers: Record<string, string> };
type Answer = Awaited<ReturnType<TestApp['post']>>;

/** Adds a passkey as the profile does; returns its device. */
export async function addPasskey(
  t: TestApp,
  { headers, password }: Someone & { password: string },
  name = 'My phone',
): Promise<Authenticator> {
  const device = authenticator();
  const begun = await t.post('/api/user/passkeys/new', { headers, body: { password } });
  const body = { name, passkey: device.make(begun.json()) };
  const added = await t.post('/api/user/passkeys', { headers, body });
  if (added.statusCode !== 200) throw new Error(added.body);
  return device;
}

/** A challenge before sign-in, and the browser that has it. */
export async function challenged(t: TestApp, cookie?: string) {
  const answer = await t.post('/api/passkeys/challenge', {
    ...(cookie && { headers: { cookie } }),
  });
  return { ...answer.json<{ challenge: string }>(), headers: cookieOf(answer) };
}

export const signInBy = (t: TestApp, passkey: PasskeyAnswer, headers: Record<string, string>) =>
  t.post('/api/passkeys/sign-in', { headers, body: { passkey } });

/** Signs in as the sign-in screen does. */
export async function signInWith(t: TestApp, device: Authenticator): Promise<Answer> {
  const { headers, ...asked } = await challenged(t);
  return signInBy(t, device.answer(asked), headers);
}

/** An answer to a challenge of this person's session. */
export async function proofBy(t: TestApp, device: Authenticator, { headers }: Someone) {
  const asked = await t.post('/api/user/passkeys/challenge', { headers });
  return device.answer(asked.json());
}

export async function methodsOf(t: TestApp, { headers }: Someone): Promise<SignInMethods> {
  return (await t.get('/api/user/passkeys', { headers })).json();
}
