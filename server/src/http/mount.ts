import type { Readable } from 'node:stream';
import type { Access, Endpoint, InputOf } from '@saywell/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './errors.ts';
import { readForm } from './form.ts';
import { isStorable } from './storable.ts';

export type Caller = {
  userId: number;
  isAdmin: boolean;
  /** Administrators, and the one blog manager. */
  managesBlog: boolean;
  /** An administrator whose rights, not counted above, wait for a passkey. */
  needsPasskey: boolean;
  sessionId: number;
};

export type FileReply = {
  bytes: Uint8Array | Readable;
  type: string;
  headers?: Record<string, string>;
};

/** For the few handlers that set a cookie or need the address. */
export type Http = { request: FastifyRequest; reply: FastifyReply };

type CallerOf<A extends Access> = A extends 'user' | 'admin'
  ? Caller
  : A extends 'public'
    ? Caller | undefined
    : undefined;

type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  caller: CallerOf<E['access']>,
  http: Http,
) => Promise<E['response'] extends z.ZodType ? z.input<E['response']> : FileReply>;

/** Serves one endpoint of the contract. `arrives` runs first; what it throws is the response. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  arrives?: (http: Http) => void,
) => void;

type FindCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | undefined>;

/**
 * The only way to serve an endpoint: access check, input validation, handler, output validation.
 * Parsing the output also strips every field that the contract does not name.
 */
export function createMount(app: FastifyInstance, findCaller: FindCaller): Mount {
  return (endpoint, handler, arrives) => {
    const { method, path, access, response, callsPerMinute, maxBodyBytes }: Endpoint = endpoint;
    app.route({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
      config: callsPerMinute ? { rateLimit: { max: callsPerMinute } } : {},
      handler: async (request, reply) => {
        arrives?.({ request, reply });
        const found = access === 'anyone' ? undefined : await findCaller(request, reply);
        const caller = requireAccess(ifMeant(found, request), access);
        const input = await readInput(endpoint, request);
        const result = await handler(input, caller as CallerOf<(typeof endpoint)['access']>, {
          request,
          reply,
        });
        reply.header('cache-control', 'no-store');
        if (response !== 'file') return reply.send(response.parse(result));
        const { bytes, type, headers = {} } = result as FileReply;
        return reply.headers(headers).type(type).send(bytes);
      },
    });
  };
}

async function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  const { params, query, body, form }: Endpoint = endpoint;
  if (!form && request.isMultipart()) {
    throw new AppError('unsupported_media', 'This endpoint does not accept form data');
  }
  const sendsForm = form && (!body || request.isMultipart());
  return {
    ...(params && { params: parse(params, request.params) }),
    ...(query && { query: parse(query, request.query) }),
    ...(body && !sendsForm && { body: parse(body, request.body ?? {}) }),
    ...(sendsForm && { form: parse(form, await readForm(request)) }),
  } as InputOf<E>;
}

function parse(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value, { error: plainWords });
  if (!result.success) {
    const { message = 'Invalid input', path = [] } = result.error.issues[0] ?? {};
    const field = path.map(String).join('.');
    throw new AppError('invalid_input', message, field === '' ? {} : { field });
  }
  if (!isStorable(result.data)) {
    throw new AppError('invalid_input', 'The request contains invalid characters');
  }
  return result.data;
}

/** The message for a rule that has none. */
function plainWords({ path }: { path?: PropertyKey[] | undefined }) {
  const field = path?.at(-1);
  return field === undefined ? 'Invalid input' : `Invalid ${String(field)}`;
}

/**
 * A browser that sends what it kept for an account names it in `saywell-account`. Whoever else has
 * signed in meanwhile is then nobody, as after signing out: it must not become theirs.
 */
function ifMeant(caller: Caller | undefined, { headers }: FastifyRequest): Caller | undefined {
  const meant = headers['saywell-account'];
  if (meant === undefined || String(caller?.userId) === meant) return caller;
  throw new AppError('unauthenticated', 'Unauthorized');
}

function requireAccess(caller: Caller | undefined, access: Access) {
  if (access === 'anyone' || access === 'public') return caller;
  if (!caller) throw new AppError('unauthenticated', 'Unauthorized');
  if (access === 'admin' && !caller.isAdmin) throw refusalOf(caller, 'Forbidden');
  return caller;
}

/** The 403 for a missing permission, or one that waits for a passkey. */
export function refusalOf({ needsPasskey }: Caller, message: string): AppError {
  return new AppError(
    'forbidden',
    needsPasskey
      ? 'Administrators need a passkey here. Sign in with yours, or add one in your profile.'
      : message,
  );
}
