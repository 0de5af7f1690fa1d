import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const SONORANT_CUES: Cues = {
  M: {
    N: 'Close both lips and hum. The tongue rests low.',
    NG: 'Finish with the lips shut, not with the back of the tongue.',
    B: 'Let the hum come out of your nose before the lips open.',
    W: 'Close your lips; don’t just round them. The hum needs closed lips.',
  },
  N: {
    // Mandarin and Vietnamese endings; Spanish and Japanese at word ends.
    NG: 'Finish with the tongue tip on the ridge behind your top teeth. The back of the tongue stays down.',
    // Spanish, Japanese and Finnish before lips close.
    M: 'Keep the lips apart and press the tongue tip to the ridge behind your top teeth.',
    // Cantonese and some southern Mandarin.
    L: 'Send the sound through your nose. Pinch it: the sound should stop.',
    D: 'Let the hum flow through your nose the whole time the tip is up.',
    R: 'Press the tip flat on the ridge behind your top teeth and hum. It neither curls nor taps.',
  },
  NG: {
    // Spanish, French, Italian, Turkish and Russian.
    N: 'Lift the back of the tongue, as in the middle of “singer,” and leave the tip down.',
    // Russian, Polish, Indonesian and Hindi spelling habits.
    G: 'Hum through your nose, and keep the back of the tongue up until the hum is over.',
    K: 'Don’t close it off with a click. Hum, then simply stop your voice.',
    M: 'Open your lips and close off the back of your mouth with your tongue.',
  },
  L: {
    // Japanese and Korean.
    R: 'Press the tongue tip to the ridge behind your top teeth and let the voice flow around its sides.',
    // Cantonese, some Mandarin.
    N: 'Let the voice out of your mouth, around the sides of the tongue, not through the nose.',
    // Polish, Brazilian Portuguese and Cantonese at word ends.
    W: 'Let your lips go flat, and raise the tongue tip until it touches the ridge behind your top teeth.',
    UW: 'Finish with the tongue tip on the ridge behind your top teeth, lips relaxed.',
    OW: 'End on the tongue, not on the lips: lift the tip to the ridge behind your top teeth and leave it there.',
    D: 'Touch without stopping the air: the sides of the tongue stay open.',
    Y: 'Lift the tip, not the middle of the tongue, and touch the ridge behind your top teeth.',
    AH: 'Finish the l: bring the tongue tip up to the ridge behind your top teeth before the word ends.',
    AO: 'Raise the tip at the end and relax the lips. Without the touch only a vowel is left.',
  },
  R: {
    // Japanese, Korean, Mandarin.
    L: 'Pull the tongue back and let its tip touch nothing. Round your lips a little.',
    // Children, Cantonese, some Korean.
    W: 'Bunch the tongue up and back. The lips help, but the tongue makes the sound.',
    // French, German, Portuguese.
    HH: 'Bring the sound forward, out of the throat: lift the front of the tongue, but let its tip touch nothing.',
    G: 'Relax the throat. The front of the tongue makes this sound, raised but not touching.',
    // Spanish, Italian, Russian, Arabic, Turkish taps and trills.
    D: 'Don’t tap. Hold the tongue tip curled up near the ridge behind your top teeth, without touching it.',
    // Mandarin and Vietnamese.
    ZH: 'Lower the tongue a little so that nothing buzzes. It should sound smooth, like a vowel.',
    Z: 'Lower the tongue a little and draw it back until nothing buzzes.',
    N: 'Let the air out through your mouth, with the tongue tip touching nothing.',
    // British and German habits after vowels.
    AH: 'Don’t let it fade into a vowel. Curl the tongue back until you hear a clear r.',
    AA: 'Finish by pulling the tongue back and up; the jaw closes a little as you do.',
    AO: 'Keep the vowel, then curl the tongue back for the r.',
    Y: 'Curl the tongue tip up and back, and round the lips instead of spreading them.',
  },
  W: {
    // German, Turkish, Hindi, Russian, Farsi.
    V: 'Round your lips into a small circle and keep the teeth away from them.',
    // Spanish and Arabic beginners.
    B: 'Leave a small opening between rounded lips. They never close.',
    // Spanish “güe”.
    G: 'Begin at the lips: round them tightly, then open into the vowel.',
    F: 'Turn your voice on, round both lips, and keep the teeth away from them.',
    R: 'Push the lips forward into a tight ring and keep the tongue tip down.',
    UW: 'Make it quick: round your lips tightly, then let them spring open.',
    HH: 'Round the lips first, and start the voice with them.',
    L: 'Drop the tongue tip and let round lips shape the sound.',
    M: 'Leave a small, round opening between the lips, so that the sound comes out of your mouth.',
  },
  Y: {
    // Spanish, especially from Argentina and at word starts.
    JH: 'Glide out of “ee” without touching the roof of the mouth.',
    ZH: 'Lower the tongue slightly so that nothing rubs. It’s a quick “ee.”',
    // Japanese and Korean drop it before ee.
    IY: 'Make it shorter and tighter than “ee,” then move to the vowel at once.',
    L: 'Keep the tip low behind the lower teeth and raise the middle of the tongue.',
    HH: 'With your voice on, lift the middle of your tongue close to the roof of your mouth before the vowel starts.',
    W: 'Spread the lips instead of rounding them, as at the start of a smile.',
    N: 'Keep the sound out of your nose and glide down from “ee.”',
  },
};
