import { focusSentence } from './stress-item.ts';

/**
 * The word that carries the sentence: new, or against another one. As often the first to choose from
 * as the second or the third, so that the place says nothing.
 */
const FIRST = {
  'not-yours': 'This is [*my] [seat], not [yours].',
  'not-tomorrow': '[*Monday] is when we [leave], not [Friday].',
  'not-bus': 'She takes the [*train] to [work], not the [bus].',
  'not-under': 'It’s [*on] the [table], not [under] it.',
  'who-knows': '[*You] told me, not your [brother] or your [sister].',
  'whose-idea': 'It was [*his] [idea] to [walk] home.',
  'which-door': 'Use the [*back] [door]; the front one is [locked].',
  'which-day': 'I mean [*this] [Tuesday], not [next] Tuesday.',
  'can-do': 'I can [*read] [Spanish], but I can’t [speak] it.',
  'before-after': 'Let’s meet [*before] the [movie], not [after] it.',
};
const SECOND = {
  'not-coffee': 'I [asked] for [*tea], not [coffee].',
  'not-upstairs': 'The [keys] are [*downstairs], not [upstairs].',
  'not-black': 'I [want] the [*blue] one, not the [black] one.',
  'not-two': 'We [need] [*three] [tickets], not two.',
  'not-me': 'He [invited] [*her], not [me].',
  'not-salt': 'I [put] [*sugar] in it, not [salt].',
  'how-much': 'It [costs] [*forty] [dollars], not fourteen.',
  'how-hot': 'I [like] my coffee [*hot], not [warm].',
  'did-say': 'I [said] [*maybe]; I didn’t say [yes].',
  'where-from': 'She’s [from] [*Canada], not [California].',
};
const THIRD = {
  'not-sister': 'That’s not my [sister] on the [phone]; it’s my [*brother].',
  'not-buy': 'We didn’t [buy] the [car]; we only [*rented] it.',
  'not-call': 'Don’t [call] the [office]; [*write] to them.',
  'not-morning': 'They don’t [open] in the [morning] but in the [*evening].',
  'not-south': 'At the [light], don’t turn [south]; turn [*north].',
  'who-paid': 'I didn’t [pay] for [lunch]; [*Anna] did.',
  'who-won': 'Our [team] didn’t [win]; [*theirs] did.',
  'what-lost': 'I [found] my [wallet], but not my [*phone].',
  'what-read': 'I haven’t [seen] the [movie]; I’ve read the [*book].',
  'when-born': 'I wasn’t [born] in [May]; it was [*March].',
};

export const focusSentences = Object.entries({ ...FIRST, ...SECOND, ...THIRD }).map(
  ([id, written]) => focusSentence(id, written),
);
