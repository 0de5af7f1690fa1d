import type { z } from 'zod';

/**
 * One call of the HTTP API, as plain data. The server mounts it, the browser calls it, and the
 * OpenAPI document describes it, all from this one declaration.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` placeholders. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** Multipart body. A call that declares both accepts either. */
  form?: z.ZodObject;
  /** JSON response, or 'file' for bytes. */
  response: z.ZodType | 'file';
  /** Calls per minute from one address, if the server's general limit is too generous. */
  callsPerMinute?: number;
  /** Largest body, if the server's general limit is too small. */
  maxBodyBytes?: number;
};

/**
 * Who may call. 'anyone': everyone, and the session is not even read. 'public': everyone, and the
 * response may depend on who is signed in. 'user': somebody signed in. 'admin': an administrator.
 */
export type Access = 'anyone' | 'public' | 'user' | 'admin';

type Part = 'params' | 'query' | 'body' | 'form';

/** For a call that accepts either kind of body: exactly one of the two is present. */
type Either<E> = E extends { body: z.ZodType; form: z.ZodObject } ? 'body' | 'form' : never;

/** What the caller passes. */
export type RequestOf<E extends Endpoint> = {
  [P in Exclude<Part & keyof E, Either<E>>]: E[P] extends z.ZodType ? z.input<E[P]> : never;
} & {
  [P in Either<E> & keyof E]?: E[P] extends z.ZodType ? z.input<E[P]> : never;
};

/** What the handler receives after validation. */
export type InputOf<E extends Endpoint> = {
  [P in Exclude<Part & keyof E, Either<E>>]: E[P] extends z.ZodType ? z.output<E[P]> : never;
} & {
  [P in Either<E> & keyof E]?: E[P] extends z.ZodType ? z.output<E[P]> : never;
};

/** What the caller gets back. */
export type ResultOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : Blob;
