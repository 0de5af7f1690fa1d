import type { TestApp } from './app.ts';

let people = 0;

/** What a new person enters to sign up. */
export function newPerson() {
  people += 1;
  return {
    name: 'Mei Tan',
    username: `mei_${people}`,
    email: `mei_${people}@example.com`,
    password: `secret of mei ${people}`,
  };
}

type Headers = Record<string, unknown>;

/** The session cookie that a response sets, as a browser sends it back. */
export function cookieOf({ headers }: { headers: Headers }): { cookie: string } {
  return { cookie: String(headers['set-cookie']).split(';', 1)[0]! };
}

export async function registered(t: TestApp, person = newPerson()) {
  const answer = await t.post('/api/register', { body: person });
  return { ...person, id: answer.json<{ id: number }>().id, headers: cookieOf(answer) };
}

/** The token in the link of the last message of a kind to this address. */
export async function mailedToken(t: TestApp, email: string, path: string): Promise<string> {
  const links = (await t.mails(email)).flatMap(
    ({ text }) => text.match(/^https?:\/\/\S+$/gm) ?? [],
  );
  const link = links.findLast((one) => new URL(one).pathname === path);
  return new URL(link!).searchParams.get('token')!;
}
