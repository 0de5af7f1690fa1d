import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ARRIVES_WITHIN_MS = 20_000;
const POLL_MS = 100;

type Wanted = { to: string; subject: RegExp };

/** The link in the newest message to somebody, from the outbox of a server without mail. */
export async function mailedLink(dataDir: string, wanted: Wanted): Promise<string> {
  const until = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < until) {
    const found = (await messages(dataDir)).findLast((message) => isWanted(message, wanted));
    const link = found && /https?:\/\/\S+\?token=[\w-]+/.exec(found)?.[0];
    if (link) return link;
    await sleep(POLL_MS);
  }
  throw new Error(`No message to ${wanted.to} about ${wanted.subject} arrived`);
}

async function messages(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  // File names begin with the time.
  const names = (await readdir(outbox).catch((): string[] => [])).toSorted();
  return Promise.all(names.map(async (name) => plain(await readFile(join(outbox, name), 'utf8'))));
}

function isWanted(message: string, { to, subject }: Wanted): boolean {
  const headers = message.slice(0, message.indexOf('\n\n'));
  return headers.toLowerCase().includes(to.toLowerCase()) && subject.test(headers);
}

/** Decodes the quoted-printable body. A header is as it is: “token=4F…” there is no escape. */
export function plain(message: string): string {
  const text = message.replaceAll('\r\n', '\n');
  const body = text.indexOf('\n\n');
  return text.slice(0, body) + decoded(text.slice(body));
}

const decoded = (body: string) =>
  body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
