/** Two sounds that learners confuse (ARPAbet; `instead` is empty for a sound that is dropped). */
export type Contrast = { sound: string; instead: string };

/**
 * The measured contrasts, kept separate from the engine's own lists, so that contrasts the engine
 * does not listen for count as missed.
 */
const PAIRS: Record<string, string> = {
  vowel:
    'IY-IH IH-EH EH-AE EH-EY AE-AH AE-AA AA-AH AH-EH UH-UW UH-AH AO-OW AA-OW ER-AO ER-AH ER-AA IY-EY AY-AA AW-AA OY-AO',
  voicing: 'P-B T-D K-G F-V S-Z SH-ZH CH-JH TH-DH',
  th: 'TH-S TH-T TH-F TH-D DH-D DH-Z DH-V',
  'l/r': 'L-R R-W',
  'v/w/b': 'V-W V-B F-P F-HH',
  'sh/s/ch': 'S-SH SH-CH CH-T CH-S JH-Y JH-Z JH-D JH-ZH',
  nasal: 'N-NG M-N M-NG L-N',
};

export const CONTRAST_CLASSES = [...Object.keys(PAIRS), 'dropped', 'added'] as const;

const CLASS_OF = new Map(
  Object.entries(PAIRS).flatMap(([name, pairs]) =>
    pairs.split(' ').flatMap((pair) => {
      const [one, other] = pair.split('-') as [string, string];
      return [
        [`${one} ${other}`, name],
        [`${other} ${one}`, name],
      ] as const;
    }),
  ),
);

/** Undefined if nobody confuses the two. */
export function contrastClass({ sound, instead }: Contrast): string | undefined {
  if (sound === '') return 'added';
  if (instead === '') return 'dropped';
  return CLASS_OF.get(`${sound} ${instead}`);
}

/** The one place where two words differ; undefined if they are the same or differ in more. */
export function differenceOf(
  asked: readonly string[],
  said: readonly string[],
): (Contrast & { at: number }) | undefined {
  const shorter = Math.min(asked.length, said.length);
  let at = 0;
  while (at < shorter && asked[at] === said[at]) at++;
  let left = 0;
  while (left < shorter - at && asked.at(-1 - left) === said.at(-1 - left)) left++;
  const [own, other] = [asked.slice(at, asked.length - left), said.slice(at, said.length - left)];
  if (own.length > 1 || other.length > 1 || own.length + other.length === 0) return undefined;
  return { at, sound: own[0] ?? '', instead: other[0] ?? '' };
}
