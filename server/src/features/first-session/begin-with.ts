import {
  earContrasts,
  type FirstLanguage,
  type firstSessionResult,
  LANGUAGE_NAMES,
} from '@saywell/contract';
import { ipaOf, PHONES } from '@saywell/speech/phonemes';
import type { z } from 'zod';
import { meanOf } from '../progress/days/totals.ts';
import { type Heard, isClear, isWrong } from './heard.ts';

type Begin = z.input<typeof firstSessionResult.response>['begin'][number];

const SHOWN = 3;
/** Before anybody speaks, a sound counts as if it had been said this often. */
const PRIOR_TRIES = 2;
/** And as if this much of it had been lost, by how typical that is for the first language. */
const PRIOR_LOSS = [0.1, 0.2, 0.3, 0.4];
/** From here on a result is more than a first guess. */
const TELLING = 5;

/** How much being understood depends on each sound: as much as on the contrast that needs it most. */
const LOADS = new Map<string, number>();
for (const { sounds, load } of earContrasts) {
  for (const phone of sounds) LOADS.set(phone, Math.max(load, LOADS.get(phone) ?? 1));
}

/**
 * Three sounds to begin with: first those that were heard not to be clear, then what is typical of the
 * first language or matters most, each by functional load × what is lost.
 */
export function beginWith(heard: Heard, language: FirstLanguage | undefined): Begin[] {
  return PHONES.map((phone) => {
    const sayings = heard.get(phone) ?? [];
    const said = sayings.reduce((sum, { accuracy }) => sum + accuracy, 0);
    const isUnclear =
      sayings.some(isWrong) || (sayings.length > 0 && !isClear(meanOf(said, sayings.length)));
    const typical = language?.sounds[phone]?.typical ?? 0;
    const lost = sayings.length - said + PRIOR_TRIES * PRIOR_LOSS[typical]!;
    const weight = (loadOf(phone) * lost) / (sayings.length + PRIOR_TRIES);
    const why: Begin['why'] = isUnclear ? 'heard' : typical > 0 ? 'language' : 'load';
    return { phone, sayings, isUnclear, weight, why };
  })
    .toSorted((a, b) => Number(b.isUnclear) - Number(a.isUnclear) || b.weight - a.weight)
    .slice(0, SHOWN)
    .map(({ phone, sayings, why }) => ({
      phone,
      ipa: ipaOf(phone),
      tries: sayings.length,
      why,
      reason: reasonOf({ phone, why, sayings, language }),
    }));
}

const loadOf = (phone: string) => LOADS.get(phone) ?? 1;

type Chosen = Pick<Begin, 'phone' | 'why'> & {
  sayings: NonNullable<ReturnType<Heard['get']>>;
  language: FirstLanguage | undefined;
};

function reasonOf({ phone, why, sayings, language }: Chosen): string {
  const name = `/${ipaOf(phone)}/`;
  if (why === 'heard') return `${howHeard(name, sayings)} ${doubt(sayings)}`;
  const cause =
    why === 'language'
      ? `${name} is often hard for people whose first language is ${LANGUAGE_NAMES[language!.id]}.`
      : `${name} tells ${HOW_MANY[loadOf(phone)]} pairs of words apart.`;
  return `${cause} ${soFar(sayings)}`;
}

const HOW_MANY: Record<number, string> = { 1: 'a few', 2: 'some', 3: 'many' };

function howHeard(name: string, sayings: Chosen['sayings']): string {
  const { word, instead, dropped } = sayings.reduce((a, b) => (b.accuracy < a.accuracy ? b : a));
  const quoted = word.replace(/^\W+|\W+$/g, '');
  if (dropped) return `In “${quoted},” we didn’t hear the ${name}.`;
  return instead === undefined
    ? `Your ${name} wasn’t clear in “${quoted}.”`
    : `In “${quoted},” your ${name} sounded like /${instead}/.`;
}

function doubt(sayings: Chosen['sayings']): string {
  const tries = sayings.length;
  const clear = sayings.filter(({ accuracy }) => isClear(accuracy)).length;
  const others =
    clear === tries - 1 && clear > 0 ? `It was clear the other ${timesLeft(clear)}. ` : '';
  return tries >= TELLING
    ? `${others}You have said it ${tries} times so far.`
    : `${others}You have said it only ${timesOf(tries)}, so this is a first guess.`;
}

const timesLeft = (count: number) => (count === 1 ? 'time' : `${count} times`);

function soFar(sayings: Chosen['sayings']): string {
  const tries = sayings.length;
  if (tries === 0) return 'We haven’t heard it yet.';
  const isSure = sayings.every(({ accuracy }) => isClear(accuracy));
  const clear = `It has been ${isSure ? '' : 'mostly '}clear so far`;
  return tries >= TELLING ? `${clear}.` : `${clear}, but you have said it only ${timesOf(tries)}.`;
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}
