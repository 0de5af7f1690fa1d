import { type FirstLanguage, hard, typical } from './language.ts';

export const southAndWestAsian: readonly FirstLanguage[] = [
  {
    id: 'hindi',
    sounds: {
      V: hard(
        3,
        'Hindi has one sound for v and w. For /v/, touch your top teeth to your bottom lip.',
      ),
      W: hard(
        3,
        'Hindi has one sound for v and w. For /w/, round your lips, and don’t use your teeth.',
      ),
      TH: hard(
        3,
        'Hindi “th” is a t with a puff of air. For /θ/, let the air flow between your tongue and teeth.',
      ),
      DH: hard(3, 'Hindi “d,” made at the teeth, stops the air. For /ð/, let the air flow.'),
      T: hard(
        2,
        'Many speakers of Hindi curl the tongue back for English t. Touch the ridge behind your top teeth, and add a puff of air in “ten.”',
      ),
      P: hard(1, 'In “pen,” American p has a puff of air, like Hindi “ph.”'),
      K: hard(1, 'In “key,” American k has a puff of air, like Hindi “kh.”'),
      AE: hard(1, 'For /æ/, open your mouth wider than for /ɛ/.'),
      EY: hard(1, 'Hindi “e” doesn’t move. Let /eɪ/ glide toward “ee.”'),
      OW: hard(2, 'Hindi “o” doesn’t move. Let /oʊ/ glide: round your lips toward the end.'),
      ZH: hard(2, 'Hindi has no /ʒ/. Say “sh” and let your voice buzz.'),
      Z: hard(1, 'Some speakers of Hindi say j for z. For /z/, say /s/ and let your voice buzz.'),
      R: hard(1, 'Hindi r is a tap. For /ɹ/, the tip of your tongue touches nothing.'),
    },
    contrasts: typical({
      3: 'v-w th-t dh-d',
      2: 'eh-ae eh-ey stress-vowel stress-words cluster-vowel-before can-cant teen-ty',
      1: 's-sh f-p ao-ow jh-z',
    }),
    sources: ['swan', 'avery'],
  },
  {
    id: 'arabic',
    sounds: {
      P: hard(
        3,
        'Arabic has no /p/. Close your lips with your voice off, and let out a puff of air.',
      ),
      V: hard(3, 'Most Arabic has no /v/. Say /f/ and let your voice buzz.'),
      IH: hard(
        2,
        'The short “i” of Arabic varies. Keep your tongue high for /ɪ/, and lower it for /ɛ/.',
      ),
      EH: hard(2, 'Standard Arabic has no short “e.” For /ɛ/, open your mouth more than for /ɪ/.'),
      AH: hard(2, 'Arabic has no /ʌ/. Keep your mouth half open and your tongue in the middle.'),
      CH: hard(2, 'Many Arabic dialects have no /tʃ/. Stop the air with your tongue first.'),
      JH: hard(1, 'Some Arabic dialects say /ʒ/ instead. For /dʒ/, stop the air first.'),
      G: hard(1, 'Some Arabic dialects have no /ɡ/. Say /k/ with your voice on.'),
      NG: hard(
        2,
        'Arabic has /ŋ/ only before k and g. At the end of “sing,” hold it and add nothing.',
      ),
      TH: hard(2, 'Standard Arabic has /θ/ (ث). Say it, even if your dialect doesn’t.'),
      DH: hard(2, 'Standard Arabic has /ð/ (ذ). Say it, even if your dialect doesn’t.'),
      R: hard(1, 'Arabic r is a tap or a roll. For /ɹ/, the tip of your tongue touches nothing.'),
      OW: hard(1, 'Let /oʊ/ glide: round your lips toward the end.'),
    },
    contrasts: typical({
      3: 'p-b final-p-b f-v final-f-v ih-eh cluster-vowel-between',
      2: 'ao-ow sh-ch cluster-vowel-before',
      1: 'n-ng stress-vowel ah-aa th-s dh-z uh-uw eh-ae k-g',
    }),
    sources: ['swan', 'avery'],
  },
];
