import { Readable } from 'node:stream';
import { APP_NAME, type ExportType } from '@saywell/contract';
import { reasonOf } from '../../db/errors.ts';
import type { Database } from '../../db/database.ts';
import type { FileReply } from '../../http/mount.ts';
import { exportSections, type Section } from './export-sections.ts';

const NOTES = [
  'Times are in UTC. Accuracy runs from 0 to 1; scores within an analysis, and first and last tries, run from 0 to 100.',
  'Durations are in seconds, except viewDuration and ms, which are in milliseconds.',
  'Recordings aren’t in this file because they aren’t kept after analysis.',
  'Passwords and the tokens of sign-ins and of links in emails are left out, and so is the text of emails that wait to be sent.',
];

/** Everything stored about somebody, as a file; streamed, however much it is. */
export function exportFile(
  db: Database,
  userId: number,
  type: ExportType = 'full_export',
): FileReply {
  const now = new Date();
  const name = `${APP_NAME.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`;
  const about = { product: APP_NAME, exportType: type, exportedAt: now, notes: NOTES };
  return {
    bytes: Readable.from(written(about, exportSections(db, userId, type)), { objectMode: false }),
    type: 'application/json; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  };
}

async function* written(about: object, sections: Section[]) {
  try {
    yield `{\n${field('about', about)}`;
    for (const section of sections) {
      if ('value' in section) yield `,\n${field(section.name, await section.value())}`;
      else yield* list(section.name, section.rows());
    }
    yield '\n}\n';
  } catch (error) {
    // The query builder's own message would put the query's values into the log.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(reasonOf(error));
  }
}

async function* list(name: string, rows: AsyncIterable<object>) {
  yield `,\n  ${JSON.stringify(name)}: [`;
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}${indented(row, '    ')}`;
    separator = ',\n';
  }
  yield separator === '\n' ? ']' : '\n  ]';
}

const field = (name: string, value: unknown) =>
  `  ${JSON.stringify(name)}: ${indented(value, '  ').trimStart()}`;

const indented = (value: unknown, by: string) =>
  JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => by + line)
    .join('\n');
