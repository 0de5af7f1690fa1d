import type { Endpoint } from '@saywell/contract';
import type { Random } from '../support/seeded.ts';
import { hostileJson, hostileValue, TEXTS } from './hostile-values.ts';
import type { Things } from './things.ts';
import { nameOf, type Sent, validRequest } from './valid-requests.ts';

export type BadRequest = { name: string; bytes: Buffer; isCut: boolean };

/** Encodes what it can; half a surrogate pair and the like is sent as raw bytes. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '%').slice(0, 1500));

const PATHS = [
  '/api/../api/user',
  '/api//user',
  '/%61pi/user',
  '/api/user%00',
  '/api/user;a=b',
  '/api/%ff%fe',
  '/api/user?%zz',
  '//api/user',
  '/\\api\\user',
  '*',
  'http://elsewhere.example/api/user',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/blog/%E0%A4%A',
  '/blog?category=%00&page=-1&page=2',
  `/${'a/'.repeat(800)}`,
  '/reset-password?token=%00',
  '/\u00ff\u00fe',
];

const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'GET', 'POST'];

const HEADERS = [
  'Cookie: saywell_session=\u00ff\u00fe; =; ;;; a',
  `Cookie: saywell_session=${'a'.repeat(5000)}`,
  'Cookie: __proto__=x; saywell_session=%00',
  'Range: bytes=9-1,-0,-99999999999999999999',
  'If-None-Match: "\u00ff',
  'Accept-Encoding: br;q=9, gzip;q=-1, *;q=x',
  'Accept: \u00e9;;;q',
  'X-Forwarded-For: , ,nobody,999.1.1.1',
  `X-Forwarded-For: ${'1.1.1.1,'.repeat(900)}`,
  'X-Forwarded-Host: evil.example\\@',
  'Origin: http://[',
  'Sec-Fetch-Site: \u00e9',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'X-Request-Id: ../../a',
  'User-Agent: ',
  `Accept-Language: ${'en,'.repeat(3000)}`,
];

const JSON_TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset="',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'application/octet-stream',
  ';;;',
];

const ENDS_SESSION = new Set(['POST /api/logout', 'POST /api/login', 'POST /api/register']);

/**
 * A valid request with a few mutations. A call that would end the caller's session if it happened
 * to be valid is sent without one.
 */
export function badRequest(
  random: Random,
  endpoint: Endpoint,
  of: Things,
  cookie?: string,
): BadRequest {
  const sent = { ...validRequest(endpoint, of) };
  const method = random.chance(0.04) ? random.pick(METHODS) : endpoint.method;
  const path = random.chance(0.04) ? random.pick(PATHS) : pathOf(random, endpoint, sent);
  const content = contentOf(random, endpoint, sent);
  const length = content?.body.length ?? 0;
  const announced = random.chance(0.05) ? random.pick([0, 1, length + 9, undefined]) : length;
  const headers = [
    `Host: ${random.chance(0.02) ? random.pick(['', 'evil.example', '[::1', 'a:99999']) : 'localhost'}`,
    `X-Forwarded-For: ${Array.from({ length: 4 }, () => 1 + random.below(250)).join('.')}`,
    ...(cookie && !ENDS_SESSION.has(nameOf(endpoint)) ? [`Cookie: ${cookie}`] : []),
    ...(random.chance(0.1) ? [random.pick(HEADERS)] : []),
    ...(content ? typeOf(random, content) : []),
    ...(content && announced !== undefined ? [`Content-Length: ${announced}`] : []),
  ];
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), content?.body ?? Buffer.alloc(0)]);
  return { name: nameOf(endpoint), bytes, isCut: (announced ?? 0) > length };
}

type Content = { type: string; body: Buffer };

function typeOf(random: Random, { type }: Content): string[] {
  if (random.chance(0.02)) return [];
  const twice = random.chance(0.03) ? ['Content-Type: text/html'] : [];
  return [`Content-Type: ${type}`, ...twice];
}

