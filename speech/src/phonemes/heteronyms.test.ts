import { expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';
import { readPhrase } from './read-phrase.ts';

/** All sounds that count as right for a word of a phrase, without those of running speech. */
function forms(phrase: string, word: string, nth = 0): string[] {
  const found = readPhrase(phrase, lexicon).filter(
    (one) => one.word.toLowerCase() === word.toLowerCase(),
  )[nth];
  return found!.shown.map((phones) => phones.join(' '));
}

test.each([
  ['I live near the station.', 'live', 'L IH1 V'],
  ['We watched live music.', 'live', 'L AY1 V'],
  ['The show is live tonight.', 'live', 'L AY1 V'],
  ['They saved our lives.', 'lives', 'L AY1 V Z'],
  ['She lives in Boston.', 'lives', 'L IH1 V Z'],
  ['What time do you close?', 'close', 'K L OW1 Z'],
  ['Close the door, please.', 'close', 'K L OW1 Z'],
  ['We’re very close friends.', 'close', 'K L OW1 S'],
  ['Is the bank close to here?', 'close', 'K L OW1 S'],
  ['The bank is close.', 'close', 'K L OW1 S'],
  ['Come at the close of business.', 'close', 'K L OW1 Z'],
  ['You can use the juice.', 'use', 'Y UW1 Z'],
  ['It’s no use.', 'use', 'Y UW1 S'],
  ['People use it at work.', 'use', 'Y UW1 Z'],
  ['Did you read it?', 'read', 'R IY1 D'],
  ['I’ve read it twice.', 'read', 'R EH1 D'],
  ['He read the letter.', 'read', 'R EH1 D'],
  ['I read it last night.', 'read', 'R EH1 D'],
  ['I need a permit.', 'permit', 'P ER1 M IH2 T'],
  ['They don’t permit parking.', 'permit', 'P ER0 M IH1 T'],
  ['She set a new record.', 'record', 'R EH1 K ER0 D'],
  ['I have a present for you.', 'present', 'P R EH1 Z AH0 N T'],
  ['Did you tear it?', 'tear', 'T EH1 R'],
  ['She burst into tears.', 'tears', 'T IH1 R Z'],
  ['Wait a minute.', 'minute', 'M IH1 N AH0 T'],
  ['They crossed the desert.', 'desert', 'D EH1 Z ER0 T'],
  ['That’s no excuse.', 'excuse', 'IH0 K S K Y UW1 S'],
  ['Excuse me.', 'excuse', 'IH0 K S K Y UW1 Z'],
  ['Your work is perfect.', 'perfect', 'P ER1 F IH0 K T'],
  ['We’re making good progress in the project.', 'project', 'P R AA1 JH EH0 K T'],
  ['What’s your estimate?', 'estimate', 'EH1 S T AH0 M AH0 T'],
  ['She wants to graduate in May.', 'graduate', 'G R AE1 JH UW0 EY2 T'],
  ['He refuses to talk.', 'refuses', 'R AH0 F Y UW1 Z IH0 Z'],
  ['Their contracts ended.', 'contracts', 'K AA1 N T R AE2 K T S'],
  ['The lead paint is gone.', 'lead', 'L EH1 D'],
  ['That’s a price increase.', 'increase', 'IH1 N K R IY2 S'],
  ['Did the price increase?', 'increase', 'IH0 N K R IY1 S'],
  ['The dog lives here.', 'lives', 'L IH1 V Z'],
  ['The man read it.', 'read', 'R EH1 D'],
  ['It’s made of lead.', 'lead', 'L EH1 D'],
  ['Send me your resume.', 'resume', 'R EH1 Z AH0 M EY2'],
  ['We resume work today.', 'resume', 'R IH0 Z UW1 M'],
  ['He plays the bass.', 'bass', 'B EY1 S'],
  ['We caught a bass.', 'bass', 'B AE1 S'],
  ['Take a bow.', 'bow', 'B AW1'],
  ['A bow and arrow.', 'bow', 'B OW1'],
  ['Have you read it?', 'read', 'R EH1 D'],
  ['We live close by.', 'close', 'K L OW1 S'],
  ['I watched it live.', 'live', 'L AY1 V'],
  ['Put it to good use.', 'use', 'Y UW1 S'],
  ['He dove in.', 'dove', 'D OW1 V'],
  ['She’s Polish.', 'polish', 'P OW1 L IH0 SH'],
  ['Polish the shoes.', 'polish', 'P AA1 L IH0 SH'],
  ['Address the letter.', 'address', 'AH0 D R EH1 S'],
  ['Who permits it?', 'permits', 'P ER0 M IH1 T S'],
])('“%s” has one way to say “%s”', (phrase, word, sounds) => {
  const right = forms(phrase, word);
  expect(right[0]).toBe(sounds);
  const others = forms(word, word).filter((other) => !right.includes(other));
  expect(others, 'the other reading is not right here').not.toEqual([]);
});

test('a noun and a verb in one phrase are told apart', () => {
  const phrase = 'They don’t permit parking without a permit.';
  expect(forms(phrase, 'permit', 0)).toEqual(['P ER0 M IH1 T']);
  expect(forms(phrase, 'permit', 1)).toEqual(['P ER1 M IH2 T']);
});

test.each([
  ['live', ['L IH1 V', 'L AY1 V']],
  ['I read books.', ['R IY1 D', 'R EH1 D']],
  ['The students object.', ['AA1 B JH EH0 K T', 'AH0 B JH EH1 K T']],
])('where the words around do not tell, both are right: “%s”', (phrase, both) => {
  const word = phrase.split(' ').find((one) => /live|read|object/.test(one))!;
  expect(forms(phrase, word.replace('.', ''))).toEqual(both);
});

test('a comma ends what can tell', () => {
  expect(forms('If you want to, close it.', 'close')).toEqual(['K L OW1 Z']);
});

test('what is more than three words away does not tell', () => {
  expect(forms('I read books here yesterday.', 'read')).toEqual(['R EH1 D']);
  expect(forms('I read books at home yesterday.', 'read')).toEqual(['R IY1 D', 'R EH1 D']);
});
