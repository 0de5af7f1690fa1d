import type { Phone } from '../phonemes/phone-set.ts';

/** How to make each sound, for when we know that it was off but not what it became. */
export const SOUND_CUES: Record<Phone, string> = {
  AA: 'Drop your jaw, lay the tongue low, and keep the lips loose and unrounded.',
  AE: 'Open wide, push the tongue forward, and pull the corners of your lips back.',
  AH: 'Relax everything, with your jaw half open and tongue in the middle, and make one short, dull sound.',
  AO: 'Drop the jaw, draw the tongue back, and round the lips a little.',
  AW: 'Start with a wide-open “ah” and end with small, round lips.',
  AY: 'Slide from a wide-open “ah” up to a quick “ee.”',
  B: 'Close both lips with the voice already on, then open them without a puff.',
  CH: 'Stop the air a little farther back than for t, then let it burst out as “sh.”',
  D: 'Press your tongue tip to the ridge behind your top teeth, then let go with your voice on.',
  DH: 'Rest the tongue tip lightly against the top teeth, keep your voice on, and let the air buzz past it.',
  EH: 'Open your mouth about one finger wide, with the tongue forward and lips relaxed, and keep it short.',
  ER: 'Bunch your tongue up or curl its tip back, let the tip touch nothing, and hold one long r.',
  EY: 'Start at “eh” and glide into “ee” as your jaw closes a little.',
  F: 'Set the upper teeth on the lower lip and blow.',
  G: 'With your voice on, lift the back of your tongue until it stops the air, then let it drop.',
  HH: 'Just breathe out before the vowel, as if warming your hands.',
  IH: 'Keep it short and relaxed, with your jaw almost closed and tongue a little lower than for “ee.”',
  IY: 'Smile, lift the tongue high in front, and hold it.',
  JH: 'Stop the air a little farther back than for d, then release it into a buzz with rounded lips.',
  K: 'Lift the back of the tongue, stop the air, and release it with a small puff.',
  L: 'Put the tongue tip on the ridge behind your top teeth and let your voice flow past its sides.',
  M: 'Close your lips and hum through the nose.',
  N: 'Press the tongue tip to the ridge behind your top teeth and hum through the nose.',
  NG: 'Lift the back of your tongue until no air leaves your mouth, and hum through your nose.',
  OW: 'Start with a half-open o and close the lips to a small ring.',
  OY: 'Start with your mouth open and your lips round, then spread your lips into a quick “ee.”',
  P: 'Close both lips, then let them pop with a puff of air and no voice.',
  R: 'Bunch your tongue up or curl its tip back, let the tip touch nothing, and round your lips slightly.',
  S: 'Nearly close your teeth, put the tongue just behind them, and make a thin, steady hiss.',
  SH: 'Start from s, round your lips, and pull the tongue back a little for a lower, softer hiss.',
  T: 'Touch the ridge behind your top teeth with the tongue tip and let go cleanly.',
  TH: 'Let the tongue tip show between the teeth and blow gently, without voice.',
  UH: 'Round your lips slightly, with the tongue fairly high and back, and keep it relaxed and very short.',
  UW: 'Push the lips into a tight circle, raise the back of the tongue, and hold the vowel.',
  V: 'Set the upper teeth on the lower lip and buzz.',
  W: 'Round your lips tightly, as if to whistle, and spring into the vowel.',
  Y: 'Start from a tight “ee” and glide quickly into the vowel.',
  Z: 'Make an s and turn your voice on: it should buzz like a bee.',
  ZH: 'Make “sh” and turn your voice on, with your lips pushed forward.',
};

/** For ə and ɚ, by symbol. */
export const WEAK_VOWEL_CUES: Record<string, string> = {
  ə: 'This vowel is short and weak: barely open your mouth and move right on.',
  ɚ: 'Keep it short, but pull the tongue back so that you still hear an r.',
};

/** For the tap and the stopped t, by symbol. */
export const T_CUES: Record<string, string> = {
  ɾ: 'Flick the tip of your tongue once against the ridge behind your top teeth, and keep the voice on.',
  ʔ: 'Stop the air in your throat for an instant, as in “uh-oh,” and let the n follow through your nose.',
};

/** Cues for where a sound stands rather than for the sound itself. */
export const PLACE_CUES = {
  finalStop:
    'Stop the air completely with your lips or tongue: the last sound sets this word apart from similar ones.',
  finalConsonant: 'Hold the last sound a moment longer, so that it doesn’t fade away.',
  clusterStart:
    'Go from one consonant straight into the next, with no extra vowel before or between them.',
  wholeClusterStart: 'Say every consonant at the start, one right after the other.',
  clusterEnd:
    'Say every consonant at the end, one after the other. Slow down there if you need to.',
  pastEnding: 'Let the last sound be heard: it is the whole “-ed” ending.',
  sEnding: 'Let the final s or z be heard: it often carries meaning.',
  voicedEnd:
    'Stretch everything from the vowel up to this sound, and keep your voice on to the very end.',
  voicelessEnd:
    'Keep everything from the vowel up to this sound short, and stop the air with your voice already off.',
  withoutPuff: 'Stop the air with your voice off, then let go gently.',
  extraVowel:
    'Move straight from one consonant to the next, without opening your mouth between them.',
} as const;
