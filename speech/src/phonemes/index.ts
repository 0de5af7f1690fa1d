export { openDictionary, type Dictionary } from './dictionary.ts';
export { PHONES, STRESSED_PHONES, isVowel, withoutStress, type Phone } from './phone-set.ts';
