import { cardinalWords, decimalWords } from './numbers.ts';
import type { Reader, Reading } from './reading.ts';
import { wordTable } from '../word-table.ts';

/** Singular and plural. */
const UNITS = wordTable<readonly [string, string]>({
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  in: ['inch', 'inches'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  kgs: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  ml: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  gal: ['gallon', 'gallons'],
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  mph: ['mile per hour', 'miles per hour'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  'm/s': ['meter per second', 'meters per second'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  ghz: ['gigahertz', 'gigahertz'],
  kb: ['kilobyte', 'kilobytes'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  kw: ['kilowatt', 'kilowatts'],
  w: ['watt', 'watts'],
  v: ['volt', 'volts'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  h: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  s: ['second', 'seconds'],
  ms: ['millisecond', 'milliseconds'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  '%': ['percent', 'percent'],
  '°': ['degree', 'degrees'],
  '°f': ['degree fahrenheit', 'degrees fahrenheit'],
  '°c': ['degree celsius', 'degrees celsius'],
  x: ['times', 'times'],
  k: ['thousand', 'thousand'],
  '"': ['inch', 'inches'],
  "'": ['foot', 'feet'],
});

/** Separated from their number, these are far more often ordinary words or letters. */
const ONLY_ATTACHED = new Set(['m', 'g', 'l', 'in', 'v', 'w', 'h', 's', 'x', 'k', 'ms', '"', "'"]);

const NUMBER = /^-?[\d,]*\.?\d+$/;

function unitWords(unit: string, amount: string): Reading {
  const names = UNITS[unit.toLowerCase()];
  if (!names) return [];
  return (amount === '1' ? names[0] : names[1]).split(' ');
}

/** Plain numbers with a sign, thousands commas and a decimal part. */
export function amountWords(amount: string): Reading {
  const minus = amount.startsWith('-') ? ['minus'] : [];
  const [whole = '', fraction] = amount.replace(/^-/, '').replaceAll(',', '').split('.');
  if (fraction === undefined) return [...minus, ...cardinalWords(whole)];
  return [...minus, ...decimalWords(whole, fraction)];
}

/** `5km`, `20%`, `98.6°F`, `5'10"`, `2x`. */
export const readMeasure: Reader = (text) => {
  const height = /^(\d+)'(\d+)"?$/.exec(text);
  if (height?.[1] && height[2]) {
    const feet = unitWords("'", height[1]);
    const inches = cardinalWords(height[2]);
    return [
      [...cardinalWords(height[1]), ...feet, ...inches],
      [...cardinalWords(height[1]), ...inches],
    ];
  }
  const match = /^(-?[\d,]*\.?\d+)-?([a-z°%"'/]+)\.?$/i.exec(text);
  if (!match?.[1] || !match[2] || !Object.hasOwn(UNITS, match[2].toLowerCase())) return undefined;
  return [[...amountWords(match[1]), ...unitWords(match[2], match[1])]];
};

/** A unit separated from its number: `5 km`, `60 mph`. */
export const readUnitAfterNumber: Reader = (text, { previous }) => {
  const unit = text.toLowerCase().replace(/\.$/, '');
  if (!NUMBER.test(previous) || !Object.hasOwn(UNITS, unit)) return undefined;
  return ONLY_ATTACHED.has(unit) ? undefined : [unitWords(unit, previous)];
};
