import { type FirstLanguage, hard, typical } from './language.ts';

export const romance: readonly FirstLanguage[] = [
  {
    id: 'spanish',
    sounds: {
      IH: hard(
        3,
        'Spanish has only one “i,” close to /i/. For /ɪ/, relax your tongue and lower it a little.',
      ),
      AE: hard(3, 'Spanish has no /æ/. Start from “e” and open your mouth wider.'),
      AH: hard(
        3,
        'Spanish has no /ʌ/. Keep your mouth half open and your tongue relaxed in the middle.',
      ),
      UH: hard(
        2,
        'Spanish has only one “u,” close to /u/. For /ʊ/, relax your lips and keep it short.',
      ),
      V: hard(
        3,
        'In Spanish, b and v are one sound. For /v/, touch your top teeth to your bottom lip.',
      ),
      Z: hard(
        3,
        'In Spanish, s usually has no voice. For /z/, keep your tongue where it is for s and let your voice buzz.',
      ),
      SH: hard(
        2,
        'Most Spanish has no /ʃ/, only “ch.” For /ʃ/, let the air flow from the start, with no stop before it.',
      ),
      JH: hard(2, 'Spanish y comes close to /dʒ/. For /dʒ/, stop the air first, then let it go.'),
      TH: hard(
        2,
        'Latin American Spanish has no /θ/. Put your tongue tip between your teeth and blow.',
      ),
      DH: hard(
        2,
        'Between vowels, as in “lado,” Spanish d is close to this sound. Use it at the beginning of “they,” too.',
      ),
      NG: hard(
        1,
        'Most Spanish has /ŋ/ only before sounds like k and g. At the end of “sing,” hold it and add nothing.',
      ),
      HH: hard(
        1,
        'Spanish j is often rougher. American /h/ is only breath, with no scraping in the throat.',
      ),
    },
    contrasts: typical({
      3: 'ih-iy ae-ah ah-aa v-b final-s-z s-z sh-ch cluster-vowel-before final-d-none cluster-end-d',
      2: 'jh-y ae-aa eh-ae uh-uw th-t dh-d n-ng final-t-d final-t-none cluster-end-t ending-ed-t ending-ed-d m-n can-cant teen-ty',
      1: 'th-s er-eh',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'portuguese',
    sounds: {
      IH: hard(
        3,
        'Portuguese has only one “i,” close to /i/. For /ɪ/, relax your tongue and lower it a little.',
      ),
      AE: hard(3, 'Portuguese “é” is close to /ɛ/. For /æ/, open your mouth wider.'),
      UH: hard(2, 'Portuguese has only one “u.” For /ʊ/, relax your lips and keep it short.'),
      AH: hard(
        2,
        'Stressed Portuguese “a” is wide open. For /ʌ/, keep your mouth half closed and relaxed.',
      ),
      TH: hard(3, 'Portuguese has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(
        3,
        'Portuguese has no /ð/. Put your tongue tip between your teeth and use your voice.',
      ),
      T: hard(2, 'In much of Brazil, t before “i” becomes “ch.” Keep the /t/ of “tip” clean.'),
      D: hard(2, 'In much of Brazil, d before “i” becomes “j.” Keep the /d/ of “dip” clean.'),
      R: hard(
        2,
        'At the beginning of a word, Brazilian r is close to h. For /ɹ/, bunch your tongue up or curl its tip back.',
      ),
      L: hard(
        2,
        'In Brazil, l at the end of a word becomes “u.” For /l/, touch the ridge behind your top teeth.',
      ),
      NG: hard(
        1,
        'In Portuguese, only the vowel goes through the nose. For /ŋ/, lift the back of your tongue until it closes off your mouth.',
      ),
      M: hard(
        2,
        'At the end of a word, Portuguese m only makes the vowel nasal. For /m/, close your lips.',
      ),
    },
    contrasts: typical({
      3: 'ih-iy eh-ae uh-uw th-t dh-d m-n n-ng m-ng final-l-none ending-ed-t',
      2: 'ch-t ah-aa th-s th-f final-s-z final-t-d cluster-vowel-before ending-ed-d can-cant teen-ty',
      1: 'ae-ah hh-none final-k-none',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'french',
    sounds: {
      IH: hard(3, 'French “i” is close to /i/. For /ɪ/, relax your tongue and lower it a little.'),
      AE: hard(
        2,
        'French “a” lies between /æ/ and /ɑ/. For /æ/, spread your lips and open your mouth.',
      ),
      AH: hard(
        2,
        'French has no /ʌ/. “Eu” comes close, but keep your lips unrounded and your tongue in the middle.',
      ),
      UH: hard(2, 'French “ou” is close to /u/. For /ʊ/, relax your lips and keep it short.'),
      HH: hard(
        3,
        'French h is silent. For /h/, breathe out before the vowel, as if fogging up a mirror.',
      ),
      TH: hard(3, 'French has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(3, 'French has no /ð/. Put your tongue tip between your teeth and use your voice.'),
      R: hard(
        3,
        'French r is made in the throat. For /ɹ/, bunch your tongue up or curl its tip back.',
      ),
      CH: hard(2, 'French “ch” is /ʃ/. For /tʃ/, stop the air with your tongue first.'),
      JH: hard(2, 'French “j” is /ʒ/. For /dʒ/, stop the air with your tongue first.'),
      NG: hard(
        1,
        'In French, only the vowel goes through the nose. For /ŋ/, lift the back of your tongue until it closes off your mouth.',
      ),
      OW: hard(1, 'French “o” doesn’t move. Let /oʊ/ glide: round your lips toward the end.'),
      EY: hard(1, 'French “é” doesn’t move. Let /eɪ/ glide toward “ee.”'),
    },
    contrasts: typical({
      3: 'ih-iy uh-uw ae-ah hh-none th-s dh-z stress-vowel stress-words teen-ty',
      2: 'ah-aa dh-d sh-ch ao-ow eh-ey ending-s ending-z er-ah',
      1: 'ah-eh th-f w-r n-ng',
    }),
    sources: ['swan', 'avery'],
  },
];
