import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { login, register, User } from '@saywell/contract';

export type Person = { name: string; username: string; email: string; password: string };

/** The administrator that every journey's server is started with. */
export const ADMIN: Person = {
  name: 'Ada Admin',
  username: 'ada_admin',
  email: 'ada@example.com',
  password: 'keeper of the keys 42',
};

export const ADMIN_SETTINGS = {
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** A user unique within the run. */
export function newPerson(): Person {
  const username = `learner_${randomUUID().slice(0, 8)}`;
  return {
    name: 'Lena Learner',
    username,
    email: `${username}@example.com`,
    password: 'a long walk by the sea',
  };
}

/** Opens an account through the API; the browser that asked keeps the session cookie. */
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
