import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

/**
 * A text that people read. A tip is short advice, of an exercise or about a take.
 *
 * @typedef {{ file: string, text: string, kind: 'screen' | 'tip' | 'phrase' | 'post' }} Text
 * @typedef {{ type: string } & Record<string, unknown>} Node
 */

const CODE = [
  'web/src/{app,features,pages,ui,lib}/**/*.{ts,tsx}',
  'server/src/{features,http}/**/*.ts',
  'contract/src/**/*.ts',
  'speech/src/findings/**/*.ts',
];
const NOT_READ_FILES =
  /\.test\.tsx?$|\/testing-|\/(sanitize|say-buttons|security-headers|connections)\.ts$/;

/** Stands where a value is put into a text. */
const VALUE = '\u2026';

/** Attributes that hold no words. */
const NOT_READ = /^(class(Name)?|style|d|points|viewBox|transform|key|id|to|href|src|data-.*)$/;

/**
 * Every text that the product shows.
 *
 * @returns {Text[]}
 */
export function productTexts(/** @type {string} */ root) {
  const files = (/** @type {string[]} */ patterns) =>
    globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  return [
    ...files(CODE)
      .filter((file) => !NOT_READ_FILES.test(file))
      .flatMap((file) => textsInCode(read(file), file)),
    ...files(['server/seed/exercises/**/*.json']).flatMap((file) =>
      textsOfExercises(JSON.parse(read(file)), file),
    ),
    ...files(['server/seed/scenes/*.json']).flatMap((file) =>
      textsOfScene(JSON.parse(read(file)), file),
    ),
    ...files(['contract/src/languages/first-languages.json']).flatMap((file) =>
      textsOfLanguages(JSON.parse(read(file)), file),
    ),
    ...files(['server/seed/posts/*.json']).flatMap((file) =>
      textsInData(JSON.parse(read(file))).map((text) => textOf(file, text, 'post')),
    ),
    ...files(['server/seed/posts/*.html']).flatMap((file) =>
      textsInHtml(read(file)).map((text) => textOf(file, text, 'post')),
    ),
  ];
}

/**
 * The texts of one source file: what stands between tags, and every string that reads like words.
 *
 * @returns {Text[]}
 */
export function textsInCode(/** @type {string} */ source, /** @type {string} */ file) {
  const kind = file.startsWith('speech/') ? 'tip' : 'screen';
  /** @type {Text[]} */
  const found = [];
  const add = (/** @type {string} */ raw, /** @type {boolean} */ isSure) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(text) && (isSure || readsLikeWords(text)))
      found.push({ file, text, kind });
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), add);
  return found;
}

/** @type {(node: unknown, add: (text: string, isSure: boolean) => void) => void} */
function walk(node, add) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, add);
    return;
  }
  if (!isNode(node)) return;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'TaggedTemplateExpression':
      return;
    case 'JSXAttribute':
      if (NOT_READ.test(nameOf(node['name']))) return;
      break;
    case 'JSXText':
      add(String(node['value']), true);
      return;
    case 'Literal':
      if (typeof node['value'] === 'string') add(node['value'], false);
      return;
    case 'TemplateLiteral':
      add(/** @type {Node[]} */ (node['quasis']).map(cookedOf).join(VALUE), false);
      walk(node['expressions'], add);
      return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name === 'key' && node['computed'] !== true) continue;
    if (typeof child === 'object') walk(child, add);
  }
}

/** @type {(value: unknown) => value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null;
}

const nameOf = (/** @type {unknown} */ node) =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
const cookedOf = (/** @type {Node} */ { value }) =>
  isNode(value) && typeof value['cooked'] === 'string' ? value['cooked'] : '';

/** Not a list of style classes, a path, a query, a header or a name in code. */
function readsLikeWords(/** @type {string} */ text) {
  if (/^[A-Z][a-z]*(?:-[a-z]+)?$/.test(text)) return true;
  if (!/\p{L}{2}\S* \S/u.test(text)) return false;
  if (/[{};=<>[\]|\\]|:\/\/|\w:'|\b(SELECT|UPDATE|INSERT|WHERE|ALTER|VACUUM)\b/.test(text))
    return false;
  if (/\p{Lu}|[.!?](?: |$)|[’“]/u.test(text)) return true;
  return !/[a-z]-[a-z\d]|[a-z]\d|\d[a-z]|[a-z]:[a-z]|_/.test(text);
}

/** @returns {Text} */
function textOf(
  /** @type {string} */ file,
  /** @type {string} */ text,
  /** @type {Text['kind']} */ kind,
) {
  return { file, text, kind };
}

/** @typedef {{ title: string, phrase: string, tips?: string[] }} Exercise */

/** @typedef {{ title: string, about: string, parts: string[], skills: string[], lines: Exercise[] }} Scene */

/** @typedef {{ sounds: Record<string, { fact: string, advice: string }> }} Language */

function textsOfLanguages(
  /** @type {{ languages: Record<string, Language> }} */ { languages },
  /** @type {string} */ file,
) {
  return Object.values(languages).flatMap(({ sounds }) =>
    Object.values(sounds).map(({ fact, advice }) => textOf(file, `${fact} ${advice}`, 'screen')),
  );
}

function textsOfExercises(/** @type {Exercise[]} */ exercises, /** @type {string} */ file) {
  return exercises.flatMap(({ title, phrase, tips = [] }) => [
    textOf(file, title, 'phrase'),
    textOf(file, phrase, 'phrase'),
    ...tips.map((tip) => textOf(file, tip, 'tip')),
  ]);
}

/** @returns {Text[]} */
function textsOfScene(
  /** @type {Scene} */ { title, about, parts, skills, lines },
  /** @type {string} */ file,
) {
  return [
    ...[title, about, ...parts, ...skills].map((text) => textOf(file, text, 'screen')),
    ...lines.flatMap(({ phrase, tips = [] }) => [
      textOf(file, phrase, 'phrase'),
      ...tips.map((tip) => textOf(file, tip, 'tip')),
    ]),
  ];
}

/** @returns {string[]} */
function textsInData(/** @type {unknown} */ data) {
  if (typeof data === 'string') return /\s/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(textsInData);
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Without its tags, one text for each block. */
function textsInHtml(/** @type {string} */ html) {
  return html
    .split(
      /<\/?(?:p|li|ul|ol|h\d|td|th|tr|table|blockquote|figure|figcaption|div|svg|text)\b[^>]*>/,
    )
    .map((block) => block.replaceAll(/<[^>]*>/g, ''))
    .map((block) => Object.entries(ENTITIES).reduce((text, [a, b]) => text.replaceAll(a, b), block))
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => /\p{L}{2}/u.test(block));
}
