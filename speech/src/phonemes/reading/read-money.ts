import { cardinalWords } from './numbers.ts';
import type { Reader, Reading } from './reading.ts';
import { wordTable } from '../word-table.ts';

type Currency = { one: string; many: string; cent: string; cents: string };

const CURRENCIES = wordTable<Currency>({
  $: { one: 'dollar', many: 'dollars', cent: 'cent', cents: 'cents' },
  '€': { one: 'euro', many: 'euros', cent: 'cent', cents: 'cents' },
  '£': { one: 'pound', many: 'pounds', cent: 'penny', cents: 'pence' },
  '¥': { one: 'yen', many: 'yen', cent: 'sen', cents: 'sen' },
  '₹': { one: 'rupee', many: 'rupees', cent: 'paisa', cents: 'paise' },
});

const SCALE_OF = wordTable<string>({
  k: 'thousand',
  m: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
});
const SCALE_WORD = /^(?:thousand|million|billion|trillion)$/i;

function amount(whole: string, cents: string | undefined, currency: Currency): Reading[] {
  const large = cardinalWords(whole);
  const unit = Number(whole) === 1 ? currency.one : currency.many;
  if (cents === undefined || cents === '00') return [[...large, unit]];
  const small = cardinalWords(cents.padEnd(2, '0'));
  const smallUnit = cents === '01' ? currency.cent : currency.cents;
  if (Number(whole) === 0) return [[...small, smallUnit]];
  return [
    [...large, unit, 'and', ...small, smallUnit],
    [...large, ...(small.length === 1 && Number(cents) < 10 ? ['oh', ...small] : small)],
    [...large, unit, ...small],
  ];
}

/** `$5.50`, `€20`, `$1.2M`, `$3` before “million”, `50¢`. */
export const readMoney: Reader = (text, { next }) => {
  const cents = /^(\d+)¢$/.exec(text);
  if (cents?.[1]) return [[...cardinalWords(cents[1]), Number(cents[1]) === 1 ? 'cent' : 'cents']];
  const match = /^(-?)([$€£¥₹])(-?)([\d,]*)(?:\.(\d+))?([kmbt]n?)?\+?$/i.exec(text);
  const trailing = /^([\d,]+)(?:\.(\d+))?([$€£¥₹])$/.exec(text);
  const sign = match?.[2] ?? trailing?.[3];
  const currency = sign === undefined ? undefined : CURRENCIES[sign];
  const whole = (match?.[4] ?? trailing?.[1] ?? '').replaceAll(',', '');
  const fraction = match?.[5] ?? trailing?.[2];
  if (!currency || (whole === '' && fraction === undefined)) {
    return currency ? [[currency.one]] : undefined;
  }
  const minus = match?.[1] || match?.[3] ? ['minus'] : [];
  const suffix = SCALE_OF[match?.[6]?.toLowerCase() ?? ''];
  if (suffix !== undefined || SCALE_WORD.test(next)) {
    const point = fraction === undefined ? [] : ['point', ...Array.from(fraction, digitName)];
    const words = [...minus, ...cardinalWords(whole || '0'), ...point];
    return suffix === undefined ? [words] : [[...words, suffix, currency.many]];
  }
  if (fraction !== undefined && fraction.length > 2) {
    const point = ['point', ...Array.from(fraction, digitName)];
    return [[...minus, ...cardinalWords(whole || '0'), ...point, currency.many]];
  }
  return amount(whole || '0', fraction, currency).map((reading) => [...minus, ...reading]);
};

function digitName(digit: string): string {
  return cardinalWords(digit).join('');
}

/** The word after an amount such as `$3`: “three million dollars”. */
export const readScaleAfterMoney: Reader = (text, { previous }) => {
  const sign = /^-?([$€£¥₹])[\d,]+(?:\.\d+)?$/.exec(previous)?.[1];
  const currency = sign === undefined ? undefined : CURRENCIES[sign];
  return currency && SCALE_WORD.test(text) ? [[text.toLowerCase(), currency.many]] : undefined;
};
