import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const STOP_CUES: Cues = {
  P: {
    // Arabic has no p; Vietnamese and Indonesian have one without a puff.
    B: 'Add a puff of air and start the voice later. A strip of paper at your lips should jump.',
    F: 'Close both lips fully, then let them burst open.',
    M: 'Build the pressure behind closed lips and pop. No air through the nose.',
    T: 'The lips do the work here: press them together, then release.',
    K: 'Stop the air with your lips, not with the back of your tongue.',
  },
  B: {
    P: 'Start your voice before the lips open, and don’t let any air puff out.',
    // Spanish and Portuguese between vowels.
    V: 'Press both lips together until the air stops, then open. The teeth don’t help here.',
    M: 'Keep the air out of your nose: build up pressure and let it pop out of the lips.',
    W: 'Shut the lips completely for a moment. Loosely rounded lips aren’t enough.',
    D: 'Stop the air with your lips, not with the tip of your tongue.',
  },
  T: {
    // Mandarin, French and Spanish speakers say it without a puff.
    D: 'Keep your voice off and let out a small puff of air as the tongue tip drops.',
    // Brazilian Portuguese and Japanese before ee.
    CH: 'Release cleanly: drop the tip straight down from the ridge behind your top teeth, with no “sh” after it.',
    TH: 'Stop the air completely: put the tongue tip on the ridge just behind your top teeth.',
    S: 'Touch the ridge behind your top teeth and stop the air for an instant before letting go.',
    K: 'Lift the tip of the tongue, not its back, to the ridge behind your top teeth.',
    P: 'The lips stay open; it is the tongue tip that stops the air.',
    R: 'Hold the tip firmly against the ridge behind your top teeth, then let it go.',
  },
  D: {
    T: 'Keep your voice on while the tongue tip is up, and let go without a puff.',
    // Spanish, Portuguese and Danish between vowels.
    DH: 'Block the air completely, with the tip on the ridge behind your top teeth, not on the teeth.',
    // Brazilian Portuguese before ee.
    JH: 'Drop the tip straight down, lips relaxed, so that no buzz follows the stop.',
    R: 'Press the tip to the ridge behind your top teeth for a moment. It stops the air; it doesn’t curl or tap.',
    N: 'Keep the air out of your nose: it builds up behind the tongue tip, then bursts out of your mouth.',
    L: 'Seal the sides of the tongue as well, so that no air slips past.',
    Z: 'Let the tongue touch and stop the air once, quickly.',
    G: 'Stop the air at the front, with the tip on the ridge behind your top teeth.',
    B: 'Leave the lips open and stop the air with the tongue tip.',
  },
  K: {
    G: 'Start without your voice: a puff of air first, and the voice only when the vowel begins.',
    // Arabic, Hindi and Russian loan habits.
    HH: 'Press the back of the tongue up until the air stops, then let it go.',
    T: 'Keep the tip down behind the lower teeth and lift the back of the tongue.',
    CH: 'Stop the air farther back, with no “sh” after it.',
    P: 'Keep the lips apart and stop the air with the back of your tongue.',
    NG: 'Keep the air out of your nose and let go with a crisp puff.',
  },
  G: {
    K: 'Keep your voice on while the back of the tongue is up, and let go without a puff.',
    // Dutch, Spanish between vowels, Ukrainian and Czech.
    HH: 'Close firmly at the back and let go. No air should scrape through.',
    NG: 'Send the sound out of the mouth: let the back of the tongue drop after the stop.',
    D: 'Lift the back of the tongue, not its tip.',
    JH: 'Stop the air with the back of the tongue, with no “zh” after it.',
    W: 'Relax the lips and stop the air completely with the back of the tongue.',
    R: 'Lift the back of the tongue until it stops the air, then release it at once.',
  },
  CH: {
    // Spanish varieties, French, Vietnamese, Portuguese.
    SH: 'Add a t before the “sh”: stop the air first, then let it burst out.',
    JH: 'Same move without voice, and with a stronger burst of breath.',
    T: 'Round your lips and let a “sh” follow the stop.',
    S: 'Pull the tongue back, stop the air for an instant, then release into “sh.”',
    K: 'Stop the air with the front of your tongue, not the back, then let it burst out as “sh.”',
    ZH: 'Stop the air firmly first, and keep your voice off.',
    Z: 'Turn your voice off: a short t melting into “sh,” lips forward.',
  },
  JH: {
    // German, Russian and Turkish at word ends; Mandarin.
    CH: 'Let the voice buzz through the whole sound and keep the breath gentle.',
    // French, Portuguese, Arabic.
    ZH: 'Touch the roof of the mouth first, as for d, then open into the buzz.',
    // Spanish and German reading habits.
    Y: 'Press the front of the tongue up until the air stops, then let it go with a buzz.',
    // Korean, Indonesian, Hindi.
    Z: 'Draw the tongue back, round the lips, and stop the air before you let it buzz.',
    D: 'Release slowly, with rounded lips, so that a buzz follows the stop.',
    G: 'Stop the air with the front of your tongue, not the back, and let a soft buzz follow.',
    SH: 'Stop the air with your tongue first, and keep your voice on. It is a stop, then a buzz.',
    DH: 'Pull the tip back from the teeth and stop the air first. Then let it buzz, lips forward.',
  },
};
