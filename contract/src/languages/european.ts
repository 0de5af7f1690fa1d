import { type FirstLanguage, hard, typical } from './language.ts';

export const european: readonly FirstLanguage[] = [
  {
    id: 'german',
    sounds: {
      W: hard(3, 'German w is /v/. For /w/, round your lips and keep your teeth away from them.'),
      TH: hard(3, 'German has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(3, 'German has no /ð/. Put your tongue tip between your teeth and use your voice.'),
      AE: hard(3, 'German “ä” is close to /ɛ/. For /æ/, open your mouth wider and hold it longer.'),
      JH: hard(2, 'German has /dʒ/ only in borrowed words. Keep your voice on from the start.'),
      Z: hard(2, 'At the end of a word, German has only s. In “eyes,” let your voice buzz.'),
      D: hard(
        2,
        'At the end of a word, German d becomes t. Make the vowel of “road” long, and the d soft.',
      ),
      B: hard(1, 'At the end of a word, German b becomes p. Make the vowel of “cab” long.'),
      G: hard(1, 'At the end of a word, German g becomes k. Make the vowel of “bag” long.'),
      R: hard(
        2,
        'German r is made in the throat or becomes a vowel. For /ɹ/, bunch your tongue up or curl its tip back.',
      ),
      AH: hard(1, 'The short German “a” is more open. For /ʌ/, keep your mouth half closed.'),
    },
    contrasts: typical({
      3: 'eh-ae v-w th-s dh-z final-t-d final-s-z final-k-g final-p-b final-f-v final-ch-jh',
      2: 'dh-d ch-jh ah-aa',
      1: 's-z ae-ah ao-ow ending-z-ed',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'russian',
    sounds: {
      IH: hard(
        3,
        'Russian has no /ɪ/, and “и” is close to /i/. For /ɪ/, relax your tongue and lower it a little.',
      ),
      AE: hard(3, 'Russian has no /æ/. Start from “э” and open your mouth wider.'),
      AH: hard(1, 'Stressed Russian “а” is more open. For /ʌ/, keep your mouth half closed.'),
      UH: hard(2, 'Russian has only one “у.” For /ʊ/, relax your lips and keep it short.'),
      ER: hard(2, 'Russian has no /ɝ/. Make an r and hold it: the r is the vowel.'),
      W: hard(3, 'Russian has no /w/. Round your lips and keep your teeth away from them.'),
      TH: hard(3, 'Russian has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(3, 'Russian has no /ð/. Put your tongue tip between your teeth and use your voice.'),
      NG: hard(
        2,
        'Russian has no /ŋ/. Press the back of your tongue against the roof of your mouth, and let the sound out through your nose.',
      ),
      HH: hard(2, 'Russian “х” is rougher. American /h/ is only breath.'),
      R: hard(2, 'Russian r is rolled. For /ɹ/, the tip of your tongue touches nothing.'),
      JH: hard(1, 'Russian “ч” has no voice. For /dʒ/, keep your voice on from the start.'),
      D: hard(2, 'At the end of a word, Russian d becomes t. Make the vowel of “road” long.'),
      Z: hard(2, 'At the end of a word, Russian z becomes s. In “eyes,” let your voice buzz.'),
    },
    contrasts: typical({
      3: 'ih-iy eh-ae uh-uw v-w th-s dh-z n-ng final-t-d final-s-z final-k-g final-p-b final-f-v',
      2: 'er-ao er-eh ao-ow th-t dh-d final-ch-jh',
      1: 'ae-ah th-f',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'turkish',
    sounds: {
      W: hard(
        3,
        'Turkish has no /w/ of its own, and its v comes close. For /w/, round your lips, and don’t use your teeth.',
      ),
      V: hard(
        2,
        'Turkish v comes close to /w/ next to a vowel like “u.” For /v/, touch your top teeth to your bottom lip.',
      ),
      TH: hard(3, 'Turkish has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(3, 'Turkish has no /ð/. Put your tongue tip between your teeth and use your voice.'),
      AE: hard(3, 'Turkish “e” lies between /ɛ/ and /æ/. For /æ/, open your mouth wider.'),
      IH: hard(2, 'Turkish “i” is close to /i/. For /ɪ/, relax your tongue and lower it a little.'),
      AH: hard(2, 'Turkish “a” is more open. For /ʌ/, keep your mouth half closed.'),
      NG: hard(
        2,
        'Turkish has /ŋ/ only before k and g. At the end of “sing,” hold it and add nothing.',
      ),
      D: hard(
        2,
        'At the end of a word, Turkish d usually becomes t. Make the vowel of “road” long.',
      ),
      OW: hard(1, 'Turkish “o” doesn’t move. Let /oʊ/ glide: round your lips toward the end.'),
    },
    contrasts: typical({
      3: 'v-w th-t dh-d eh-ae ih-iy final-t-d',
      2: 'th-s ah-aa ao-ow n-ng final-p-b final-k-g final-ch-jh cluster-vowel-before cluster-vowel-between',
      1: 'uh-uw',
    }),
    sources: ['swan'],
  },
];
