import { isVowel, withoutStress } from './phone-set.ts';
import { ipaOf } from './sounds.ts';

/** Said lightly unless something is meant by them. */
const LIGHT = new Set(
  `a an the i you he she it we they me him her us them my your his its our their this that these
  those be am is are was were been do does did have has had can could will would shall should may
  might must to of in on at for from with by as and or but if so than there i'm i'll i'd i've
  you're you'll you'd you've he's he'll he'd she's she'll she'd it's it'll we're we'll we'd we've
  they're they'll they'd they've that's there's just let let's once our since what when where while
  who which whose could've would've should've might've must've it'll that'll there'll there'd that'd i'd've`.split(
    /\s+/,
  ),
);

/** Two or three consonants that English begins a syllable with. */
const ONSETS = new Set(
  `P R|B R|T R|D R|K R|G R|F R|TH R|SH R|P L|B L|K L|G L|F L|S L|S P|S T|S K|S M|S N|S W|T W|D W|K W|
  G W|TH W|P Y|B Y|K Y|F Y|V Y|M Y|HH Y|S P R|S T R|S K R|S P L|S K W|S K Y|S P Y`
    .split('|')
    .map((onset) => onset.trim()),
);

/** Short vowels, which need a consonant after them where they are stressed: “bath-room.” */
const CHECKED = /^(AE|AH|EH|IH|UH)[12]$/;

/** Compounds whose second part begins with its vowel: “week-end,” “work-out,” but not “tea-cup.” */
const VOWEL_PART = /(?:weekend|[^c]up|[^pr]out|off|over)s?$/i;

const MARKS: Record<string, string> = { '1': 'ˈ', '2': 'ˌ' };

/**
 * A form of a word as learners read it, with a mark before each stressed syllable: one main stress,
 * however many the word is made of, and none on a little word that nothing is meant by.
 */
export function transcribe(word: string, phones: readonly string[], isMeant = false): string {
  const marks = isLight(word, phones) && !isMeant ? new Map() : stressMarks(word, phones);
  return phones.map((phone, index) => (marks.get(index) ?? '') + ipaOf(phone)).join('');
}

/** A word of one syllable that carries the grammar, or “would’ve.” */
export function isLight(word: string, phones: readonly string[]): boolean {
  const spelled = word.toLowerCase().replaceAll('’', "'");
  const isShort = phones.filter(isVowel).length === 1 || /'(?:ve|ll|d)$/.test(spelled);
  const isLetter = spelled === 'a' && phones[0] === 'EY1';
  return isShort && !isLetter && LIGHT.has(spelled);
}

function stressMarks(word: string, phones: readonly string[]): Map<number, string> {
  const marks = new Map<number, string>();
  const vowels = [...phones.keys()].filter((index) => isVowel(phones[index]!));
  const main = vowels.findLast((vowel) => phones[vowel]!.endsWith('1'));
  for (const [syllable, vowel] of vowels.entries()) {
    const stress = phones[vowel]!.at(-1)!;
    const mark = MARKS[stress === '1' && vowel !== main ? '2' : stress];
    if (!mark) continue;
    if (mark === MARKS[2] && VOWEL_PART.test(word)) {
      marks.set(vowel, mark);
      continue;
    }
    const last = vowels[syllable - 1];
    const before = last === undefined ? 0 : last + (CHECKED.test(phones[last]!) ? 2 : 1);
    marks.set(syllable === 0 ? 0 : onsetOf(phones, before, vowel), mark);
  }
  return marks;
}

/** As many consonants before the vowel as English can begin a syllable with. */
function onsetOf(phones: readonly string[], before: number, vowel: number): number {
  let onset = vowel;
  for (let length = 1; vowel - length >= before; length++) {
    const consonants = phones.slice(vowel - length, vowel).map(withoutStress);
    if (length === 1 ? consonants[0] === 'NG' : !ONSETS.has(consonants.join(' '))) break;
    onset = vowel - length;
  }
  return onset;
}
