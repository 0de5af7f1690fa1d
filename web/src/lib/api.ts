import type * as contract from '@saywell/contract';
import type { Endpoint, RequestOf, ResultOf } from '@saywell/contract';
import { apiErrorFrom } from './api-error.ts';

/**
 * Calls are identified by method and path ('POST /api/login') and typed by the contract's
 * declaration of that name. Passing a name instead of the declaration keeps the schemas and zod out
 * of every page that only fetches.
 */
type Declared = Extract<(typeof contract)[keyof typeof contract], Endpoint>;
type Calls = { [E in Declared as `${E['method']} ${E['path']}`]: E };
export type CallName = keyof Calls;
export type Result<N extends CallName> = ResultOf<Calls[N]>;

/** A query with only optional fields may be omitted. */
type Relaxed<R> = R extends { query: infer Q }
  ? object extends Q
    ? Omit<R, 'query'> & { query?: Q }
    : R
  : R;
export type RequestFor<N extends CallName> = Relaxed<RequestOf<Calls[N]>> & {
  signal?: AbortSignal;
  /** Outlasts the page: for what is sent while it is left. */
  keepalive?: boolean | undefined;
  headers?: Record<string, string> | undefined;
};
type Arguments<N extends CallName> =
  object extends RequestFor<N> ? [request?: RequestFor<N>] : [request: RequestFor<N>];

export type AnyRequest = {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar>;
  body?: unknown;
  form?: Record<string, Scalar | Blob>;
  signal?: AbortSignal;
  keepalive?: boolean | undefined;
  headers?: Record<string, string> | undefined;
};

export function call<N extends CallName>(name: N, ...[request]: Arguments<N>): Promise<Result<N>> {
  return send(name, (request ?? {}) as AnyRequest) as Promise<Result<N>>;
}

/** The untyped version of `call`, for code that is generic over the calls. */
export async function send(name: string, request: AnyRequest): Promise<unknown> {
  const response = await answerTo(name, request);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : response.blob();
}

/** Saves a response as a file, under the server's name for it. */
export async function download<N extends CallName>(
  name: N,
  ...[request]: Arguments<N>
): Promise<File> {
  const response = await answerTo(name, (request ?? {}) as AnyRequest);
  const blob = await response.blob();
  const filename = filenameIn(response.headers.get('content-disposition'));
  return new File([blob], filename ?? 'download', { type: blob.type });
}

function filenameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}

async function answerTo(name: string, request: AnyRequest): Promise<Response> {
  const { params, query, body, form, signal, keepalive, headers } = request;
  const [method, path = ''] = name.split(' ');
  const response = await fetch(pathWith(path, params, query), {
    method,
    credentials: 'include',
    cache: 'no-store',
    signal,
    keepalive,
    headers,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    ...(form !== undefined && { body: formData(form) }),
  });
  if (!response.ok) throw await apiErrorFrom(response);
  return response;
}

function formData(fields: Record<string, Scalar | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

type Scalar = string | number | boolean | undefined;

/** Fills `:name` placeholders and appends the query; undefined values are omitted. */
export function pathWith(
  path: string,
  params: Record<string, Scalar> = {},
  query: Record<string, Scalar> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing ${name} for ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
