import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { login, register, User } from '@saywell/contract';

export type Person = { name: string; username: string; email: string; password: string };

/** The administrator every journey's server is started with. */
export const ADMIN: Person = {
  name: 'Ada Admin',
  username: 'ada_admin',
  email: 'ada@example.com',
  password: 'keeper of the keys 42',
};

/** Somebody nobody else in the run is. */
export function newPerson(): Person {
  const username = `learner_${randomUUID().slice(0, 8)}`;
  return {
    name: 'Lena Learner',
    username,
    email: `${username}@example.com`,
    password: 'a long walk by the sea',
  };
}

/** Opens an account over the API; the session cookie stays with the browser it was asked from. */
export async function signUp(request: APIRequestContext, person: Person): Promise<User> {
  return answeredUser(await request.post(register.path, { data: person }));
}

export async function signIn(request: APIRequestContext, person: Person): Promise<User> {
  const { username, password } = person;
  return answeredUser(await request.post(login.path, { data: { username, password } }));
}

async function answeredUser(answer: Awaited<ReturnType<APIRequestContext['post']>>) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return User.parse(await answer.json());
}
