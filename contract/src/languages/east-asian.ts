import { type FirstLanguage, hard, typical } from './language.ts';

export const eastAsian: readonly FirstLanguage[] = [
  {
    id: 'mandarin',
    sounds: {
      IH: hard(
        3,
        'Mandarin has no /ɪ/, and its “i” is close to /i/. Relax your tongue and lower it a little.',
      ),
      AE: hard(3, 'Mandarin has no /æ/. Start from “eh” and open your mouth wider.'),
      UH: hard(2, 'Mandarin has only one “u.” For /ʊ/, relax your lips and keep it short.'),
      TH: hard(3, 'Mandarin has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(
        3,
        'Mandarin has no /ð/. Put your tongue tip between your teeth and use your voice.',
      ),
      V: hard(
        3,
        'Mandarin has no /v/. Touch your top teeth to your bottom lip and use your voice.',
      ),
      Z: hard(2, 'Mandarin “z” is /ts/, with no voice. For /z/, say /s/ and let your voice buzz.'),
      D: hard(
        2,
        'Mandarin words don’t end in d. Make the vowel of “road” long, and end with a soft d.',
      ),
      N: hard(
        1,
        'In some regions, n is mixed up with l or ng. For /n/, touch the ridge behind your top teeth with your tongue tip and hum.',
      ),
      L: hard(
        2,
        'Mandarin words don’t end in l. For the l of “feel,” lift your tongue tip to the ridge behind your top teeth.',
      ),
      R: hard(1, 'Mandarin r may buzz. For /ɹ/, lower your tongue a little until nothing buzzes.'),
      ZH: hard(1, 'Mandarin has no /ʒ/. Say “sh” and let your voice buzz.'),
    },
    contrasts: typical({
      3: 'ih-iy eh-ae uh-uw th-s v-w final-t-d final-k-g final-p-b final-s-z final-d-none final-t-none final-k-none final-l-none cluster-end-t cluster-end-d ending-ed-t ending-ed-d ending-s ending-z can-cant',
      2: 'ae-ah dh-d dh-z l-r cluster-l-r n-ng s-z final-n-none final-f-v eh-ey',
      1: 'th-f n-l',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'japanese',
    sounds: {
      R: hard(
        3,
        'Japanese has one sound between r and l. For /ɹ/, the tip of your tongue touches nothing.',
      ),
      L: hard(
        3,
        'Japanese has one sound between r and l. For /l/, hold your tongue tip against the ridge behind your top teeth.',
      ),
      TH: hard(3, 'Japanese has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(
        3,
        'Japanese has no /ð/. Put your tongue tip between your teeth and use your voice.',
      ),
      V: hard(3, 'Japanese has no /v/ of its own. Touch your top teeth to your bottom lip.'),
      F: hard(2, 'Japanese “fu” is blown between the lips. For /f/, use your top teeth.'),
      AE: hard(3, 'Japanese has only one “a.” For /æ/, spread your lips and open your mouth wide.'),
      AH: hard(3, 'Japanese has only one “a.” For /ʌ/, keep your mouth half closed.'),
      ER: hard(3, 'Japanese has no /ɝ/. Make an r and hold it: the r is the vowel.'),
      IH: hard(
        2,
        'Japanese “i” differs from “ii” only in length. /ɪ/ is also lower and more relaxed than /i/.',
      ),
      UH: hard(
        2,
        'For Japanese “u,” the lips stay flat. For /ʊ/, round them a little and keep it short.',
      ),
      S: hard(
        1,
        'Before “i,” Japanese s becomes “sh.” Keep your tongue forward for the s of “see.”',
      ),
      T: hard(1, 'Before “i,” Japanese t usually becomes “ch.” Keep the /t/ of “tip” clean.'),
      W: hard(1, 'Japanese has no w before “u.” Round your lips firmly for “wood.”'),
    },
    contrasts: typical({
      3: 'l-r cluster-l-r cluster-vowel-between th-s dh-z v-b ae-ah er-ah',
      2: 'ah-aa ae-aa f-hh s-sh ih-iy uh-uw ao-ow jh-z m-n n-ng m-ng cluster-end-t can-cant',
      1: 'ch-t er-ao final-d-none stress-vowel',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'korean',
    sounds: {
      R: hard(
        3,
        'Korean has one sound between r and l. For /ɹ/, the tip of your tongue touches nothing.',
      ),
      L: hard(
        3,
        'Between vowels, Korean l becomes a tap. For /l/, hold your tongue tip against the ridge behind your top teeth.',
      ),
      F: hard(3, 'Korean has no /f/. Touch your top teeth to your bottom lip and blow.'),
      V: hard(3, 'Korean has no /v/. Touch your top teeth to your bottom lip and use your voice.'),
      Z: hard(3, 'Korean has no /z/. Say /s/ and let your voice buzz, with no stop before it.'),
      TH: hard(3, 'Korean has no /θ/. Put your tongue tip between your teeth and blow.'),
      DH: hard(3, 'Korean has no /ð/. Put your tongue tip between your teeth and use your voice.'),
      IH: hard(3, 'Korean has only one “i.” For /ɪ/, relax your tongue and lower it a little.'),
      AE: hard(
        3,
        'Most Koreans today say ㅐ and ㅔ alike, close to /ɛ/. For /æ/, open your mouth wider.',
      ),
      UH: hard(2, 'Korean has no /ʊ/. Relax your lips and keep the vowel short.'),
      W: hard(1, 'Korean has no w before “u.” Round your lips firmly for “wood.”'),
      ER: hard(2, 'Korean has no /ɝ/. Make an r and hold it: the r is the vowel.'),
    },
    contrasts: typical({
      3: 'l-r cluster-l-r f-p v-b jh-z th-s dh-d ih-iy eh-ae cluster-vowel-between',
      2: 'uh-uw s-z final-s-z final-t-d final-k-g final-p-b er-ah ao-ow cluster-end-t can-cant stress-vowel',
      1: 'p-b t-d k-g s-sh',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'vietnamese',
    sounds: {
      TH: hard(
        3,
        'Vietnamese “th” is a t with a puff of air. For /θ/, put your tongue tip between your teeth.',
      ),
      DH: hard(
        3,
        'Vietnamese has no /ð/. Put your tongue tip between your teeth and use your voice.',
      ),
      Z: hard(2, 'Vietnamese words don’t end in z. In “eyes,” let your voice buzz to the end.'),
      S: hard(2, 'Vietnamese words don’t end in s. Let the s of “house” and “books” be heard.'),
      SH: hard(
        2,
        'In northern Vietnam, the letters s and x are both /s/. For /ʃ/, draw your tongue back and round your lips.',
      ),
      CH: hard(
        2,
        'Vietnamese words don’t end in “ch” as in “watch.” Stop the air, then let it go as “sh.”',
      ),
      JH: hard(2, 'Vietnamese has no /dʒ/. Stop the air first, then let it go with your voice.'),
      P: hard(2, 'Few Vietnamese words begin with p. Close your lips and let out a puff of air.'),
      L: hard(
        2,
        'Vietnamese words don’t end in l. Lift your tongue tip to the ridge behind your top teeth.',
      ),
      IH: hard(3, 'Vietnamese has only one “i.” For /ɪ/, relax your tongue and lower it a little.'),
      AE: hard(2, 'Vietnamese “e” is close to /ɛ/. For /æ/, open your mouth wider.'),
      R: hard(
        1,
        'In northern Vietnam, r is said like z. For /ɹ/, bunch your tongue up or curl its tip back.',
      ),
    },
    contrasts: typical({
      3: 'ih-iy th-t dh-d final-t-d final-s-z final-k-g final-p-b final-d-none final-t-none final-l-none cluster-end-t cluster-end-d cluster-end-s ending-ed-t ending-ed-d ending-s ending-z ending-s-ed ending-z-ed can-cant',
      2: 'eh-ae uh-uw s-sh sh-ch jh-z p-b final-f-v final-ch-jh final-k-none cluster-r cluster-l cluster-s',
      1: 'n-l final-t-k',
    }),
    sources: ['swan', 'avery'],
  },
];
