import type { Cues } from './confusion.ts';

/** Keys: the sound aimed at, then the sound that was heard. */
export const VOWEL_CUES: Cues = {
  IY: {
    IH: 'Smile wider, tense the tongue high in front, and hold it longer.',
    EH: 'Close the jaw almost fully and lift the tongue close to the roof of your mouth.',
    EY: 'Start high and stay there, with the tongue still.',
    AY: 'Keep it one steady sound: start right at “ee,” with the lips spread.',
    AH: 'Keep it strong and forward: spread the lips and raise the front of the tongue.',
    UW: 'Spread your lips, as in a smile.',
    ER: 'Uncurl the tongue and push its front up, lips spread.',
  },
  IH: {
    // Spanish, French, Italian, Polish, Turkish, Mandarin, Portuguese.
    IY: 'Relax. Drop the tongue slightly, let go of the smile, and keep it short.',
    EH: 'Close your jaw a little and lift the tongue, still relaxed.',
    AH: 'Move the tongue forward; the lips stay slightly spread.',
    EY: 'Keep it short and still, with no glide up at the end.',
    AE: 'Bring the jaw up: the mouth is nearly closed for this one.',
    UH: 'Relax the lips and let the tongue come forward.',
    AY: 'Don’t open first: go straight to a short, loose vowel with the jaw almost shut.',
    ER: 'Uncurl the tongue and let its front rise a little; there is no r in this vowel.',
  },
  EH: {
    // German, Dutch, Mandarin, Hindi, Korean.
    AE: 'Open less: only one finger should fit between your teeth.',
    EY: 'Stop before the glide. Keep the jaw still and the vowel short.',
    IH: 'Let the jaw drop a little farther.',
    AH: 'Push the tongue forward and spread the lips slightly.',
    IY: 'Open your mouth about one finger wide and relax the smile.',
    AY: 'Hold one place from beginning to end; the tongue doesn’t climb.',
    ER: 'There’s no r in this vowel: the tongue tip stays down behind the lower teeth.',
    AA: 'Lift the jaw halfway and bring the tongue to the front.',
  },
  AE: {
    // German, Korean, Mandarin, Portuguese, Russian, Polish.
    EH: 'Drop the jaw farther and pull the lip corners back. Make it longer.',
    // Spanish, Japanese, French, Farsi.
    AA: 'Bring the tongue forward and widen the lips, as if showing the upper teeth.',
    // Spanish, Arabic, Hindi, Japanese.
    AH: 'Open wide and push the tongue to the front. It should feel almost too big.',
    EY: 'Stay open to the end: the jaw mustn’t close.',
    AY: 'Hold the open vowel still, with no slide toward “ee.”',
    AO: 'Let your lips go flat, and bring your tongue far forward.',
    IH: 'Drop your jaw until two fingers fit between your teeth.',
    AW: 'Keep the lips wide to the end; they don’t round.',
  },
  AH: {
    // Spanish, Japanese, Italian, Turkish, Polish.
    AA: 'Close your jaw halfway and relax everything. The vowel is short and dull.',
    AO: 'Let your lips go flat. The tongue rests in the middle of the mouth.',
    AE: 'Slide the tongue back to the middle and open less.',
    EH: 'Pull the tongue back a little and loosen the lips.',
    UH: 'Relax the lips: no rounding, jaw slightly lower.',
    OW: 'No round lips and no glide: one short, dull sound in the middle of the mouth.',
    IH: 'Draw the tongue back to the middle and lower the jaw a little.',
    UW: 'Let the lips go slack and open the jaw a little.',
    ER: 'Lay the tongue flat; it mustn’t curl or bunch.',
    IY: 'Keep it short and dull: loose lips, and the tongue in the middle of the mouth.',
    EY: 'Keep it short and dull: the tongue rests in the middle and doesn’t glide.',
    AW: 'Stop early: one short, still vowel with relaxed lips.',
  },
  AA: {
    // British and Indian habits.
    AO: 'Let your lips go flat and drop the jaw, as if saying “ah” for the doctor.',
    AH: 'Open wider: two fingers between the teeth, tongue low, and hold it.',
    // Spanish, Japanese, Italian spelling habits.
    OW: 'Relax the lips and open the mouth wide; nothing rounds or glides.',
    AE: 'Let the tongue lie low and back. The lips don’t spread.',
    AW: 'Hold the open vowel; the lips never close into a ring.',
    AY: 'Stay open and low, without sliding up at the end.',
    EH: 'Drop the jaw a lot farther and draw the tongue back.',
    UH: 'Let your lips go flat, and drop the jaw as far as is comfortable.',
    ER: 'Open first, with the tongue flat; any r comes after the vowel.',
  },
  AO: {
    OW: 'Keep the lips still. Open a little more and don’t glide to “oo.”',
    AA: 'Round the lips slightly and pull the tongue back.',
    AH: 'Push the lips forward and open the jaw farther.',
    UH: 'Drop the jaw: the lips stay round but the mouth is open.',
    AW: 'Hold one position, with no movement of the lips.',
    UW: 'Open the rounded lips much wider.',
    ER: 'Open and round first, with the tongue low; any r comes after the vowel.',
    AE: 'Round the lips and draw the tongue far back.',
  },
  OW: {
    // Spanish, Japanese, German, Hindi, Russian, Vietnamese.
    AO: 'Let it move: start half open, then close the lips to a small circle.',
    AA: 'Round the lips from the start and tighten them during the vowel.',
    AH: 'Give it two parts: a rounded o, then a quick “oo.”',
    UH: 'Open more at the start, then draw the lips together.',
    UW: 'Begin with a lower jaw; only the end is tight like “oo.”',
    AW: 'Start with round lips and a jaw only half open.',
    ER: 'Let go of the r: keep the tongue tip low and close the lips at the end.',
  },
  UH: {
    // Spanish, Italian, Mandarin, Japanese, Portuguese, French.
    UW: 'Relax the lips and make it short; the tongue drops slightly.',
    AH: 'Round the lips a little and raise the back of the tongue.',
    OW: 'Short and still: no opening, no glide.',
    AO: 'Close the jaw until the teeth nearly meet.',
    IH: 'Pull the tongue back and push the lips slightly forward.',
    AA: 'Mouth nearly closed, lips softly rounded.',
    ER: 'Let go of the r: the tongue tip lies low while the lips round a little.',
  },
  UW: {
    UH: 'Tighten the lips into a small circle and hold it longer.',
    OW: 'Start already closed: tight lips, raised tongue, no opening.',
    // French and Mandarin ü.
    IY: 'Draw the tongue back and pucker the lips.',
    AH: 'Pucker and hold: the lips must be tight all the way.',
    AO: 'Close the lips down to the width of a straw.',
    IH: 'Push the lips far forward and pull the tongue back.',
    AW: 'Skip the open start and go straight to tight, round lips.',
  },
  ER: {
    // British-taught speakers, Mandarin from the south, Vietnamese, Korean.
    AH: 'Pull the tongue back and bunch it until you hear an r all through the vowel.',
    AA: 'Bring the jaw up and pull the tongue back at once: the r is the vowel.',
    // Japanese and Korean.
    AO: 'Raise the tongue into the middle of the mouth and hold an r, with the lips only a little round.',
    // Spanish, French, Italian, Russian.
    EH: 'Go straight to the r: pull the tongue back before any “eh” can be heard.',
    IH: 'Bunch the tongue up and back; the lips push forward slightly.',
    OW: 'The tongue makes this vowel, not the lips: pull it back and keep it there.',
    UH: 'Add the r: lift the sides of the tongue to the upper back teeth.',
    AE: 'Close your jaw and pull the tongue back into one long r.',
    R: 'Give it a syllable of its own: hold the r as a vowel.',
    EY: 'Don’t glide forward. Draw the tongue back and stay on the r.',
    UW: 'Loosen the lips and curl the tongue back until it sounds like r.',
    IY: 'Let the smile go and pull the tongue back into an r.',
  },
  EY: {
    // Spanish, Japanese, Hindi, German, Arabic.
    EH: 'Let it glide: start at “eh,” then close the jaw toward “ee.”',
    IY: 'Start lower, with the jaw a little open, and only end near “ee.”',
    // Spelling habits in Vietnamese, Indonesian and others.
    AY: 'Don’t open so wide at the start; the jaw is half closed.',
    AE: 'Raise the jaw and finish with a smile.',
    IH: 'Stretch it: a clear start, then a glide up to “ee.”',
    AH: 'Begin in front with spread lips and glide upward.',
    AA: 'Move the tongue forward before you start, then climb to “ee.”',
  },
  AY: {
    // Vietnamese, Cantonese and fast Southern American.
    AA: 'Don’t stop at “ah”: let the tongue climb to “ee” at the end.',
    AE: 'Begin farther back, then glide up and forward.',
    EY: 'Open wide at the beginning, as for “ah,” then close.',
    IH: 'Start with the mouth open. There are two movements, from “ah” to “ee.”',
    IY: 'Drop the jaw first; the “ee” is only the last part.',
    AH: 'Open wider at the start, then let the tongue rise to “ee.”',
    OY: 'Start with flat lips: the first part is “ah.”',
    EH: 'Lower the jaw at the start, then let the tongue climb all the way to “ee.”',
  },
  AW: {
    AA: 'Close with rounded lips: “ah” runs into “oo.”',
    // Spanish, Japanese, Mandarin.
    AO: 'Open wide and flat first, then round the lips.',
    OW: 'Begin with a wide, open “ah”; the rounding comes only at the end.',
    AE: 'Let the vowel travel: from wide lips to a small ring.',
    AH: 'Make both ends clear, a big “ah” and a small “oo.”',
    UW: 'Open the jaw fully before the lips close.',
  },
  OY: {
    AO: 'Don’t stay on “aw”: spread the lips at the end, toward “ee.”',
    AY: 'Round the lips for the start, then spread them.',
    OW: 'Glide to “ee,” not to “oo”: the lips open out at the end.',
    IY: 'Take time for the round “aw” before the “ee.”',
    ER: 'Let the tongue come forward at the end, to “ee” and not to r.',
    UW: 'Start open and round, and finish with a smile.',
  },
};
