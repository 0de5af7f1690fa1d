import type { z } from 'zod';

/**
 * One call of the HTTP API, as plain data. The server mounts it, the browser calls it and the
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
  /** Multipart body. A call that declares both takes whichever is sent. */
  form?: z.ZodObject;
  /** JSON answer, or 'file' for bytes. */
  response: z.ZodType | 'file';
  /** Calls one address may make per minute, where the server's general limit is too generous. */
  callsPerMinute?: number;
  /** Largest body, where the server's general limit is too small. */
  maxBodyBytes?: number;
};

/**
 * Who may call. 'anyone': it makes no difference who, and nobody looks. 'public': anyone, and the
 * answer may depend on who is signed in. 'user': somebody signed in. 'admin': an administrator.
 */
export type Access = 'anyone' | 'public' | 'user' | 'admin';

type Part = 'params' | 'query' | 'body' | 'form';

/** The parts of which only one is there, in a call that takes a body of either kind. */
type Either<E> = E extends { body: z.ZodType; form: z.ZodObject } ? 'body' | 'form' : never;

/** What the caller passes. */
export type RequestOf<E extends Endpoint> = {
  [P in Exclude<Part & keyof E, Either<E>>]: E[P] extends z.ZodType ? z.input<E[P]> : never;
} & {
  [P in Either<E> & keyof E]?: E[P] extends z.ZodType ? z.input<E[P]> : never;
};

/** What the handler receives, after parsing. */
export type InputOf<E extends Endpoint> = {
  [P in Exclude<Part & keyof E, Either<E>>]: E[P] extends z.ZodType ? z.output<E[P]> : never;
} & {
  [P in Either<E> & keyof E]?: E[P] extends z.ZodType ? z.output<E[P]> : never;
};

/** What the caller gets back. */
export type ResultOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : Blob;
