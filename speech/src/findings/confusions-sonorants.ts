import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const SONORANT_CUES: Cues = {
  M: {
    N: 'Close both lips and hum. The tongue rests low.',
    NG: 'Finish with the lips shut, not with the back of the tongue.',
    B: 'Let the hum come out of your nose before the lips open.',
    W: 'Lips together, not only round: the hum needs a closed mouth.',
  },
  N: {
    // Mandarin and Vietnamese endings; Spanish and Japanese at word ends.
    NG: 'Finish with the tongue tip on the gum ridge. The back of the tongue stays down.',
    // Spanish, Japanese and Finnish before lips close.
    M: 'Keep the lips apart and press the tongue tip behind your upper teeth.',
    // Cantonese and some southern Mandarin.
    L: 'Send the sound through your nose. Pinch it: the sound should stop.',
    D: 'Let the hum flow through the nose all the while the tip is up.',
    R: 'Press the tip flat on the ridge and hum. It neither curls nor taps.',
  },
  NG: {
    // Spanish, French, Italian, Turkish and Russian.
    N: 'Lift the back of the tongue, as in the middle of “singer”, and leave the tip down.',
    // Russian, Polish, Indonesian and Hindi spelling habits.
    G: 'Stay in the nose to the end. Let it fade without a final g.',
    K: 'Do not close it off with a click. Hum, then simply stop your voice.',
    M: 'Open your lips and close the mouth far back with the tongue.',
  },
  L: {
    // Japanese and Korean.
    R: 'Press the tongue tip to the gum ridge and hold it there while the voice flows round the sides.',
    // Cantonese, some Mandarin.
    N: 'Let the voice out of the mouth, round the sides of the tongue, not through the nose.',
    // Polish, Brazilian Portuguese and Cantonese at word ends.
    W: 'Unround the lips and raise the tip to the gum ridge until it touches.',
    UW: 'Finish with the tongue tip up behind the teeth, lips relaxed.',
    OW: 'End on the tongue, not on the lips: lift the tip to the ridge and leave it there.',
    D: 'Touch without stopping the air: the sides of the tongue stay open.',
    Y: 'Lift the tip, not the middle of the tongue, and touch the ridge.',
    AH: 'Let the tongue arrive: raise its tip to the ridge before you let go of the word.',
    AO: 'Raise the tip at the end and relax the lips. Without the touch only a vowel is left.',
  },
  R: {
    // Japanese, Korean, Mandarin.
    L: 'Pull the tongue back and let its tip touch nothing. Round your lips a little.',
    // Children, Cantonese, some Korean.
    W: 'Bunch the tongue up and back. The lips help, but the tongue makes the sound.',
    // French, German, Portuguese.
    HH: 'Bring the sound forward, out of the throat: curl the tongue tip up behind the ridge.',
    G: 'Free the throat. The work is done by the front of the tongue, raised but not touching.',
    // Spanish, Italian, Russian, Arabic, Turkish taps and trills.
    D: 'Do not tap. Hold the tongue tip curled up near the ridge without contact.',
    // Mandarin and Vietnamese.
    ZH: 'Lower the tongue a little so that nothing buzzes. It should sound smooth, like a vowel.',
    Z: 'Open the gap wider and draw the tongue back until no hiss is left.',
    N: 'Let the air through the mouth with the tip free in the middle of it.',
    // British and German habits after vowels.
    AH: 'Do not let it fade into a vowel. Curl the tongue back until you hear a clear r.',
    AA: 'Finish by pulling the tongue back and up; the mouth closes a little as it does.',
    AO: 'Keep the vowel, then bend the tongue back for the r.',
    Y: 'Lift the tongue tip back and round the lips instead of spreading them.',
  },
  W: {
    // German, Turkish, Hindi, Russian, Farsi.
    V: 'Round your lips into a small circle and keep the teeth away from them.',
    // Spanish and Arabic beginners.
    B: 'Leave a small opening between rounded lips. They never close.',
    // Spanish “güe”.
    G: 'Begin at the lips: round them tightly, then open into the vowel.',
    F: 'Use your voice and two round lips, no teeth.',
    R: 'Push the lips forward into a tight ring and keep the tongue tip down.',
    UW: 'Make it quick: tight lips that spring open at once.',
    HH: 'Round the lips first, and start the voice with them.',
    L: 'Drop the tongue tip and let round lips shape the sound.',
    M: 'Open a small round hole in the lips so that the voice leaves by the mouth.',
  },
  Y: {
    // Spanish, especially from Argentina and at word starts.
    JH: 'Glide out of an ee without touching the roof of the mouth.',
    ZH: 'Lower the tongue slightly so that nothing rubs. It is a quick ee.',
    // Japanese and Korean drop it before ee.
    IY: 'Make it shorter and tighter than ee, then move to the vowel at once.',
    L: 'Keep the tip low behind the lower teeth and raise the middle of the tongue.',
    HH: 'Lift the middle of the tongue close to the palate, voice on, before the vowel starts.',
    W: 'Spread the lips instead of rounding them, as at the start of a smile.',
    N: 'Leave the nose out and let the tongue glide down from an ee.',
  },
};
