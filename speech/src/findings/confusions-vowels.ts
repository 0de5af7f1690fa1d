import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const VOWEL_CUES: Cues = {
  IY: {
    IH: 'Smile wider, tense the tongue high in front, and hold the vowel longer.',
    EH: 'Close your jaw almost completely and lift the tongue close to the roof of your mouth.',
    EY: 'Start high and stay there, with the tongue still.',
    AY: 'Keep it one steady sound: start right at “ee,” with the lips spread.',
    AH: 'Keep it strong and forward: spread the lips and raise the front of the tongue.',
    UW: 'Spread your lips, as in a smile.',
    ER: 'Leave out the r: push the front of the tongue up, with your lips spread.',
  },
  IH: {
    // Spanish, French, Italian, Polish, Turkish, Mandarin, Portuguese.
    IY: 'Relax. Lower the tongue slightly, don’t smile, and keep the vowel short.',
    EH: 'Close your jaw a little and lift the tongue, still relaxed.',
    AH: 'Move the tongue forward; the lips stay slightly spread.',
    EY: 'Keep it short and still, with no glide up at the end.',
    AE: 'Bring your jaw up: the mouth is nearly closed for this vowel.',
    UH: 'Relax the lips and let the tongue come forward.',
    AY: 'Don’t open wide first: go straight to a short, relaxed vowel with your jaw almost shut.',
    ER: 'Leave out the r: relax the tongue and let its front rise a little.',
  },
  EH: {
    // German, Dutch, Mandarin, Hindi, Korean.
    AE: 'Open your mouth less: only one finger should fit between your teeth.',
    EY: 'Stop before the glide. Keep the jaw still and the vowel short.',
    IH: 'Let the jaw drop a little farther.',
    AH: 'Push the tongue forward and spread the lips slightly.',
    IY: 'Open your mouth about one finger wide and relax the smile.',
    AY: 'Hold one position from beginning to end; don’t let the tongue rise.',
    ER: 'There’s no r in this vowel: the tongue tip stays down behind the lower teeth.',
    AA: 'Lift the jaw halfway and bring the tongue to the front.',
  },
  AE: {
    // German, Korean, Mandarin, Portuguese, Russian, Polish.
    EH: 'Drop your jaw farther, pull the corners of your lips back, and make the vowel longer.',
    // Spanish, Japanese, French, Farsi.
    AA: 'Bring the tongue forward and widen the lips, as if showing the upper teeth.',
    // Spanish, Arabic, Hindi, Japanese.
    AH: 'Open wide and push the tongue to the front. The vowel should feel almost too big.',
    EY: 'Keep your mouth open to the end: don’t let your jaw close.',
    AY: 'Hold the open vowel still, with no slide toward “ee.”',
    AO: 'Flatten your lips, and bring your tongue far forward.',
    IH: 'Drop your jaw until two fingers fit between your teeth.',
    AW: 'Keep your lips wide to the end; don’t let them round.',
  },
  AH: {
    // Spanish, Japanese, Italian, Turkish, Polish.
    AA: 'Close your jaw halfway and relax everything. The vowel is short and dull.',
    AO: 'Flatten your lips, and rest the tongue in the middle of the mouth.',
    AE: 'Slide the tongue back to the middle and open your mouth less.',
    EH: 'Pull the tongue back a little and loosen the lips.',
    UH: 'Relax your lips without rounding them, and lower your jaw slightly.',
    OW: 'Don’t round your lips or glide: make one short, dull sound in the middle of the mouth.',
    IH: 'Draw the tongue back to the middle and lower the jaw a little.',
    UW: 'Relax your lips and open your jaw a little.',
    ER: 'Lay the tongue flat; don’t curl it or bunch it up.',
    IY: 'Keep it short and dull: loose lips, and the tongue in the middle of the mouth.',
    EY: 'Keep it short and dull: the tongue rests in the middle and doesn’t glide.',
    AW: 'Stop early: say one short, still vowel with relaxed lips.',
  },
  AA: {
    // British and Indian habits.
    AO: 'Flatten your lips and drop your jaw, as if saying “ah” for the doctor.',
    AH: 'Open your mouth two fingers wide, keep the tongue low, and hold the vowel.',
    // Spanish, Japanese, Italian spelling habits.
    OW: 'Relax your lips and open your mouth wide; don’t round your lips or glide.',
    AE: 'Let the tongue lie low and back, and don’t spread your lips.',
    AW: 'Hold the open vowel; don’t let your lips close into a ring.',
    AY: 'Keep your mouth open and your tongue low. Don’t let the tongue slide up at the end.',
    EH: 'Drop the jaw a lot farther and draw the tongue back.',
    UH: 'Flatten your lips, and drop your jaw as far as is comfortable.',
    ER: 'Open your mouth first, with the tongue flat. If there is an r, it comes after the vowel.',
  },
  AO: {
    OW: 'Keep the lips still. Open your mouth a little more and don’t glide to “oo.”',
    AA: 'Round the lips slightly and pull the tongue back.',
    AH: 'Push the lips forward and open the jaw farther.',
    UH: 'Drop your jaw: keep your lips round but your mouth open.',
    AW: 'Hold one position without moving your lips.',
    UW: 'Keep your lips rounded, but open them much wider.',
    ER: 'Round your lips first, with the tongue low. If there is an r, it comes after the vowel.',
    AE: 'Round the lips and draw the tongue far back.',
  },
  OW: {
    // Spanish, Japanese, German, Hindi, Russian, Vietnamese.
    AO: 'Let the vowel move: start with your mouth half open, then round your lips into a small circle.',
    AA: 'Round the lips from the start and tighten them during the vowel.',
    AH: 'Give it two parts: a rounded o, then a quick “oo.”',
    UH: 'Open your mouth more at the start, then draw your lips together.',
    UW: 'Begin with your jaw lower; only the end is tight like “oo.”',
    AW: 'Start with your lips round and your jaw only half open.',
    ER: 'Leave out the r: keep the tongue tip low and round your lips into a small circle at the end.',
  },
  UH: {
    // Spanish, Italian, Mandarin, Japanese, Portuguese, French.
    UW: 'Relax your lips, lower the tongue slightly, and make the vowel short.',
    AH: 'Round the lips a little and raise the back of the tongue.',
    OW: 'Keep the vowel short and still: don’t open first, and don’t glide.',
    AO: 'Close the jaw until the teeth nearly meet.',
    IH: 'Pull the tongue back and push the lips slightly forward.',
    AA: 'Nearly close your mouth, and round your lips gently.',
    ER: 'Leave out the r: keep the tongue tip low and round your lips a little.',
  },
  UW: {
    UH: 'Tighten your lips into a small circle and hold the vowel longer.',
    OW: 'Start with your lips already tight and your tongue raised. Don’t open first.',
    // French and Mandarin ü.
    IY: 'Draw the tongue back and pucker the lips.',
    AH: 'Pucker your lips and keep them tight all the way through.',
    AO: 'Close the lips down to the width of a straw.',
    IH: 'Push the lips far forward and pull the tongue back.',
    AW: 'Skip the open start and go straight to tight, round lips.',
  },
  ER: {
    // British-taught speakers, Mandarin from the south, Vietnamese, Korean.
    AH: 'Bunch the tongue up or curl its tip back until you hear an r all through the vowel.',
    AA: 'Bring your jaw up, and bunch the tongue up or curl its tip back at once: the r is the vowel.',
    // Japanese and Korean.
    AO: 'Bunch the tongue up or curl its tip back and hold an r, with your lips only slightly rounded.',
    // Spanish, French, Italian, Russian.
    EH: 'Go straight to the r: pull the tongue back before any “eh” can be heard.',
    IH: 'Bunch the tongue up or curl its tip back, and push your lips forward slightly.',
    OW: 'The tongue, not the lips, makes this vowel: bunch it up or curl its tip back, and keep it there.',
    UH: 'Add the r: lift the sides of the tongue to the upper back teeth.',
    AE: 'Nearly close your jaw and pull the tongue back into one long r.',
    R: 'Give it a syllable of its own: hold the r as a vowel.',
    EY: 'Don’t glide forward. Pull the tongue back and hold the r.',
    UW: 'Relax your lips, and bunch the tongue up or curl its tip back until you hear an r.',
    IY: 'Don’t smile: pull the tongue back into an r.',
  },
  EY: {
    // Spanish, Japanese, Hindi, German, Arabic.
    EH: 'Let it glide: start at “eh,” then close the jaw toward “ee.”',
    IY: 'Start lower, with the jaw a little open, and only end near “ee.”',
    // Spelling habits in Vietnamese, Indonesian and others.
    AY: 'Don’t open so wide at the start; keep your jaw half closed.',
    AE: 'Raise the jaw and finish with a smile.',
    IH: 'Stretch it: make a clear start, then glide up to “ee.”',
    AH: 'Begin with your tongue forward and your lips spread, then glide up to “ee.”',
    AA: 'Move the tongue forward before you start, then glide to “ee.”',
  },
  AY: {
    // Vietnamese, Cantonese and fast Southern American.
    AA: 'Don’t stop at “ah”: let the tongue climb to “ee” at the end.',
    AE: 'Begin with the tongue farther back, then glide up and forward.',
    EY: 'Open wide at first, as for “ah,” then glide to “ee.”',
    IH: 'Start with the mouth open. The vowel has two parts: “ah,” then “ee.”',
    IY: 'Drop your jaw first; the “ee” is only the last part.',
    AH: 'Open wider at the start, then let the tongue rise to “ee.”',
    OY: 'Start with flat lips: the first part is “ah.”',
    EH: 'Lower the jaw at the start, then let the tongue climb all the way to “ee.”',
  },
  AW: {
    AA: 'End with rounded lips: “ah” runs into “oo.”',
    // Spanish, Japanese, Mandarin.
    AO: 'Open wide with flat lips first, then round them.',
    OW: 'Begin with a wide, open “ah”; the rounding comes only at the end.',
    AE: 'Let your lips move during the vowel, from wide open to a small ring.',
    AH: 'Make both parts clear, a big “ah” and a small “oo.”',
    UW: 'Drop your jaw all the way before you round your lips.',
  },
  OY: {
    AO: 'Don’t stay on “aw”: spread the lips at the end, toward “ee.”',
    AY: 'Round the lips for the start, then spread them.',
    OW: 'Glide to “ee,” not to “oo”: the lips spread at the end.',
    IY: 'Take your time with the round “aw” before the “ee.”',
    ER: 'Let the tongue come forward at the end, to “ee” and not to r.',
    UW: 'Start with your mouth open and your lips round, and finish with a smile.',
  },
};