function pathOf(random: Random, { path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
    random.chance(0.5) ? encoded(random.pick(TEXTS)) || '0' : encodeURIComponent(params[name]!),
  );
  const pairs = Object.entries(query).flatMap(([name, good]) => {
    const kind = random.below(8);
    if (kind === 0) return [];
    if (kind === 1) return [`${name}=${encoded(good)}`, `${name}=${encoded(random.pick(TEXTS))}`];
    if (kind === 2) return [`${name}[]=${encoded(good)}`];
    if (kind === 3) return [`${name}[${random.pick(TEXTS).length}]=1`, `${name}=%`];
    if (kind < 6) return [`${name}=${encoded(random.pick(TEXTS))}`];
    return [`${name}=${encoded(good)}`];
  });
  if (random.chance(0.2))
    pairs.push(random.pick(['__proto__=1', '&&&', '=', 'limit=1e9', '%ff=1']));
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function contentOf(
  random: Random,
  { body, form, method }: Endpoint,
  sent: Sent,
): Content | undefined {
  if (form && (!body || random.chance(0.8))) return formOf(random, sent.form ?? {});
  if (!body && (method === 'GET' || random.chance(0.7))) return undefined;
  const good: Record<string, unknown> = { ...(sent.body ?? textsOf(sent.form)) };
  const type = random.chance(0.06) ? random.pick(JSON_TYPES) : 'application/json';
  const value = random.chance(0.08) ? hostileValue(random) : spoilt(random, good);
  return { type, body: bytesOf(random, hostileJson(random, value)) };
}

const textsOf = (form: Sent['form'] = {}) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));

/** One or two fields are missing or have another type, or there is an extra one. */
function spoilt(random: Random, good: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...good };
  const names = [...Object.keys(good), 'isAdmin', 'id', 'userId', 'toString'];
  for (let n = 0; n <= random.below(3); n++) {
    const name = random.pick(names);
    if (random.chance(0.15)) delete fields[name];
    else fields[name] = deeper(random, fields[name]);
  }
  return fields;
}

/** In a list or an object, the contents are mutated as often as the whole. */
function deeper(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.5))
    return hostileValue(random);
  if (Array.isArray(value)) return value.map((one) => deeper(random, one));
  return spoilt(random, value as Record<string, unknown>);
}

/** Sometimes with bytes that are not valid text. */
function bytesOf(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > 0 && random.chance(0.05)) bytes[random.below(bytes.length)] = 0xff;
  return bytes;
}

const FILES = ['take.wav', '../../take.wav', 'a\u0000.wav', '<img src=x>.html', 'CON', '"', ''];
const FILE_TYPES = ['audio/wav', 'text/html', 'image/svg+xml', 'application/json', '\u00e9', ''];

function formOf(random: Random, fields: NonNullable<Sent['form']>): Content {
  const boundary = random.chance(0.05) ? random.pick(["'", ' x', '--']) : 'form-boundary';
  const parts: Buffer[] = [];
  for (const [name, good] of Object.entries(fields)) {
    const times = random.chance(0.05) ? random.pick([0, 2, 15]) : 1;
    for (let n = 0; n < times; n++) parts.push(partOf(random, boundary, name, good));
  }
  if (random.chance(0.1)) parts.push(partOf(random, boundary, '__proto__', 'x'));
  if (random.chance(0.9)) parts.push(Buffer.from(`--${boundary}--\r\n`));
  const type = random.chance(0.05)
    ? random.pick(JSON_TYPES)
    : `multipart/form-data; boundary=${boundary}`;
  return { type, body: Buffer.concat(parts) };
}

function partOf(random: Random, boundary: string, name: string, good: string | Uint8Array): Buffer {
  const isFile = typeof good !== 'string' ? !random.chance(0.1) : random.chance(0.05);
  const content = random.chance(0.3) ? random.pick([...TEXTS, 'z'.repeat(12_000)]) : good;
  const disposition = isFile
    ? `form-data; name="${name}"; filename="${random.pick(FILES)}"\r\ncontent-type: ${random.pick(FILE_TYPES)}`
    : `form-data; name="${name}"${random.chance(0.05) ? '\r\ncontent-type: application/json' : ''}`;
  const line = random.chance(0.03) ? '\n' : '\r\n';
  return Buffer.concat([
    Buffer.from(`--${boundary}${line}content-disposition: ${disposition}${line}${line}`, 'latin1'),
    Buffer.from(content as string),
    Buffer.from(line),
  ]);
}
