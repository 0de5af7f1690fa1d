import { expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';
import { readPhrase } from './read-phrase.ts';
import { transcribeWord } from './transcribe-word.ts';

const written = (phrase: string) =>
  readPhrase(phrase, lexicon)
    .map((word) => transcribeWord(word, word.shown[0]!))
    .join(' ');

test.each([
  ['I have a dog.', 'aɪ ˈhæv ə ˈdɔɡ'],
  ['I have seen it.', 'aɪ həv ˈsin ɪt'],
  ['Have you ever been there?', 'hæv ju ˈɛvɚ bɪn ˈðɛɹ'],
  ['She has never called.', 'ʃi həz ˈnɛvɚ ˈkɔld'],
  ['I would have called.', 'aɪ wʊd əv ˈkɔld'],
  ['They must have dogs.', 'ðeɪ mʌst ˈhæv ˈdɔɡz'],
  ['I had a bad day.', 'aɪ ˈhæd ə ˈbæd ˈdeɪ'],
  ['Had I known, I’d wait.', 'hæd aɪ ˈnoʊn aɪd ˈweɪt'],
])('“have” is stressed as a verb of its own and light as a helper: %s', (phrase, ipa) => {
  expect(written(phrase)).toBe(ipa);
});

test.each([
  ['What do you do?', 'ˈwʌt du ju ˈdu'],
  ['Do the dishes.', 'ˈdu ðə ˈdɪʃɪz'],
  ['Do it again.', 'ˈdu ɪt əˈɡɛn'],
  ['Does it hurt?', 'dəz ɪt ˈhɝt'],
  ['It does hurt.', 'ɪt ˈdʌz ˈhɝt'],
  ['Did the kids eat?', 'dɪd ðə ˈkɪdz ˈit'],
  ['So do I.', 'soʊ du ˈaɪ'],
])('“do” is stressed unless it only asks: %s', (phrase, ipa) => {
  expect(written(phrase)).toBe(ipa);
});

test.each([
  ['Yes, I can.', 'ˈjɛs aɪ ˈkæn'],
  ['Yes, we are.', 'ˈjɛs wi ˈɑɹ'],
  ['I don’t know where it is.', 'aɪ ˈdoʊnt ˈnoʊ wɛɹ ɪt ˈɪz'],
  ['He’s taller than I am.', 'hiz ˈtɔlɚ ðən aɪ æm'],
  ['Should I?', 'ˈʃʊd aɪ'],
  ['I should have.', 'aɪ ˈʃʊd hæv'],
  ['How are you?', 'ˈhaʊ ˈɑɹ ju'],
  ['And how are you?', 'ənd ˈhaʊ ɚ ju'],
  ['Where are you going?', 'ˈwɛɹ ɚ ju ˈɡoʊɪŋ'],
  ['Where are you from?', 'ˈwɛɹ ɚ ju fɹʌm'],
])('an auxiliary that ends or carries its phrase is full and stressed: %s', (phrase, ipa) => {
  expect(written(phrase)).toBe(ipa);
});

test.each([
  ['There are two of them there.', 'ðɛɹ ɚ ˈtu əv ðəm ˈðɛɹ'],
  ['I was there at noon.', 'aɪ wəz ˈðɛɹ ət ˈnun'],
  ['What’s this?', 'ˈwʌts ˈðɪs'],
  ['Look at this.', 'ˈlʊk ət ðɪs'],
  ['Log in to it, come in.', 'ˈlɔɡ ˈɪn tu ɪt ˈkʌm ˈɪn'],
  ['What’s going on?', 'ˈwʌts ˈɡoʊɪŋ ˈɑn'],
  ['It came on Monday.', 'ɪt ˈkeɪm ɑn ˈmʌnˌdeɪ'],
  ['Is it his?', 'ɪz ɪt ˈhɪz'],
  ['It’s her, not him.', 'ɪts ˈhɝ ˈnɑt ˈhɪm'],
  ['What about us?', 'ˈwʌt əˈbaʊt ˈʌs'],
  ['The TV was on.', 'ðə ˌtiˈvi wəz ˈɑn'],
  ['I really do.', 'aɪ ˈɹili ˈdu'],
  ['How about you?', 'ˈhaʊ əˈbaʊt ˈju'],
  ['A can of soda can wait a while.', 'ə ˈkæn əv ˈsoʊdə kən ˈweɪt ə ˈwaɪl'],
  ['May I call in May?', 'meɪ aɪ ˈkɔl ɪn ˈmeɪ'],
  ['May 3rd', 'ˈmeɪ ˈθɝd'],
])('a little word is stressed where something is meant by it: %s', (phrase, ipa) => {
  expect(written(phrase)).toBe(ipa);
});

test.each([
  ['I’m so sorry I’m late.', 'aɪm ˈsoʊ ˈsɑɹi aɪm ˈleɪt'],
  ['It’s so nice to meet you.', 'ɪts ˈsoʊ ˈnaɪs tə ˈmit ju'],
  ['We had so much fun.', 'wi ˈhæd ˈsoʊ ˈmʌtʃ ˈfʌn'],
  ['It rained, so Mom called.', 'ɪt ˈɹeɪnd soʊ ˈmɑm ˈkɔld'],
  ['It rained so we left.', 'ɪt ˈɹeɪnd soʊ wi ˈlɛft'],
  ['It’s late so let’s go.', 'ɪts ˈleɪt soʊ lɛts ˈɡoʊ'],
  ['It’s late so I’ll go.', 'ɪts ˈleɪt soʊ aɪl ˈɡoʊ'],
  ['Wait an hour or so there.', 'ˈweɪt ən ˈaʊɚ ɚ soʊ ˈðɛɹ'],
  ['I think so too.', 'aɪ ˈθɪŋk soʊ ˈtu'],
])('“so” is stressed where it says how much: %s', (phrase, ipa) => {
  expect(written(phrase)).toBe(ipa);
});

test.each([
  ['decide', 'dɪˈsaɪd'],
  ['review', 'ɹɪˈvju'],
  ['ignore', 'ɪɡˈnɔɹ'],
  ['invite', 'ɪnˈvaɪt'],
  ['company', 'ˈkʌmpəni'],
  ['potato', 'pəˈteɪtoʊ'],
  ['borrowed', 'ˈbɑɹoʊd'],
])('a weak syllable has no mark: %s', (word, ipa) => {
  expect(written(word)).toBe(ipa);
});

test('a word alone is stressed', () => {
  expect(written('there')).toBe('ˈðɛɹ');
  expect(written('the')).toBe('ðə');
});

test('where all words are little ones, the last that can be is stressed', () => {
  expect(written('It’s for you.')).toBe('ɪts fɚ ˈju');
  expect(written('It’s for them.')).toBe('ɪts fɚ ˈðɛm');
  expect(written('I’m in.')).toBe('aɪm ˈɪn');
});

test.each([
  ['I used to live here.', 'ˈjust tə'],
  ['I’m used to it.', 'ˈjust tu'],
  ['It is used to make bread.', 'ˈjuzd tə'],
  ['We’re supposed to wait.', 'səˈpoʊst tə'],
  ['I have to go.', 'hæf tə'],
  ['She has to go.', 'hæs tə'],
  ['I think that it’s late.', 'ðət'],
  ['I know that man.', 'ðæt ˈmæn'],
  ['Is that your car?', 'ðæt'],
  ['I need some time.', 'səm'],
  ['Some of us left.', 'ˈsʌm'],
  ['I need to ask you.', 'tu ˈæsk'],
  ['Walk into the room.', 'ˈɪntə'],
  ['I would’ve called.', ' wʊdəv '],
  ['I didn’t use to.', 'ˈjus tu'],
  ['I want the blue one.', 'ˈblu ˌwʌn'],
  ['It’s chapter one.', 'ˈwʌn'],
])('the words around tell the form: %s', (phrase, ipa) => {
  expect(written(phrase)).toContain(ipa);
});

test.each([
  ['$5.99', 'ˈfaɪv ˈdɑlɚz ənd ˌnaɪntiˈnaɪn ˈsɛnts'],
  ['7:05 a.m.', 'ˈsɛvən ˈoʊ ˈfaɪv ˌeɪˈɛm'],
  ['the 1980s', 'ðə ˌnaɪnˈtin ˈeɪtiz'],
  ['10-15 minutes', 'ˈtɛn tə ˌfɪfˈtin ˈmɪnəts'],
  ['2 1/2 hours', 'ˈtu ənd ə ˈhæf ˈaʊɚz'],
  ['an MRI', 'ən ˌɛmˌɑɹˈaɪ'],
  ['Henry VIII', 'ˈhɛnɹi ði ˈeɪtθ'],
  ['twenty-five', 'ˌtwɛntiˈfaɪv'],
  ['plan A', 'ˈplæn ˈeɪ'],
])('what is read as several words is written as several: %s', (phrase, ipa) => {
  expect(written(phrase)).toBe(ipa);
});
