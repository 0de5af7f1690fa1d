/** The help page as data: the server writes it for readers without scripts, the screen draws it. */
export type HelpSection = { id: string; title: string; points: string[] };

export const HELP_INTRO =
  'Say a phrase, see which sound to fix, and say it again. That is all you need to know.';

export const HELP: HelpSection[] = [
  {
    id: 'record',
    title: 'How to record',
    points: [
      'Listen to the example first. Tap one word of the phrase to hear it alone, or choose 0.6× to hear everything slowly.',
      'Tap the microphone and wait until you see “Recording...” Then say the phrase once, at your own pace.',
      'The recording stops when you stop speaking. You can also tap the button again.',
      'A quiet room works best, with the phone a hand’s width from your mouth. Headphones with a microphone are better still.',
      'If the microphone doesn’t start, allow it in your browser: the icon to the left of the address has the switch.',
    ],
  },
  {
    id: 'score',
    title: 'What the score means',
    points: [
      'Every sound of your recording is compared with how Americans say it. The score is out of 100, and 75 or more is clear.',
      'Green and solid is clear, orange and striped is close, and red and hollow isn’t there yet.',
      'In an exercise for one sound, that sound decides: without it the score stays below 75, however good the rest is.',
      'The marks on the ruler show what to aim for next. A few points up or down from one recording to the next are normal.',
    ],
  },
  {
    id: 'not-sure',
    title: 'What “Not sure” means',
    points: [
      'Sometimes a recording can’t be judged fairly: there was noise, the end was missing, or it was another phrase. Then you see “Not sure,” the reason, and no number.',
      'It counts as practice, but never as a score. It doesn’t change your averages or your sound map.',
      'Move a little closer, wait for “Recording...,” and say the phrase once more.',
    ],
  },
  {
    id: 'scenes',
    title: 'Scenes',
    points: [
      'A scene is a short conversation. Open Practice, then Scenes: listen to one, speak along with the voice, or play a part.',
      'When it’s your turn, recording starts by itself. At the end you see your scores, your pace and pauses beside the model, and which line to say again. Each line with a score is saved by itself.',
      'Put on headphones to speak along. Without them, the microphone hears the voice, too.',
    ],
  },
  {
    id: 'progress',
    title: 'Your progress',
    points: [
      'An exercise is done once you have saved a score for it. Your best score is kept.',
      'The sound map shows a number after you have tried a sound five times.',
      'A few minutes every day is a good habit. You don’t need an hour.',
      'The three goals of the day check themselves off while you practice. You can also check them off by hand.',
      'One missed day a week is forgiven, so a streak survives a busy day.',
    ],
  },
  {
    id: 'classes',
    title: 'Classes and sharing',
    points: [
      'The share button of an exercise or of your own phrase gives you its link.',
      'Anybody can make a class in their profile: a link with phrases and scenes to practice and a last day.',
      'Before you join one, you see what its teacher will see: how clear each item was and which sounds need work, never your recordings or scores. You can leave at any time, and you can practice without joining.',
    ],
  },
  {
    id: 'privacy',
    title: 'Your voice and your data',
    points: [
      'A recording isn’t kept: you can play it until you leave the result. No other company hears it.',
      'Your results stay with your account. You can download them in your profile and delete them on the progress screen.',
      'The Privacy Policy explains the rest in plain words.',
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    points: [
      'Tab moves from one control to the next, and Enter or Space presses it. On the microphone, they start and stop the recording.',
      'Escape stops a recording or closes a dialog.',
      'The arrow keys move between categories and between speeds.',
    ],
  },
];

export const HELP_CONTACT = 'Is something missing or broken? Write to us. We read every message:';
