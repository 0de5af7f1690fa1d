import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Message, SendMessage } from './message.ts';

/** Their sum stays below the lease for which the queue leaves a message to its sender. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Options = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> & {
  log: { info: (details: object, message: string) => void };
};

/** Where messages are written without a mail server. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** The site's way to send mail: its mail server, or without one a folder of message files. */
export function openTransport({ smtpUrl, mailFrom, dataDir, log }: Options): SendMessage {
  return smtpUrl === undefined
    ? toFolder(outboxFolder(dataDir), mailFrom, log)
    : toServer(smtpUrl, mailFrom);
}

function toServer(url: string, from: string): SendMessage {
  const server = createTransport({ url, ...TIMEOUTS });
  return async (message) => {
    await server.sendMail(envelope(message, from));
  };
}

function toFolder(folder: string, from: string, log: Options['log']): SendMessage {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const { message: bytes } = await composer.sendMail(envelope(message, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, messageName(message.userId));
    // Readable by the operator alone: it may contain a link to set a password.
    await writeFile(path, bytes as Buffer, { mode: 0o600 }).catch(async (error: unknown) => {
      // A partial file on a full disk would look like a message.
      await rm(path, { force: true });
      throw error;
    });
    log.info({ path }, 'mail written');
  };
}

/** Contains the owner, so that it can be deleted with the account. */
function messageName(userId: number | null | undefined) {
  const time = new Date().toISOString().replaceAll(':', '-');
  const owner = userId ? `user-${userId}-` : '';
  return `${time}-${owner}${randomUUID().slice(0, 8)}.eml`;
}

/** The owner in the file name of a message. */
export function ownerOfMessage(name: string): number | undefined {
  const [, userId] = /-user-(\d+)-\w+\.eml$/.exec(name) ?? [];
  return userId === undefined ? undefined : Number(userId);
}

/**
 * The address is passed as one address, never as text that could name several or inject a header.
 */
function envelope(message: Message, from: string): SendMailOptions {
  const { recipient, subject, text, html, unsubscribe } = message;
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && oneClick(unsubscribe)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One click in the mail program, without opening the page: RFC 8058. In one line, as some expect it. */
const oneClick = (link: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
