import type { Page } from '@playwright/test';
import { holdAnswers } from './harness/moments.ts';
import { record, score } from './harness/practice.ts';
import { scoredTake } from './harness/scored-take.ts';
import { expect, test } from './harness/test.ts';

type Node = {
  nodeId: string;
  childIds?: string[];
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** The page as the browser describes it to a screen reader. */
async function openTree(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Accessibility.enable');
  return async () => {
    const { nodes: levels } = (await browser.send('Accessibility.getFullAXTree')) as {
      nodes: Node[];
    };
    const byId = new Map(levels.map((node) => [node.nodeId, node]));
    const childrenOf = ({ childIds = [] }: Node) => childIds.flatMap((id) => byId.get(id) ?? []);
    // Told level by level; read from top to bottom.
    const inOrder = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(inOrder)];
    const nodes = levels.slice(0, 1).flatMap(inOrder);
    const textOf = (node: Node): string =>
      node.role?.value === 'StaticText'
        ? String(node.name?.value)
        : childrenOf(node).map(textOf).join(' ');
    const property = (node: Node, wanted: string) =>
      node.properties?.find(({ name }) => name === wanted)?.value.value;
    return {
      /** What is read out by itself when it changes. */
      live: nodes
        .filter(({ role }) => role?.value === 'status' || role?.value === 'alert')
        // The sign of a figure is smaller, and so a text of its own.
        .map((node) => textOf(node).replace(/\s+/g, ' ').replace(' %', '%').trim())
        .filter((text) => text !== ''),
      focused: nodes
        .filter((node) => property(node, 'focused') === true && node.role?.value !== 'RootWebArea')
        .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`),
      headings: nodes
        .filter(({ role }) => role?.value === 'heading')
        .map((node) => `${String(property(node, 'level'))} ${String(node.name?.value)}`),
      buttons: nodes
        .filter(({ role }) => role?.value === 'button')
        .map(({ name }) => String(name?.value)),
    };
  };
}

test('a screen reader is told how a take goes, and its verdict', async ({ page, signedIn: _ }) => {
  const answer = await holdAnswers(page, '**/api/analyze-audio-pronunciation', (route) =>
    route.fulfill({ json: scoredTake }),
  );
  await page.goto('/practice?exercise=1');
  await expect(page.getByText('Ready to record')).toBeVisible();
  const tree = await openTree(page);
  const heard: string[] = [];
  const ear = { open: true };
  const listener = (async () => {
    while (ear.open) {
      for (const text of (await tree()).live) if (heard.at(-1) !== text) heard.push(text);
      await page.waitForTimeout(100);
    }
  })();
  await record(page);
  // It stops by itself.
  await expect.poll(() => heard.at(-1)).toBe('Analyzing pronunciation...');
  answer();
  await score(page);
  await expect.poll(() => heard.at(-1)).toBe('Good! 82%');
  ear.open = false;
  await listener;
  expect(heard.filter((text) => text !== 'Opening the microphone...')).toEqual([
    'Ready to record',
    'Recording...',
    'Analyzing pronunciation...',
    'Good! 82%',
  ]);

  const { focused, headings, buttons } = await tree();
  expect(focused).toEqual(['region Pronunciation Analysis']);
  // Without the signs that keep a transcription on its line.
  expect(headings.map((heading) => heading.replaceAll('\u2060', ''))).toEqual([
    '1 Sit or seat?',
    '2 Pronunciation Analysis',
    '3 far',
    '2 Side by side',
    '2 Word Analysis',
    '3 Tips for Improvement',
    '4 Work on the /ɑ/ in “far”',
  ]);
  expect(buttons).toEqual(
    expect.arrayContaining([
      'So, 90 percent, clear',
      'far, 74 percent, close',
      'Play mine',
      'Play model',
      'Try Again',
      'Save & Continue',
      'Listen to far',
    ]),
  );
  expect(buttons).not.toContain('');
});
