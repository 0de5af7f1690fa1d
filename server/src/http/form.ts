import type { FastifyRequest } from 'fastify';
import { AppError, toAppError } from './errors.ts';

const UNREADABLE = new AppError('invalid_input', 'The form couldn’t be read');
const TOO_LARGE = 'This recording is too large. Please record only the phrase and send it again.';

/** The fields of a form upload; files arrive whole in memory, within the server's limits. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media', 'Please send the recording as a form upload');
  }
  try {
    return await Promise.race([readParts(request), tooMuch(request)]);
  } catch (error) {
    throw unreadable(error, request);
  }
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts()) {
    fields[part.fieldname] =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : part.value;
  }
  return { ...fields };
}

/**
 * Fails as soon as more data has arrived than this call accepts. The form parser limits only the
 * parts: what comes before, between or after them could be endless.
 */
function tooMuch({ raw, headers, routeOptions: { bodyLimit } }: FastifyRequest): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const refuse = () => {
    raw.unpipe();
    raw.resume();
    reject(new AppError('too_large', TOO_LARGE));
  };
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bodyLimit) refuse();
  });
  if (Number(headers['content-length']) > bodyLimit) refuse();
  return promise;
}

/** The form parser throws plain errors for a malformed form; that is a client error. */
function unreadable(error: unknown, { raw }: FastifyRequest): AppError {
  const hasLeft = raw.destroyed && !raw.complete;
  const known = hasLeft ? UNREADABLE : toAppError(error);
  if (known.code === 'too_large') return new AppError('too_large', TOO_LARGE);
  if (known.code !== 'internal') return known;
  return UNREADABLE;
}
