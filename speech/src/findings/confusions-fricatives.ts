import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const FRICATIVE_CUES: Cues = {
  TH: {
    // Most first languages: French, German, Japanese, Korean, Mandarin, Farsi.
    S: 'Let the tip of your tongue rest between your teeth, then blow softly. For s, it stays behind them.',
    // Hindi, Arabic, Turkish, Indonesian, Vietnamese.
    T: 'Don’t let the tongue block the air. Touch its tip to the edge of your upper teeth and keep blowing.',
    F: 'Keep your lower lip out of the way. The tongue tip, not the lip, meets the upper teeth.',
    D: 'Turn your voice off and let air leak out over the tongue tip, without any stop or pop.',
    DH: 'Your tongue is in the right place. Now whisper: a finger on your throat should feel no buzz.',
    Z: 'Move the tongue tip forward until it shows, and use only your breath, with no buzz.',
    SH: 'Spread your lips flat and bring the tongue forward to the teeth. The hiss should be thin and quiet.',
    HH: 'Lift the tongue tip to your upper teeth. The air should squeeze through there, not in your throat.',
  },
  DH: {
    // Nearly everyone; the most frequent of all.
    D: 'Keep the air moving. Touch the teeth lightly with the tongue tip and keep your voice buzzing.',
    // French, German, Mandarin, Japanese, Farsi.
    Z: 'Slide the tongue tip forward until it touches the teeth. The buzz moves forward with it.',
    V: 'Relax your lower lip. The buzz is made by the tongue tip against the upper teeth.',
    TH: 'Same place, but turn your voice on: it should buzz where the tongue tip touches the teeth.',
    T: 'Make it soft: lay the tongue tip lightly against the teeth and keep your voice on, without a puff.',
    L: 'Flatten the tongue so that air slides over its tip, not around its sides.',
    S: 'Bring your tongue tip out to the teeth and turn your voice on. It should tickle, not hiss.',
    N: 'Let the air out through your mouth. Bring the tongue tip down from the ridge to the edge of your top teeth.',
    JH: 'Relax your lips and don’t stop the air. Just rest the tongue tip against the teeth and keep your voice on.',
  },
  S: {
    TH: 'Pull the tongue tip back and nearly close your teeth. The air should hiss through a narrow gap.',
    // Japanese and Korean before ee; Portuguese at word ends.
    SH: 'Smile a little and push the tongue tip forward, close behind the teeth. Keep the lips unrounded.',
    // German at word starts; Spanish before voiced sounds.
    Z: 'Turn your voice off: it’s a pure hiss, like air leaking from a tire.',
    T: 'Don’t let the tongue stop the air. Leave a tiny gap behind your top teeth so that the hiss can last.',
    CH: 'Start right with the hiss. The tongue never stops the air for this sound.',
    F: 'Drop your lower lip away from your teeth, and make the hiss with the tongue just behind your teeth.',
  },
  Z: {
    // Spanish, German, Mandarin, Korean, Turkish and Polish.
    S: 'Same place, but turn your voice on: a finger on your throat should feel the buzz.',
    // Korean, Hindi, Indonesian.
    JH: 'Don’t stop the air first. Start with a long s, then add your voice so that it buzzes.',
    ZH: 'Bring the tongue closer to the teeth and don’t round your lips: it’s like an s with a buzz.',
    D: 'Leave a narrow gap over the tongue tip, so that the buzz goes on instead of stopping.',
    DH: 'Pull the tongue tip back behind your teeth. The buzz should be sharp, not soft.',
    SH: 'Slide the tongue forward to where it is for s, relax your lips, and turn your voice on.',
  },
  SH: {
    // Mandarin, Spanish, Greek, Vietnamese.
    S: 'Round your lips and pull the tongue back a little, as if saying “shh” to someone.',
    // Spanish, Korean, Cantonese.
    CH: 'Begin with the “sh” itself, not with a stop. The tongue tip stays off the roof of the mouth.',
    ZH: 'Whisper it: all air and no buzz, the way you would quiet a baby.',
    JH: 'Use no stop and no voice: let the air flow freely from the start.',
    TH: 'Pull the tongue back inside your mouth, a little farther than for s, and round your lips.',
    HH: 'Lift the front of the tongue close to the roof of your mouth, so that you hear “sh,” not a sigh.',
  },
  ZH: {
    SH: 'Keep the “sh” but turn your voice on. A finger on the throat should feel the buzz.',
    JH: 'Leave out the d at the start. The tongue tip comes close to the roof of the mouth but never touches it.',
    Z: 'Pull the tongue back slightly and push your lips forward for a lower, softer buzz.',
    CH: 'Don’t stop the air, and don’t whisper: make one long, soft “zh” with your voice on.',
    Y: 'Raise the tongue until the air rubs against the roof of the mouth and buzzes.',
  },
  F: {
    // Korean, Tagalog, Indonesian.
    P: 'Don’t close your lips. Set the upper teeth on the lower lip and let the air hiss out.',
    // Japanese.
    HH: 'Bring the lower lip up until it touches the upper teeth. The air should hiss there.',
    V: 'Your lip is in the right place. Now turn your voice off and just blow.',
    TH: 'Keep the tongue inside your mouth. The lower lip, not the tongue, touches the upper teeth.',
    W: 'Flatten your lips, and lift the lower one to the edge of your top teeth.',
    S: 'Keep the tongue low, set the upper teeth on the lower lip, and blow.',
    B: 'Set the upper teeth on the lower lip and keep your voice off: it should hiss, not pop.',
  },
  V: {
    // Spanish, Korean, Japanese, Tagalog.
    B: 'Let the upper teeth touch the lower lip and buzz. Don’t let your lips close.',
    // Hindi, German beginners, Mandarin, Turkish, Ukrainian.
    W: 'Don’t round your lips. Press the lower lip lightly against the upper teeth until it tickles.',
    // Arabic, Mandarin, Vietnamese, and German or Russian at word ends.
    F: 'Turn your voice on and keep it on to the end. The lip should vibrate.',
    DH: 'Keep the tongue inside your mouth. The lower lip makes the buzz, against the upper teeth.',
    P: 'Keep the lips apart: touch the lower lip to the upper teeth, and make a long buzz.',
    UW: 'Lift the lower lip to the upper teeth and let it buzz. Don’t round your lips.',
    M: 'Send the air through your mouth, between teeth and lip, not through your nose.',
  },
  HH: {
    // Spanish, Russian, Polish, Mandarin: too much friction.
    K: 'Just breathe out, as if fogging up a mirror. The back of the tongue stays down.',
    G: 'Open the throat and sigh. Nothing in your mouth should close or scrape.',
    F: 'Keep your lips relaxed and open. The breath comes straight from the throat.',
    SH: 'Lower the tongue and breathe out warmly. You should hear only breath, no “sh.”',
    R: 'Let the breath pass without rasping. It is only a sigh before the vowel.',
    Y: 'Begin with a puff of breath before the vowel, as if you were out of breath.',
  },
};
