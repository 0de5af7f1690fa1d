import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const SONORANT_CUES: Cues = {
  M: {
    N: 'Close both lips and hum. The tongue rests low.',
    NG: 'Close your lips for the hum, and keep the back of the tongue down.',
    B: 'Let the hum come through your nose before your lips open.',
    W: 'Close your lips; don’t just round them. The hum needs closed lips.',
  },
  N: {
    // Mandarin and Vietnamese endings; Spanish and Japanese at word ends.
    NG: 'Hum with the tongue tip on the ridge behind your top teeth. The back of the tongue stays down.',
    // Spanish, Japanese and Finnish before lips close.
    M: 'Keep the lips apart and press the tongue tip to the ridge behind your top teeth.',
    // Cantonese and some southern Mandarin.
    L: 'Send the sound through your nose. If you pinch your nose, the sound should stop.',
    D: 'Let the hum flow through your nose the whole time your tongue tip is up.',
    R: 'Press the tongue tip to the ridge behind your top teeth and hum. Don’t tap, and don’t curl the tongue.',
  },
  NG: {
    // Spanish, French, Italian, Turkish and Russian.
    N: 'Lift the back of the tongue, as in the middle of “singer,” and leave the tongue tip down.',
    // Russian, Polish, Indonesian and Hindi spelling habits.
    G: 'Hum through your nose, and keep the back of the tongue up until the hum is over.',
    K: 'Keep your voice on, and let it hum through your nose while the back of the tongue is up.',
    M: 'Open your lips and close off the back of your mouth with your tongue.',
  },
  L: {
    // Japanese and Korean.
    R: 'Press the tongue tip to the ridge behind your top teeth and let the voice flow around its sides.',
    // Cantonese, some Mandarin.
    N: 'Send your voice out through your mouth, around the sides of the tongue, not through your nose.',
    // Polish, Brazilian Portuguese and Cantonese at word ends.
    W: 'Flatten your lips, and raise the tongue tip until it touches the ridge behind your top teeth.',
    UW: 'Finish the l with the tongue tip on the ridge behind your top teeth and your lips relaxed.',
    OW: 'Make the l with the tongue, not the lips: lift its tip to the ridge behind your top teeth and leave it there.',
    D: 'Touch the ridge behind your top teeth, but let the air flow on around the sides of the tongue.',
    Y: 'Lift the tip of your tongue, not the middle, and touch the ridge behind your top teeth.',
    AH: 'Finish the l: bring the tongue tip all the way up to the ridge behind your top teeth.',
    AO: 'For the l, raise the tongue tip to the ridge behind your top teeth and relax your lips.',
  },
  R: {
    // Japanese, Korean, Mandarin.
    L: 'Bunch your tongue up or curl its tip back, but let the tip touch nothing. Round your lips a little.',
    // Children, Cantonese, some Korean.
    W: 'Bunch your tongue up or curl its tip back. The lips help, but the tongue makes the sound.',
    // French, German, Portuguese.
    HH: 'Bring the sound forward, out of your throat: bunch the tongue up or curl its tip back.',
    G: 'Relax your throat. Bunch the tongue up or curl its tip back, and let nothing scrape.',
    // Spanish, Italian, Russian, Arabic, Turkish taps and trills.
    D: 'Don’t tap. Bunch the tongue up or curl its tip back, and hold it there while the tip touches nothing.',
    // Mandarin and Vietnamese.
    ZH: 'Keep your voice on, and lower the tongue a little so that no air hisses past it. It should sound smooth, like a vowel.',
    Z: 'Keep your voice on, lower the tongue a little, and pull it back until no air hisses past it.',
    N: 'Let the air out through your mouth, with the tongue tip touching nothing.',
    // British and German habits after vowels.
    AH: 'Don’t let it fade into a vowel. Bunch the tongue up or curl its tip back until you hear a clear r.',
    AA: 'Let an r follow: bunch the tongue up or curl its tip back. The jaw closes a little as you do.',
    AO: 'Keep the vowel, then bunch the tongue up or curl its tip back for the r.',
    Y: 'Pull the tongue back: bunch it up or curl its tip back. Round your lips instead of spreading them.',
  },
  W: {
    // German, Turkish, Hindi, Russian, Farsi.
    V: 'Round your lips into a small circle and keep the teeth away from them.',
    // Spanish and Arabic beginners.
    B: 'Leave a small opening between your rounded lips. Don’t let them close.',
    // Spanish “güe”.
    G: 'Begin with your lips: round them tightly, then open into the vowel.',
    F: 'Turn your voice on, round both lips, and keep the teeth away from them.',
    R: 'Push your lips forward into a tight ring and keep the tongue tip down.',
    UW: 'Make it quick: round your lips tightly, then let them spring open.',
    HH: 'Round your lips first, and turn your voice on as you do.',
    L: 'Lower the tongue tip and let your rounded lips shape the sound.',
    M: 'Leave a small, round opening between your lips, so that the sound comes out of your mouth.',
  },
  Y: {
    // Spanish, especially from Argentina and at word starts.
    JH: 'Glide out of “ee” without stopping the air first.',
    ZH: 'Lower the tongue slightly so that nothing rubs. It’s a quick “ee.”',
    // Japanese and Korean drop it before ee.
    IY: 'Make it shorter and tighter than “ee,” then move to the vowel at once.',
    L: 'Keep the tongue tip low behind the lower teeth and raise the middle of the tongue.',
    HH: 'With your voice on, lift the middle of your tongue close to the roof of your mouth before the vowel starts.',
    W: 'Spread the lips instead of rounding them, as at the start of a smile.',
    N: 'Keep the sound out of your nose and glide from “ee” into the vowel.',
  },
};
