import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { americanWords } from './checks/dictionary.mjs';
import { faultsOf } from './checks/text-rules.mjs';
import { productTexts, textsInCode } from './checks/texts.mjs';
import { root } from './setup/workspace.mjs';

const OWN = readFileSync(join(root, 'scripts/checks/own-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const words = new Set([...americanWords(), ...OWN]);

describe('every text of the product keeps the rules of docs/content.md', () => {
  const texts = productTexts(root);

  it('there are texts of every kind', () => {
    for (const kind of ['screen', 'tip', 'phrase', 'post']) {
      expect(texts.filter((text) => text.kind === kind).length).toBeGreaterThan(70);
    }
  });

  it('none has a fault', () => {
    const faults = texts.flatMap((text) =>
      faultsOf(text, words).map((fault) => `${text.file}: ${fault} (${text.text.slice(0, 90)})`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('every own word is missing from the word list', () => {
    const american = americanWords();
    expect(OWN.filter((word) => american.has(word))).toEqual([]);
  });
});

describe('a planted mistake is found', () => {
  const faults = (/** @type {string} */ text, /** @type {any} */ kind = 'tip') =>
    faultsOf({ file: '', text, kind }, words);

  it.each([
    ['Drop your jaw farhter.', 'farhter'],
    ['Look at the colour.', 'colour'],
    ['You practise every day.', 'practise'],
    ['It was cancelled.', 'cancelled'],
    ['Check your e-mail.', 'email'],
    ['Say “ship”, then “sheep.”', 'inside the quotation marks'],
    ["Don't stop.", 'curly'],
    ['We hide s, f and th.', 'a comma before'],
    ['Any Chrome, Safari, Firefox or Edge can.', 'a comma before'],
    ['Slide towards the end.', 'toward'],
    ['It is not there any more.', 'anymore'],
    ['Ask somebody.', 'someone'],
    ['Open your jaw further.', 'farther'],
    ['End with a soft hush.', 'sh'],
    ['Say it in this take.', 'recording'],
    ['Do not close your lips.', 'contraction'],
    ['Copy the tune.', 'melody'],
    ['Say /r/ in “red.”', 'ɹ'],
  ])('in “%s”', (text, fault) => {
    expect(faults(text).join()).toContain(fault);
  });

  it('and a good text has none', () => {
    expect(
      faults('Don’t round your lips: say “ship,” “sheep,” and /ˈwɛnzdeɪ/ in color, farther back.'),
    ).toEqual([]);
  });

  it('between tags, in attributes, in strings and in templates', () => {
    const source = `
      import { x } from './colour here.ts';
      const said = { colour: 'Red colour here', why: \`\${x} colours the text.\` };
      export const A = () => <p className="colour grid" title="A colour to see">My colour {x}</p>;`;
    expect(textsInCode(source, 'web/src/a.tsx').map(({ text }) => text)).toEqual([
      'Red colour here',
      '… colours the text.',
      'A colour to see',
      'My colour',
    ]);
  });
});
