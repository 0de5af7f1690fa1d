import { isVowel, type PhraseWord, transcribeWord, withoutStress } from '@saywell/speech/phonemes';

/** How a network writes the sounds of American English. */
export type Spelling = 'kitten' | 'kokoro';

/** Both were trained on this list; a symbol’s number is its place in it. */
const SYMBOLS = [
  '$;:,.!?¡¿—…"«»“” ',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ɑɐɒæɓʙβɔɕçɗɖðʤəɘɚɛɜɝɞɟʄɡɠɢʛɦɧħɥʜɨɪʝɭɬɫɮʟɱɯɰŋɳɲɴøɵɸθœɶʘɹɺɾɻʀʁɽʂʃʈʧʉʊʋⱱʌɣɤʍχʎʏʑʐʒʔʡʕʢǀǁǂǃˈˌːˑʼ',
].join('');
/** The one symbol that Kokoro puts elsewhere. */
const KOKORO_A = 24;

const CONSONANTS: Record<string, string> = {
  B: 'b',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** By ARPAbet; with a 0 where the weak vowel has a symbol of its own. */
const SOUNDS: Record<Spelling, Record<string, string>> = {
  kokoro: {
    ...CONSONANTS,
    CH: 'ʧ',
    JH: 'ʤ',
    DX: 'T',
    Q: 't',
    AA: 'ɑ',
    AE: 'æ',
    AH: 'ʌ',
    AH0: 'ə',
    AO: 'ɔ',
    AW: 'W',
    AY: 'I',
    EH: 'ɛ',
    ER: 'ɜɹ',
    ER0: 'əɹ',
    EY: 'A',
    IH: 'ɪ',
    IY: 'i',
    OW: 'O',
    OY: 'Y',
    UH: 'ʊ',
    UW: 'u',
  },
  kitten: {
    ...CONSONANTS,
    CH: 'tʃ',
    JH: 'dʒ',
    DX: 'ɾ',
    Q: 'ʔ',
    AA: 'ɑː',
    AE: 'æ',
    AH: 'ʌ',
    AH0: 'ə',
    AO: 'ɔː',
    AW: 'aʊ',
    AY: 'aɪ',
    EH: 'ɛ',
    ER: 'ɜː',
    ER0: 'ɚ',
    EY: 'eɪ',
    IH: 'ɪ',
    IY: 'iː',
    IY0: 'i',
    OW: 'oʊ',
    OY: 'ɔɪ',
    UH: 'ʊ',
    UW: 'uː',
  },
};

const STRESS: Record<string, string> = { '1': 'ˈ', '2': 'ˌ' };

type Spelled = {
  text: string;
  words: readonly PhraseWord[];
  /** Index of the word that stands out: the others are said more lightly. */
  focus?: number | undefined;
};

/** A text in the network’s symbols, with the sounds of our own dictionary. */
export function spell({ text, words, focus }: Spelled, spelling: Spelling): string {
  let spelled = '';
  let done = 0;
  for (const [index, word] of words.entries()) {
    spelled += between(text.slice(done, word.start), spelling, index === 0);
    const own = wordIn(word, spelling, index === focus);
    spelled += focus === undefined || index === focus ? own : own.replaceAll('ˈ', 'ˌ');
    done = word.end;
  }
  return spelled + between(text.slice(done), spelling, true).trimEnd();
}

/** The numbers of the symbols, with the mark of silence at both ends. */
export function symbolNumbers(spelled: string, spelling: Spelling): number[] {
  const numbers = Array.from(spelled, (symbol) =>
    spelling === 'kokoro' && symbol === 'A' ? KOKORO_A : SYMBOLS.indexOf(symbol),
  );
  if (numbers.includes(-1)) throw new Error(`A symbol of ${spelled} is unknown`);
  return [0, ...numbers, 0];
}

/** The mark of stress stands before the vowel. Little words have none, as in our transcription. */
function wordIn(word: PhraseWord, spelling: Spelling, isFocus: boolean): string {
  const [form = []] = word.shown;
  const isLight = !/[ˈˌ]/.test(transcribeWord(word, form, isFocus)) && !isFocus;
  const sounds = SOUNDS[spelling];
  return form
    .map((phone) => {
      const symbol = sounds[phone] ?? sounds[withoutStress(phone)];
      if (symbol === undefined) throw new Error(`The network has no sound ${phone}`);
      const mark = isVowel(phone) && !isLight ? (STRESS[phone.at(-1)!] ?? '') : '';
      return mark + symbol;
    })
    .join('');
}

/** Signs that are heard, and one space. Kitten was trained with spaces before them as well. */
function between(gap: string, spelling: Spelling, isEdge: boolean): string {
  const signs = gap.replaceAll(/[–—]/g, '—').replaceAll('...', '…');
  const [sign] = /[;:,.!?—…]/.exec(signs) ?? [];
  if (sign === undefined) return isEdge ? '' : ' ';
  return spelling === 'kitten' ? ` ${sign} ` : `${sign} `;
}
