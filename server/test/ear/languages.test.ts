import { readFileSync } from 'node:fs';
import { earContrasts, FACT_PLACES, LANGUAGE_NAMES, type LanguageId } from '@saywell/contract';
import { PHONES } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';

type Claim = { typical: number; sources: string };
type Written = {
  sources: Record<string, string>;
  languages: Record<
    string,
    {
      sounds: Record<string, Claim & { fact: string; advice: string; place?: string }>;
      contrasts: (Claim & { contrasts: string })[];
    }
  >;
};

const file = new URL('../../../contract/src/languages/first-languages.json', import.meta.url);
const { sources, languages } = JSON.parse(readFileSync(file, 'utf8')) as Written;
const LONGEST_TIP = 160;
const all = Object.entries(languages);
const sounds = all.flatMap(([id, language]) =>
  Object.entries(language.sounds).map(([phone, claim]) => ({ id, phone, ...claim })),
);
const groups = all.flatMap(([id, language]) =>
  language.contrasts.map((group) => ({ id, ...group, ids: group.contrasts.split(' ') })),
);
const claims = [...sounds, ...groups];

test('every language is there; only “other” has nothing that is typical', () => {
  expect([...Object.keys(languages), 'other']).toEqual(Object.keys(LANGUAGE_NAMES));
  for (const [, language] of all) {
    expect(Object.keys(language.sounds).length).toBeGreaterThan(8);
    expect(language.contrasts.length).toBeGreaterThan(2);
  }
});

test('what is hard exists, and how hard it is is said once', () => {
  const phones = new Set<string>(PHONES);
  expect(sounds.filter(({ phone }) => !phones.has(phone))).toEqual([]);
  const contrasts = new Set(earContrasts.map(({ id }) => id));
  expect(groups.flatMap(({ ids }) => ids).filter((id) => !contrasts.has(id))).toEqual([]);
  for (const [language] of all) {
    const ids = groups.filter(({ id }) => id === language).flatMap((group) => group.ids);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(claims.filter(({ typical }) => ![1, 2, 3].includes(typical))).toEqual([]);
});

test('every claim names its sources: a sound one on the language and one on its speakers’ English', () => {
  const named = claims.map((claim) => ({ ...claim, of: claim.sources.split(' ') }));
  expect(named.filter(({ of }) => of.some((source) => !(source in sources)))).toEqual([]);
  expect(named.filter((claim) => claim.of.length !== ('phone' in claim ? 2 : 1))).toEqual([]);
  const used = new Set(named.flatMap(({ of }) => of));
  expect(Object.keys(sources).filter((source) => !used.has(source))).toEqual([]);
});

const REGIONS: Partial<Record<LanguageId, RegExp>> = {
  mandarin: /Mandarin|China/,
  portuguese: /Portuguese|Brazil/,
  vietnamese: /Vietnam/,
};

test('a fact names the language, since it may stand alone, and a tip is as short as a cue', () => {
  const language = (id: string) =>
    REGIONS[id as LanguageId] ?? new RegExp(LANGUAGE_NAMES[id as LanguageId]);
  const unnamed = sounds.filter(({ id, fact }) => !language(id).test(fact));
  expect(unnamed.map(({ fact }) => fact)).toEqual([]);
  const bad = sounds.filter(
    ({ fact, advice }) =>
      `${fact} ${advice}`.length > LONGEST_TIP || ![fact, advice].every((one) => /\.”?$/.test(one)),
  );
  expect(bad.map(({ fact, advice }) => `${fact} ${advice}`)).toEqual([]);
});

test('a place is one that the code knows', () => {
  const places = new Set<string | undefined>([undefined, ...FACT_PLACES]);
  expect(sounds.filter(({ place }) => !places.has(place))).toEqual([]);
});
