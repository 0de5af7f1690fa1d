import { contrast } from './contrast.ts';

const NONE = ['', ''] as const;

/** Forms of a word that short phrases tell apart. */
export const forms = [
  contrast({
    id: 'can-cant',
    kind: 'form',
    title: 'can / can’t',
    sounds: NONE,
    load: 3,
    middle:
      'I can go/I can’t go, She can drive/She can’t drive, You can park here/You can’t park here, He can swim/He can’t swim, We can see it/We can’t see it, They can come/They can’t come, I can hear you/I can’t hear you, You can pay now/You can’t pay now',
  }),
  contrast({
    id: 'teen-ty',
    kind: 'form',
    title: 'thirteen / thirty',
    sounds: NONE,
    load: 3,
    end: 'thirteen/thirty, fourteen/forty, fifteen/fifty, sixteen/sixty, seventeen/seventy, eighteen/eighty, nineteen/ninety',
  }),
  contrast({
    id: 'will-none',
    kind: 'form',
    title: 'I go / I’ll go',
    sounds: NONE,
    load: 2,
    beginning:
      'I go home/I’ll go home, We meet at ten/We’ll meet at ten, They call you/They’ll call you, You see it/You’ll see it, I take the bus/I’ll take the bus, We wait here/We’ll wait here, They pay cash/They’ll pay cash, I drive to work/I’ll drive to work',
  }),
  contrast({
    id: 'would-none',
    kind: 'form',
    title: 'I like / I’d like',
    sounds: NONE,
    load: 2,
    beginning:
      'I like tea/I’d like tea, We love to come/We’d love to come, They say no/They’d say no, I go by car/I’d go by car, We help them/We’d help them, They know why/They’d know why, I pay cash/I’d pay cash',
  }),
  contrast({
    id: 'are-were',
    kind: 'form',
    title: 'we’re / we were',
    sounds: NONE,
    load: 2,
    beginning:
      'We’re ready/We were ready, You’re right/You were right, They’re late/They were late, We’re busy/We were busy, You’re tired/You were tired, They’re open/They were open, We’re at home/We were at home',
  }),
  contrast({
    id: 'have-none',
    kind: 'form',
    title: 'we / we’ve',
    sounds: NONE,
    load: 1,
    beginning:
      'I put it away/I’ve put it away, They cut the grass/They’ve cut the grass, You put it here/You’ve put it here, We cut it off/We’ve cut it off, I let them in/I’ve let them in',
  }),
];

/** Nouns are stressed at the beginning and verbs at the end; the capitals show where. */
export const stresses = [
  contrast({
    id: 'stress-vowel',
    kind: 'stress',
    title: 'REcord / reCORD',
    sounds: NONE,
    load: 2,
    middle:
      'REcord/reCORD, PREsent/preSENT, OBject/obJECT, PROject/proJECT, CONtract/conTRACT, CONduct/conDUCT, SUBject/subJECT, REbel/reBEL',
    says: {
      REcord: 'R EH1 K ER0 D',
      reCORD: 'R IH0 K AO1 R D',
      PREsent: 'P R EH1 Z AH0 N T',
      preSENT: 'P R IH0 Z EH1 N T',
      OBject: 'AA1 B JH EH0 K T',
      obJECT: 'AH0 B JH EH1 K T',
      PROject: 'P R AA1 JH EH0 K T',
      proJECT: 'P R AH0 JH EH1 K T',
      CONtract: 'K AA1 N T R AE2 K T',
      conTRACT: 'K AH0 N T R AE1 K T',
      CONduct: 'K AA1 N D AH0 K T',
      conDUCT: 'K AH0 N D AH1 K T',
      SUBject: 'S AH1 B JH IH0 K T',
      subJECT: 'S AH0 B JH EH1 K T',
      REbel: 'R EH1 B AH0 L',
      reBEL: 'R IH0 B EH1 L',
    },
  }),
  contrast({
    id: 'stress-words',
    kind: 'stress',
    title: 'desert / dessert',
    sounds: NONE,
    load: 2,
    middle: 'desert/dessert, personal/personnel, human/humane, moral/morale, local/locale',
  }),
];
