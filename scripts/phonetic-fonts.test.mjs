import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SOUNDS } from '../speech/src/phonemes/sounds.ts';
import { root } from './setup/workspace.mjs';

const STYLES = join(root, 'web/src/styles');
const FAMILIES = ['Saywell Phonetic Serif', 'Saywell Phonetic Sans'];

/** Sources of visible characters. */
const WRITTEN = '{contract/src,speech/src,server/src/speech-pool,server/seed,web/src}/**/*';
/**
 * Phonetic extensions and modifier letters. θ and ŋ are ordinary letters; the table below requires
 * them.
 */
const SIGN = /[\u0250-\u02b9\u02bd-\u02c5\u02c7-\u02d9]/gu;

const stylesheet = readFileSync(join(STYLES, 'fonts.css'), 'utf8');
const faces = FAMILIES.map((family) => ({ family, ...faceOf(family) }));

describe('the fonts of phonetic symbols', () => {
  it.each(faces)(
    '$family covers every symbol of the table of sounds in its unicode-range',
    ({ signs }) => {
      // The characters below that are Latin, which every page loads.
      const needed = new Set(SOUNDS.flatMap(({ ipa }) => ipa.match(/[\u0100-\uffff]/g) ?? []));
      expect(needed).toContain('θ');
      expect([...needed].filter((sign) => !signs.includes(sign))).toEqual([]);
    },
  );

  it.each(faces)(
    '$family covers every symbol written anywhere in its unicode-range',
    ({ signs }) => {
      const paths = globSync(WRITTEN, { cwd: root }).filter(
        (path) => /\.(tsx?|json|html)$/.test(path) && !/\.test\.tsx?$/.test(path),
      );
      const written = paths.flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(SIGN)].map(([sign]) => ({
          sign,
          path,
        })),
      );
      expect(new Set(written.map(({ sign }) => sign))).toContain('ʔ');
      expect(written.filter(({ sign }) => !signs.includes(sign))).toEqual([]);
    },
  );

  it.each(faces)(
    '$family has a glyph for every character of its unicode-range',
    ({ file, signs }) => {
      const codes = codesIn(file);
      expect(signs.filter((sign) => !codes.has(sign.codePointAt(0) ?? 0))).toEqual([]);
    },
  );
});

function faceOf(/** @type {string} */ family) {
  const face = stylesheet.split('@font-face').find((face) => face.includes(`'${family}'`)) ?? '';
  const [, address = ''] = /url\('([^']+)'\)/.exec(face) ?? [];
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const signs = ranges.flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length }, (_, at) => String.fromCodePoint(from + at));
  });
  return { file: readFileSync(join(STYLES, address)), signs };
}

/**
 * The code points of a WOFF 2 file (https://www.w3.org/TR/WOFF2/): a directory, then all tables
 * compressed as one. The table `cmap` is number 0 of the known ones and not transformed.
 */
function codesIn(/** @type {Buffer} */ woff2) {
  expect(woff2.toString('latin1', 0, 4)).toBe('wOF2');
  let at = 48;
  let offset = 0;
  for (let left = woff2.readUInt16BE(12), found = false; left > 0; left--) {
    const flags = woff2[at++] ?? 0;
    const table = flags & 63;
    if (table === 63) at += 4;
    const length = readLength();
    const isShape = table === 10 || table === 11; // glyf and loca: for them version 3 means not transformed
    const isChanged = flags >> 6 !== (isShape ? 3 : 0);
    const stored = isChanged ? readLength() : length;
    found ||= table === 0;
    if (!found) offset += stored;
  }
  return codesOfCmap(brotliDecompressSync(woff2.subarray(at)).subarray(offset));

  function readLength() {
    for (let value = 0; ;) {
      const byte = woff2[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

/** Reads subtables of format 4, which list the start and end of each run of code points. */
function codesOfCmap(/** @type {Buffer} */ cmap) {
  const codes = new Set();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    if (part.readUInt16BE(0) !== 4) continue;
    const ends = part.readUInt16BE(6);
    for (let run = 0; run < ends; run += 2) {
      const last = part.readUInt16BE(14 + run);
      for (let code = part.readUInt16BE(16 + ends + run); code <= last; code++) codes.add(code);
    }
  }
  return codes;
}
