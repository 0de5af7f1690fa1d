import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const STOP_CUES: Cues = {
  P: {
    // Arabic has no p; Vietnamese and Indonesian have one without a puff.
    B: 'Add a puff of air and start the voice later. A strip of paper in front of your lips should jump.',
    F: 'Close both lips fully so that they stop the air. The teeth don’t touch the lower lip.',
    M: 'Keep the air out of your nose: close your lips and let the pressure build up behind them.',
    T: 'Use your lips, not your tongue: press them together until the air stops.',
    K: 'Stop the air with your lips, not with the back of your tongue.',
  },
  B: {
    P: 'Start your voice before the lips open, and don’t let any air puff out.',
    // Spanish and Portuguese between vowels.
    V: 'Press both lips together until the air stops. Keep your teeth away from them.',
    M: 'Keep the air out of your nose: with your voice on, let the pressure build up behind your lips.',
    W: 'Shut the lips completely for a moment. Loosely rounded lips aren’t enough.',
    D: 'Stop the air with your lips, not with the tip of your tongue.',
  },
  T: {
    // Mandarin, French and Spanish speakers say it without a puff.
    D: 'Keep your voice off and let out a small puff of air as the tongue tip drops.',
    // Brazilian Portuguese and Japanese before ee.
    CH: 'Touch the ridge behind your top teeth with just the tongue tip, and let no “sh” follow the stop.',
    TH: 'Stop the air completely: put the tongue tip on the ridge just behind your top teeth.',
    S: 'Touch the ridge behind your top teeth so that the air stops completely for an instant.',
    K: 'Lift the tip of the tongue, not its back, to the ridge behind your top teeth.',
    P: 'Keep your lips open. The tongue tip, not the lips, stops the air.',
    R: 'Press the tongue tip firmly against the ridge behind your top teeth so that it stops the air.',
  },
  D: {
    T: 'Keep your voice on while the tongue tip is up, and let go without a puff.',
    // Spanish, Portuguese and Danish between vowels.
    DH: 'Stop the air completely, with the tongue tip on the ridge behind your top teeth, not on the teeth.',
    // Brazilian Portuguese before ee.
    JH: 'Touch the ridge behind your top teeth with just the tongue tip, and let no “zh” follow the stop.',
    R: 'Press the tongue tip to the ridge behind your top teeth so that it stops the air. Don’t curl it back.',
    N: 'Keep the air out of your nose: with your voice on, let it build up behind the tongue tip.',
    L: 'Press the sides of the tongue against your upper teeth, too, so that no air slips past.',
    Z: 'Let the tongue tip touch the ridge behind your top teeth and stop the air, just for an instant.',
    G: 'Stop the air at the front, with the tongue tip on the ridge behind your top teeth.',
    B: 'Keep your lips open and stop the air with the tongue tip.',
  },
  K: {
    G: 'Start without your voice: let out a puff of air first, and turn your voice on only for the next sound.',
    // Arabic, Hindi and Russian loan habits.
    HH: 'Press the back of the tongue up until the air stops completely.',
    T: 'Keep the tongue tip down behind the lower teeth and lift the back of the tongue.',
    CH: 'Stop the air farther back, with no “sh” after it.',
    P: 'Keep your lips apart and stop the air with the back of your tongue.',
    NG: 'Keep the air out of your nose and let go with a crisp puff.',
  },
  G: {
    K: 'Keep your voice on while the back of the tongue is up, and let go without a puff.',
    // Dutch, Spanish between vowels, Ukrainian and Czech.
    HH: 'Press the back of the tongue up firmly, so that no air can scrape through.',
    NG: 'Keep the air out of your nose: with your voice on, stop it with the back of the tongue.',
    D: 'Lift the back of the tongue, not its tip.',
    JH: 'Stop the air with the back of the tongue, with no “zh” after it.',
    W: 'Relax the lips and stop the air completely with the back of the tongue.',
    R: 'Lift the back of the tongue until it stops the air completely.',
  },
  CH: {
    // Spanish varieties, French, Vietnamese, Portuguese.
    SH: 'Add a t before the “sh”: stop the air first, then let it burst out.',
    JH: 'Make the same movement without your voice, and with a stronger burst of breath.',
    T: 'Round your lips and let a “sh” follow the stop.',
    S: 'Pull the tongue back, stop the air for an instant, then release it into “sh.”',
    K: 'Stop the air with the front of your tongue, not the back, then let it burst out as “sh.”',
    ZH: 'Stop the air firmly first, and keep your voice off.',
    Z: 'Turn your voice off and push your lips forward: make a short t that melts into “sh.”',
  },
  JH: {
    // German, Russian and Turkish at word ends; Mandarin.
    CH: 'Let the voice buzz through the whole sound and keep the breath gentle.',
    // French, Portuguese, Arabic.
    ZH: 'Touch the roof of the mouth first, as for d, then open into a buzz.',
    // Spanish and German reading habits.
    Y: 'Press the front of the tongue up until the air stops, then let it go with a buzz.',
    // Korean, Indonesian, Hindi.
    Z: 'Draw the tongue back, round the lips, and stop the air before you let it buzz.',
    D: 'Release the stop slowly, with rounded lips, so that a buzz follows it.',
    G: 'Stop the air with the front of your tongue, not the back, and let a soft buzz follow.',
    SH: 'Stop the air with your tongue first, and keep your voice on. This sound is a stop, then a buzz.',
    DH: 'Pull the tongue tip back from the teeth and stop the air first. Then push your lips forward and let it buzz.',
  },
};
