import type { Random } from '../support/seeded.ts';

/** Texts that break code that does not expect them. */
export const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(400),
  '2147483648',
  'x'.repeat(5000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  '\ufeffabc',
  'e\u0301'.repeat(200),
  '💣'.repeat(300),
  "'; drop table users; --",
  "' or '1'='1",
  '$1',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'a\r\nSet-Cookie: x=y',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%00',
  '%',
  '%E0%A4%A',
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  'true',
  'null',
  '[]',
  '{}',
];

const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

/** Numbers that are valid JSON but fit no column, as JSON text. */
const SPELLED = ['1e999', '-1e999', '99999999999999999999999999', '1E400', '-0', '0.1e-400'];

/** Marks a value that only JSON text can express. */
const MARK = '\u0001spelled:';

export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 7 : 10);
  if (kind < 3) return random.pick(TEXTS);
  if (kind === 3) return random.pick(NUMBERS);
  if (kind === 4) return MARK + random.pick(SPELLED);
  if (kind === 5) return random.pick([null, true, false]);
  if (kind === 6) return random.pick([[], {}, 'y'.repeat(70_000)]);
  if (kind === 7)
    return Array.from({ length: random.below(12) }, () => hostileValue(random, depth + 1));
  if (kind === 8) return nested(random);
  return Object.fromEntries(
    Array.from({ length: 4 }, () => [
      random.pick([...TEXTS, 'id', 'isAdmin', 'userId']),
      hostileValue(random, depth + 1),
    ]),
  );
}

function nested(random: Random): unknown {
  let value: unknown = 1;
  const depth = random.pick([50, 3000]);
  for (let n = 0; n < depth; n++) value = random.chance(0.5) ? [value] : { a: value };
  return value;
}

/** A value as a JSON body, sometimes not quite valid. */
export function hostileJson(random: Random, value: unknown): string {
  const json = stringify(value).replace(/"\\u0001spelled:([^"]*)"/g, '$1');
  const kind = random.below(20);
  if (kind === 0) return json.slice(0, random.below(json.length + 1));
  if (kind === 1) return `\ufeff${json}`;
  if (kind === 2) return json.replaceAll('"', "'");
  if (kind === 3) return `${'['.repeat(30_000)}${json}`;
  if (kind === 4 && json.startsWith('{')) return withTwice(random, json);
  if (kind === 5) return `${json}${json}`;
  return json;
}

/** JSON.stringify overflows the stack at a depth that its parser reads. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '[[[]]]';
  }
}

/** Repeats the first field with another value. */
function withTwice(random: Random, json: string): string {
  const name = /^\{("(?:[^"\\]|\\.)*"):/.exec(json)?.[1] ?? '"id"';
  return `{${name}:${JSON.stringify(random.pick(TEXTS))},${json.slice(1)}`;
}
