import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const STOP_CUES: Cues = {
  P: {
    // Arabic has no p; Vietnamese and Indonesian have one without a puff.
    B: 'Add a puff of air and start the voice later. A strip of paper at your lips should jump.',
    F: 'Close both lips fully, then let them burst open.',
    M: 'Build the pressure behind closed lips and pop. No air through the nose.',
    T: 'The lips do the work here: press them together, then release.',
    K: 'Move the stop to the front: shut the lips, not the throat.',
  },
  B: {
    P: 'Start your voice before the lips open, and don’t let any air puff out.',
    // Spanish and Portuguese between vowels.
    V: 'Press both lips together until the air stops, then open. The teeth don’t help here.',
    M: 'Keep the air out of your nose: build up pressure and let it pop out of the lips.',
    W: 'Shut the lips completely for a moment. Loosely rounded lips aren’t enough.',
    D: 'Use your lips in place of the tongue tip for this one.',
  },
  T: {
    // Mandarin, French and Spanish speakers say it without a puff.
    D: 'Hold the voice back and let a small puff follow the tongue tip.',
    // Brazilian Portuguese and Japanese before ee.
    CH: 'Release cleanly: drop the tip straight down from the ridge behind your top teeth, with no “sh” after it.',
    TH: 'Stop the air completely: put the tongue tip on the ridge just behind your top teeth.',
    S: 'Touch the ridge behind your top teeth and stop the air for an instant before letting go.',
    K: 'Lift the tip of the tongue, not its back, to the ridge behind your teeth.',
    P: 'The lips stay open; it is the tongue tip that stops the air.',
    R: 'Hold the tip firmly against the ridge behind your top teeth, then let it go.',
  },
  D: {
    T: 'Keep your throat humming while the tongue tip is up, and let go without a puff.',
    // Spanish, Portuguese and Danish between vowels.
    DH: 'Block the air completely: tip on the ridge above your top teeth, not on the teeth.',
    // Brazilian Portuguese before ee.
    JH: 'Drop the tip straight down, lips relaxed, so that no buzz follows the stop.',
    R: 'Press the tip to the ridge behind your top teeth for a moment. It stops the air; it doesn’t curl or tap.',
    N: 'Shut off the nose: pressure builds behind the tongue tip, then bursts out of the mouth.',
    L: 'Seal the sides of the tongue as well, so that no air slips past.',
    Z: 'Let the tongue touch and stop the air once, quickly.',
    G: 'Stop the air at the front, with the tip just behind your teeth.',
    B: 'Leave the lips open and stop the air with the tongue tip.',
  },
  K: {
    G: 'Start without your voice: a puff of air first, and the voice only when the vowel begins.',
    // Arabic, Hindi and Russian loan habits.
    HH: 'Press the back of the tongue up until the air stops, then let it go.',
    T: 'Keep the tip down behind the lower teeth and lift the back of the tongue.',
    CH: 'Stop the air farther back, with no “sh” after it.',
    P: 'Lips apart: the stop is far back, where you begin to swallow.',
    NG: 'Close the way to the nose and release with a crisp puff.',
  },
  G: {
    K: 'Keep your throat buzzing while the back of the tongue is up, and don’t puff.',
    // Dutch, Spanish between vowels, Ukrainian and Czech.
    HH: 'Close firmly at the back and let go. No air should scrape through.',
    NG: 'Send the sound out of the mouth: let the back of the tongue drop after the stop.',
    D: 'Lift the back of the tongue in place of its tip.',
    JH: 'Make it hard and far back, with no “zh” after it.',
    W: 'Leave the lips alone and make a full stop with the back of the tongue.',
    R: 'Lift the back of the tongue until it stops the air, then release it at once.',
  },
  CH: {
    // Spanish varieties, French, Vietnamese, Portuguese.
    SH: 'Add a t before the “sh”: stop the air first, then let it burst.',
    JH: 'Same move without voice, and with a stronger burst of breath.',
    T: 'Round your lips and let a “sh” follow the stop.',
    S: 'Pull the tongue back, stop the air for an instant, then release into “sh.”',
    K: 'Make the stop with the blade of the tongue behind the ridge above your teeth, not with its back.',
    ZH: 'Begin with a firm stop and keep the voice out.',
    Z: 'Turn your voice off: a short t melting into “sh,” lips forward.',
  },
  JH: {
    // German, Russian and Turkish at word ends; Mandarin.
    CH: 'Let the voice buzz through the whole sound and keep the breath gentle.',
    // French, Portuguese, Arabic.
    ZH: 'Touch the roof of the mouth first, like a d, then open into the buzz.',
    // Spanish and German reading habits.
    Y: 'Press the tongue blade up until the air stops, then let it go with a buzz.',
    // Korean, Indonesian, Hindi.
    Z: 'Draw the tongue back, round the lips, and start from a closed position.',
    D: 'Release slowly, with rounded lips, so that a buzz follows the stop.',
    G: 'Move the stop forward, to just behind the ridge above your teeth, and soften the release.',
    SH: 'Begin with a closed tongue and keep humming. It is a stop, then a buzz.',
    DH: 'Pull the tip away from the teeth and push the lips forward for a firmer start.',
  },
};
