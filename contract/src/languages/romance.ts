import { type FirstLanguage, hard, typical } from './language.ts';

export const romance: readonly FirstLanguage[] = [
  {
    id: 'spanish',
    sounds: {
      IH: hard(
        3,
        'IY',
        'Spanish has one “i,” close to /i/. For /ɪ/, relax your tongue and lower it a little.',
      ),
      AE: hard(3, 'AA EH', 'Spanish has no /æ/. Start from “e” and open your mouth wider.'),
      AH: hard(
        3,
        'AA',
        'Spanish has no /ʌ/. Keep your mouth half open and your tongue relaxed in the middle.',
      ),
      UH: hard(
        2,
        'UW',
        'Spanish has one “u,” close to /u/. For /ʊ/, relax your lips and keep it short.',
      ),
      V: hard(
        3,
        'B',
        'In Spanish, b and v are one sound. For /v/, touch your top teeth to your bottom lip.',
      ),
      Z: hard(
        3,
        'S',
        'Spanish s has no voice in most places. For /z/, keep the same place and let your voice buzz.',
      ),
      SH: hard(
        2,
        'CH',
        'Most Spanish has no /ʃ/, only “ch.” Let the air flow from the start, with no stop before it.',
      ),
      JH: hard(
        2,
        'Y',
        'Spanish y comes close to /dʒ/. For /dʒ/, stop the air first, then let it go.',
      ),
      TH: hard(
        2,
        'T S',
        'Latin American Spanish has no /θ/. Put your tongue tip between your teeth and blow.',
      ),
      NG: hard(
        1,
        'N',
        'Most Spanish has /ŋ/ only before sounds like k and g. At the end of “sing,” hold it and add nothing.',
      ),
      HH: hard(
        1,
        '',
        'Spanish j is often rougher. American /h/ is only breath, with no friction in the throat.',
      ),
    },
    contrasts: typical({
      3: 'ih-iy ae-ah ah-aa v-b final-s-z s-z sh-ch jh-y cluster-vowel-before final-d-none cluster-end-d',
      2: 'ae-aa eh-ae uh-uw th-t dh-d n-ng final-t-d final-t-none cluster-end-t ending-ed-t ending-ed-d m-n can-cant teen-ty',
      1: 'th-s er-eh',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'portuguese',
    sounds: {
      IH: hard(
        3,
        'IY',
        'Portuguese has one “i,” close to /i/. For /ɪ/, relax your tongue and lower it a little.',
      ),
      AE: hard(3, 'EH', 'Portuguese “é” is close to /ɛ/. For /æ/, open your mouth wider.'),
      UH: hard(2, 'UW', 'Portuguese has one “u.” For /ʊ/, relax your lips and keep it short.'),
      AH: hard(
        2,
        'AA',
        'Stressed Portuguese “a” is wide open. For /ʌ/, keep your mouth half closed and relaxed.',
      ),
      TH: hard(
        3,
        'T S F',
        'Portuguese has no /θ/. Put your tongue tip between your teeth and blow.',
      ),
      DH: hard(
        3,
        'D',
        'Portuguese has no /ð/. Put your tongue tip between your teeth and use your voice.',
      ),
      T: hard(
        2,
        'CH',
        'In much of Brazil, t before “i” becomes “ch.” Keep the /t/ of “tip” clean.',
      ),
      D: hard(2, 'JH', 'In much of Brazil, d before “i” becomes “j.” Keep the /d/ of “dip” clean.'),
      R: hard(
        2,
        'HH',
        'At the beginning of a word, Brazilian r is close to h. For /ɹ/, lift your tongue and touch nothing.',
      ),
      L: hard(
        2,
        'W',
        'In Brazil, l at the end of a word becomes “u.” For /l/, touch the ridge behind your top teeth.',
      ),
      NG: hard(
        1,
        'N',
        'In Portuguese, only the vowel goes through the nose. For /ŋ/, lift the back of your tongue until it closes off your mouth.',
      ),
      M: hard(
        2,
        'N',
        'At the end of a word, Portuguese m only makes the vowel nasal. For /m/, close your lips.',
      ),
    },
    contrasts: typical({
      3: 'ih-iy eh-ae uh-uw th-t dh-d ch-t m-n n-ng m-ng final-l-none ending-ed-t',
      2: 'ah-aa th-s th-f hh-none final-s-z final-t-d cluster-vowel-before ending-ed-d can-cant teen-ty',
      1: 'ae-ah f-hh final-k-none',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'french',
    sounds: {
      IH: hard(
        3,
        'IY',
        'French “i” is close to /i/. For /ɪ/, relax your tongue and lower it a little.',
      ),
      AE: hard(
        2,
        'AA EH',
        'French “a” lies between /æ/ and /ɑ/. For /æ/, spread your lips and open your mouth.',
      ),
      AH: hard(
        2,
        'AA',
        'French has no /ʌ/. “Eu” comes close, but keep your lips unrounded and your tongue in the middle.',
      ),
      UH: hard(2, 'UW', 'French “ou” is close to /u/. For /ʊ/, relax your lips and keep it short.'),
      HH: hard(
        3,
        '',
        'French h is silent. For /h/, breathe out before the vowel, as if to fog a mirror.',
      ),
      TH: hard(3, 'S', 'French has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(
        3,
        'Z D',
        'French has no /ð/. Put your tongue tip between your teeth and use your voice.',
      ),
      R: hard(
        3,
        'W',
        'French r is made in the throat. For /ɹ/, lift your tongue toward the roof of your mouth and touch nothing.',
      ),
      CH: hard(2, 'SH', 'French “ch” is /ʃ/. For /tʃ/, stop the air with your tongue first.'),
      JH: hard(2, 'ZH', 'French “j” is /ʒ/. For /dʒ/, stop the air with your tongue first.'),
      NG: hard(
        1,
        'N',
        'In French, only the vowel goes through the nose. For /ŋ/, lift the back of your tongue until it closes off your mouth.',
      ),
      OW: hard(1, 'AO', 'French “o” doesn’t move. Let /oʊ/ glide: round your lips toward the end.'),
      EY: hard(1, 'EH', 'French “é” doesn’t move. Let /eɪ/ glide toward “ee.”'),
    },
    contrasts: typical({
      3: 'ih-iy uh-uw ae-ah hh-none th-s dh-z stress-vowel stress-words teen-ty',
      2: 'ah-aa dh-d sh-ch ao-ow eh-ey ending-s ending-z er-ah',
      1: 'ah-eh th-f w-r n-ng',
    }),
    sources: ['swan', 'avery'],
  },
];
