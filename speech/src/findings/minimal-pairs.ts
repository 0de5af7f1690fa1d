import { isFinalStop } from './final-stop.ts';

/** Two everyday words that differ only in the two sounds, the first with the sound aimed at. */
const PAIRS: Record<string, readonly [string, string]> = {
  'TH S': ['think', 'sink'],
  'TH T': ['three', 'tree'],
  'TH F': ['three', 'free'],
  'TH D': ['thigh', 'die'],
  'DH D': ['they', 'day'],
  'DH Z': ['breathe', 'breeze'],
  'DH V': ['than', 'van'],
  'S TH': ['sick', 'thick'],
  'S SH': ['see', 'she'],
  'S Z': ['ice', 'eyes'],
  'Z S': ['peas', 'peace'],
  'SH S': ['sheet', 'seat'],
  'SH CH': ['share', 'chair'],
  'CH SH': ['chip', 'ship'],
  'CH JH': ['choke', 'joke'],
  'CH T': ['cheese', 'tease'],
  'JH CH': ['jeep', 'cheap'],
  'JH Y': ['jet', 'yet'],
  'Y JH': ['yellow', 'jello'],
  'F P': ['fan', 'pan'],
  'F HH': ['fall', 'hall'],
  'F V': ['fan', 'van'],
  'V B': ['very', 'berry'],
  'V W': ['vest', 'west'],
  'V F': ['leave', 'leaf'],
  'W V': ['wine', 'vine'],
  'P B': ['pack', 'back'],
  'P F': ['pine', 'fine'],
  'B P': ['bear', 'pear'],
  'B V': ['boat', 'vote'],
  'T D': ['town', 'down'],
  'T CH': ['tip', 'chip'],
  'D T': ['down', 'town'],
  'D DH': ['day', 'they'],
  'D JH': ['deep', 'jeep'],
  'K G': ['coat', 'goat'],
  'G K': ['goat', 'coat'],
  'N NG': ['thin', 'thing'],
  'N L': ['night', 'light'],
  'N M': ['sun', 'some'],
  'M N': ['some', 'sun'],
  'NG N': ['sing', 'sin'],
  'L R': ['light', 'right'],
  'L N': ['light', 'night'],
  'R L': ['right', 'light'],
  'R W': ['rest', 'west'],
  'IY IH': ['sheep', 'ship'],
  'IH IY': ['live', 'leave'],
  'IH EH': ['sit', 'set'],
  'EH AE': ['bed', 'bad'],
  'EH EY': ['pen', 'pain'],
  'EH IH': ['desk', 'disk'],
  'AE EH': ['bad', 'bed'],
  'AE AH': ['cat', 'cut'],
  'AE AA': ['hat', 'hot'],
  'AH AA': ['cut', 'cot'],
  'AH AE': ['cup', 'cap'],
  'AA AH': ['hot', 'hut'],
  'AA OW': ['not', 'note'],
  'AO OW': ['law', 'low'],
  'OW AO': ['boat', 'bought'],
  'OW AA': ['hope', 'hop'],
  'UH UW': ['full', 'fool'],
  'UW UH': ['pool', 'pull'],
  'ER AO': ['work', 'walk'],
  'ER AH': ['hurt', 'hut'],
  'EY EH': ['late', 'let'],
  'AY AA': ['like', 'lock'],
  'AW AA': ['shout', 'shot'],
  'UH AH': ['look', 'luck'],
  'AH UH': ['luck', 'look'],
  'AH OW': ['cut', 'coat'],
  'AH EH': ['nut', 'net'],
  'EH AH': ['net', 'nut'],
  'IH EY': ['bit', 'bait'],
  'EY IH': ['bait', 'bit'],
  'AE EY': ['back', 'bake'],
  'OW UW': ['boat', 'boot'],
  'ER EH': ['bird', 'bed'],
  'W R': ['wing', 'ring'],
  'L W': ['light', 'white'],
  'DH T': ['those', 'toes'],
  'Z DH': ['breeze', 'breathe'],
  'HH F': ['hall', 'fall'],
  'AY EY': ['might', 'mate'],
  'AY AE': ['bike', 'back'],
};

/** The same for stops at the end of a word, where Americans hold them: a “town” is no help there. */
const PAIRS_AT_END: Record<string, readonly [string, string]> = {
  'P B': ['cap', 'cab'],
  'B P': ['cab', 'cap'],
  'P T': ['cup', 'cut'],
  'T D': ['seat', 'seed'],
  'D T': ['bad', 'bat'],
  'T K': ['light', 'like'],
  'T P': ['cut', 'cup'],
  'K G': ['back', 'bag'],
  'G K': ['bag', 'back'],
  'K T': ['like', 'light'],
};

/** The same after n, which is short before t as a vowel is: “seat” is no help there. */
const PAIRS_AFTER_N: Record<string, readonly [string, string]> = {
  'T D': ['sent', 'send'],
  'D T': ['send', 'sent'],
};

/** Words to compare aloud, when we have a good pair for it. `phones`: of the word, without stress digits. */
export function minimalPair(
  heard: string,
  phones: readonly string[],
  index: number,
): readonly [string, string] | undefined {
  const sounds = `${phones[index]} ${heard}`;
  if (!isFinalStop(phones, index)) return PAIRS[sounds];
  const isAfterN = phones[index - 1] === 'N';
  return (isAfterN ? PAIRS_AFTER_N[sounds] : undefined) ?? PAIRS_AT_END[sounds];
}

/** The same as rows: sound aimed at, sound heard, and the two words. */
export const MINIMAL_PAIRS: readonly [
  expected: string,
  heard: string,
  first: string,
  second: string,
][] = [PAIRS, PAIRS_AT_END, PAIRS_AFTER_N]
  .flatMap(Object.entries<readonly [string, string]>)
  .map(([sounds, [first, second]]) => {
    const [expected = '', heard = ''] = sounds.split(' ');
    return [expected, heard, first, second];
  });
