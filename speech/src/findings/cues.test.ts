import { describe, expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';
import { PHONES, withoutStress } from '../phonemes/phone-set.ts';
import { CONFUSIONS, confusionCue } from './confusions.ts';
import { cueFor } from './cue.ts';
import { word } from './testing-take.ts';
import { MINIMAL_PAIRS } from './minimal-pairs.ts';
import { PLACE_CUES, SOUND_CUES, T_CUES } from './sound-cues.ts';

const ALL_CUES = [
  ...CONFUSIONS.map(({ cue }) => cue),
  ...Object.values(SOUND_CUES),
  ...Object.values(PLACE_CUES),
];

/** Pairs that teachers of each first language meet every week. */
const EVERYDAY_PAIRS: Record<string, string> = {
  Mandarin: 'TH>S DH>D V>W N>NG IH>IY AE>EH R>L L>N Z>S SH>S',
  Spanish: 'V>B Y>JH SH>CH Z>S IH>IY AE>AA DH>D NG>N S>Z AH>AA D>DH JH>Y',
  Arabic: 'P>B V>F TH>T DH>D CH>SH NG>N EH>IH OW>AO JH>ZH P>F',
  Hindi: 'V>W W>V TH>T DH>D Z>JH ZH>JH AE>EH AO>AA',
  Japanese: 'L>R R>L TH>S DH>Z V>B F>HH S>SH AE>AA AH>AA ER>AA HH>F',
  Korean: 'F>P V>B Z>JH TH>S L>R R>L DH>D ZH>JH W>UW',
  Vietnamese: 'TH>T DH>D JH>Z P>B CH>S SH>S AY>AA L>N',
  Portuguese: 'T>CH D>JH L>W HH>R R>HH IH>IY AE>EH TH>T DH>D NG>N',
  French: 'TH>S DH>Z IH>IY CH>SH JH>ZH R>HH AH>AA UH>UW OW>AO P>B',
  German: 'W>V V>F TH>S DH>Z D>T B>P G>K Z>S AE>EH JH>CH',
  Russian: 'W>V TH>S DH>Z NG>N D>T V>F IH>IY ER>EH AE>EH HH>K',
  Turkish: 'W>V TH>T DH>D NG>N AE>EH D>T IH>IY OW>AO',
  Indonesian: 'F>P V>F TH>T DH>D Z>S ZH>Z SH>S',
  Farsi: 'W>V TH>S DH>D IH>IY AE>EH NG>N UH>UW',
  Polish: 'TH>F DH>D W>V NG>N Z>S IH>IY AE>EH D>T L>W',
};

describe('the cues', () => {
  test('there are more than the sixty confusions everyone meets', () => {
    expect(CONFUSIONS.length).toBeGreaterThanOrEqual(200);
  });

  test('both sounds of every confusion exist and differ', () => {
    for (const { expected, heard } of CONFUSIONS) {
      expect(PHONES).toContain(expected);
      expect(PHONES).toContain(heard);
      expect(expected).not.toBe(heard);
    }
  });

  test('every sound has a general cue and at least four confusions', () => {
    for (const phone of PHONES) {
      expect(SOUND_CUES[phone].length).toBeGreaterThan(20);
      const pairs = CONFUSIONS.filter(({ expected }) => expected === phone);
      expect(pairs.length).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(Object.entries(EVERYDAY_PAIRS))('cover what speakers of %s mix up', (_, pairs) => {
    for (const pair of pairs.split(' ')) {
      const [expected = '', heard = ''] = pair.split('>');
      expect(confusionCue(expected, heard)).toBeDefined();
    }
  });

  test('no two are the same', () => {
    expect(ALL_CUES.filter((cue, index) => ALL_CUES.indexOf(cue) !== index)).toEqual([]);
  });

  test('each is one to three short sentences', () => {
    for (const cue of ALL_CUES) {
      expect(cue.length).toBeLessThanOrEqual(160);
      expect(cue).toMatch(/^[A-Z].*[.]”?$/);
      expect(cue.split(/[.:;!?] /).length).toBeLessThanOrEqual(4);
    }
  });

  test('none scolds', () => {
    for (const cue of ALL_CUES) {
      expect(cue).not.toMatch(/\b(bad|badly|wrong|mistake|fail|terrible|never say)\b/i);
    }
  });
});

describe('the pairs to compare', () => {
  test.each(MINIMAL_PAIRS)('%s and %s: “%s”, “%s”', (expected, heard, first, second) => {
    const said = (word: string) =>
      lexicon.pronounce(word.toLowerCase()).variants.map((phones) => phones.map(withoutStress));
    const differsOnce = said(first).some((one) =>
      said(second).some((other) => {
        const places = one.flatMap((phone, i) => (phone === other[i] ? [] : [i]));
        const [place = -1] = places;
        return (
          one.length === other.length &&
          places.length === 1 &&
          one[place] === expected &&
          other[place] === heard
        );
      }),
    );
    expect(differsOnce).toBe(true);
  });
});

const cueIn = (text: string, sounds: string) => {
  const said = word(text, sounds);
  const index = said.sounds.findIndex(({ verdict }) => verdict !== 'good');
  return cueFor({ sound: said.sounds[index]!, index, word: said, wordIndex: 0 });
};

test('an ending of the past or the plural that was lost is told as such, whatever was heard', () => {
  expect(cueIn('asked', 'AE S K T:wrong>R')).toMatch(/“-ed” ending/);
  expect(cueIn('stopped', 'S T AA P T:wrong>B')).toMatch(/“-ed” ending/);
  expect(cueIn('runs', 'R AH N Z:wrong>T')).toMatch(/carries meaning/);
  expect(cueIn('runs', 'R AH N Z:wrong>S')).toBe(PLACE_CUES.voicedEnd);
});

test('a longer vowel is asked for only where one comes before: at the end of a word', () => {
  expect(cueIn('bed', 'B EH D:wrong>T')).toBe(PLACE_CUES.voicedEnd);
  expect(cueIn('hands', 'HH AE N D Z:wrong>S')).toBe(PLACE_CUES.voicedEnd);
  expect(cueIn('do', 'D:wrong>T UW')).toBe(confusionCue('D', 'T'));
  expect(cueIn('zoo', 'Z:wrong>S UW')).toBe(confusionCue('Z', 'S'));
  expect(cueIn('hazy', 'HH EY Z:wrong>S IY')).toBe(confusionCue('Z', 'S'));
});

test('nobody is asked for a puff after s or at the end of a word', () => {
  expect(cueIn('stood', 'S T:wrong>D UH D')).not.toMatch(/puff/);
  expect(cueIn('out', 'AW T:wrong>D')).not.toMatch(/puff/);
  expect(cueIn('ten', 'T:wrong>D EH N')).toMatch(/puff/);
});

test.each([
  ['waiting', 'W EY T:wrong>D IH NG'],
  ['pretty', 'P R IH T:wrong>D IY'],
  ['country', 'K AH N T:wrong>D R IY'],
  ['taking', 'T EY K:wrong>G IH NG'],
  ['doctor', 'D AA K:wrong>G T ER'],
])('nobody is asked for a puff before an unstressed vowel: %s', (text, sounds) => {
  expect(cueIn(text, sounds)).not.toMatch(/puff/);
});

test('nobody is asked for a puff before ə or ɚ', () => {
  const said = word('visitor', 'V IH Z AH T:wrong>D ER');
  const sounds = said.sounds.map((sound) =>
    sound.phone === 'ER' ? { ...sound, ipa: 'ɚ' } : sound,
  );
  const cue = cueFor({ sound: sounds[4]!, index: 4, word: { ...said, sounds }, wordIndex: 0 });
  expect(cue).not.toMatch(/puff/);
});

test.each([
  ['hotel', 'HH OW T:wrong>D EH L'],
  ['fifteen', 'F IH F T:wrong>D IY N'],
  ['return', 'R IH T:wrong>D ER N'],
  ['attract', 'AH T:wrong>D R AE K T'],
])('a puff starts a stressed syllable: %s', (text, sounds) => {
  expect(cueIn(text, sounds)).toMatch(/puff/);
});

test('nobody is asked to let go of a stop at the end of a word, whatever was heard', () => {
  for (const stop of ['P', 'B', 'T', 'D', 'K', 'G']) {
    for (const heard of PHONES.filter((phone) => phone !== stop)) {
      const cue = cueIn('at', `AE ${stop}:wrong>${heard}`);
      expect(cue).not.toMatch(
        /let (it |them )?go|let(ting)? .*drop|releas|burst|\bpop|puff|then open/i,
      );
    }
  }
});

test('a tap is never made a full stop', () => {
  const said = word('get', 'G EH D:wrong>T');
  const sounds = said.sounds.map((sound) => ({ ...sound, ipa: sound.phone === 'D' ? 'ɾ' : 'ɡ' }));
  const cue = cueFor({ sound: sounds[2]!, index: 2, word: { ...said, sounds }, wordIndex: 0 });
  expect(cue).toBe(T_CUES['ɾ']);
});
