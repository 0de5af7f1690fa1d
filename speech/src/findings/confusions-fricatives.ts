import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const FRICATIVE_CUES: Cues = {
  TH: {
    // Most first languages: French, German, Japanese, Korean, Mandarin, Farsi.
    S: 'Let the tip of your tongue rest between your teeth, then blow softly. For s it hides behind them.',
    // Hindi, Arabic, Turkish, Indonesian, Vietnamese.
    T: 'Don’t let the tongue block the air. Touch its tip to the edge of your upper teeth and keep blowing.',
    F: 'Keep your lower lip out of it. The tongue tip, not the lip, meets the upper teeth.',
    D: 'Switch your voice off and let air leak out over the tongue tip. Nothing should stop or pop.',
    DH: 'Right place, but whisper it. Put a finger on your throat: it shouldn’t buzz.',
    Z: 'Move the tongue tip forward until it shows, and use breath only, with no buzz.',
    SH: 'Spread your lips flat and bring the tongue forward to the teeth. The hiss should be thin and quiet.',
    HH: 'The air should squeeze past your teeth, not your throat. Lift the tongue tip up to them.',
  },
  DH: {
    // Nearly everyone; the most frequent of all.
    D: 'Keep the air moving. Touch the teeth lightly with the tongue tip and let your voice buzz on.',
    // French, German, Mandarin, Japanese, Farsi.
    Z: 'Slide the tongue tip forward until it touches the teeth. The buzz moves forward with it.',
    V: 'Relax your lower lip. The buzz is made by the tongue tip against the upper teeth.',
    TH: 'Same place, but turn your voice on: it should buzz where the tongue tip touches the teeth.',
    T: 'Make it soft: lay the tip lightly against the teeth and keep your voice on, without a puff.',
    L: 'Flatten the tongue so that air slides over its tip, not around its sides.',
    S: 'Tongue tip out to the teeth and voice on. It should tickle, not hiss.',
    N: 'Let the air out through your mouth. Bring the tongue tip down from the ridge to the edge of your top teeth.',
    JH: 'Relax your lips and don’t stop the air. Just rest the tip against the teeth and keep your voice on.',
  },
  S: {
    TH: 'Pull the tongue tip back behind closed teeth. The air should hiss through a narrow gap.',
    // Japanese and Korean before ee; Portuguese at word ends.
    SH: 'Smile a little and push the tongue tip forward, close behind the teeth. Keep the lips unrounded.',
    // German at word starts; Spanish before voiced sounds.
    Z: 'Let go of the voice: it’s a pure hiss, like air from a tire.',
    T: 'Don’t touch with the tip. Leave a tiny gap so that the hiss can last.',
    CH: 'Start with the hiss at once. The tongue never closes for this sound.',
    F: 'Let the lower lip drop away from the teeth and hiss with the tongue behind them.',
  },
  Z: {
    // Spanish, German, Mandarin, Korean, Turkish and Polish.
    S: 'Same place, but turn your voice on: a finger on your throat should feel the buzz.',
    // Korean, Hindi, Indonesian.
    JH: 'Don’t close the air off first. Let an s flow, then add your voice, as a bee does.',
    ZH: 'Bring the tongue nearer the teeth and unround your lips, as for s with a buzz.',
    D: 'Leave a narrow gap over the tongue tip, so that the buzz goes on instead of stopping.',
    DH: 'Draw the tip back inside your teeth. The buzz should be sharp, not soft.',
    SH: 'Two changes: lips flat, voice on. Put the tongue where it is for s, and let it buzz.',
  },
  SH: {
    // Mandarin, Spanish, Greek, Vietnamese.
    S: 'Round your lips and pull the tongue back a little, as when you ask for silence.',
    // Spanish, Korean, Cantonese.
    CH: 'Begin with the “sh” itself, not with a stop. The tongue stays off the roof of the mouth.',
    ZH: 'Whisper it. All air, no buzz, the way you quiet a baby.',
    JH: 'No stop and no voice: let the breath run freely from the start.',
    TH: 'Draw the tongue inside, a little farther back than for s, and round your lips.',
    HH: 'Lift the front of the tongue close to the roof of your mouth, so that the air makes “sh,” not a sigh.',
  },
  ZH: {
    SH: 'Keep the “sh” but turn your voice on. A finger on the throat should feel the buzz.',
    JH: 'Take away the d at the start. The tongue comes near but never touches.',
    Z: 'Pull the tongue back slightly and push your lips forward for a lower, softer buzz.',
    CH: 'Neither a stop nor a whisper here: one long, soft “zh” with the voice on.',
    Y: 'Raise the tongue until the air rubs against the roof of the mouth and buzzes.',
  },
  F: {
    // Korean, Tagalog, Indonesian.
    P: 'Don’t close your lips. Set the upper teeth on the lower lip and let the air hiss out.',
    // Japanese.
    HH: 'Bring the lower lip up until it touches the upper teeth. The air should rub there.',
    V: 'The lip is right; now switch the voice off and only blow.',
    TH: 'Keep the tongue inside. It is the lower lip that meets the teeth.',
    W: 'Let your lips go flat, and lift the lower one to the edge of your top teeth.',
    S: 'Keep the tongue low, set the upper teeth on the lower lip, and blow.',
    B: 'Set the upper teeth on the lower lip and keep your voice off: it should hiss, not pop.',
  },
  V: {
    // Spanish, Korean, Japanese, Tagalog.
    B: 'Let the upper teeth touch the lower lip and buzz. The lips mustn’t close.',
    // Hindi, German beginners, Mandarin, Turkish, Ukrainian.
    W: 'Don’t round your lips. Press the lower lip lightly to the upper teeth until it tickles.',
    // Arabic, Mandarin, Vietnamese, and German or Russian at word ends.
    F: 'Turn your voice on and keep it on to the end. The lip should vibrate.',
    DH: 'Keep the tongue inside. The buzz is made by the lower lip against the upper teeth.',
    P: 'Keep the lips apart: touch the lower lip to the upper teeth, and make a long buzz.',
    UW: 'Lift the lower lip to the teeth to finish. Rounded lips turn it into a vowel.',
    M: 'Send the air through your mouth, between teeth and lip, not through your nose.',
  },
  HH: {
    // Spanish, Russian, Polish, Mandarin: too much friction.
    K: 'Just breathe out, as if fogging a mirror. The back of the tongue stays down.',
    G: 'Open the throat and sigh. Nothing in your mouth should close or scrape.',
    F: 'Keep the lips relaxed and open. The breath comes straight from the throat.',
    SH: 'Lower the tongue and breathe out warmly. You should hear only breath, no “sh.”',
    R: 'Let the breath pass without rasping. It is only a sigh before the vowel.',
    Y: 'Begin with a puff of breath before the vowel, as if you were out of breath.',
  },
};
