import { expect, test } from 'vitest';
import { microphoneProblem, permissionHelp } from './problem.ts';

const named = (name: string) => Object.assign(new Error('no'), { name });

const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
};

test('a refused microphone is told in the words of the specification', () => {
  const { title, text } = microphoneProblem(named('NotAllowedError'), agents.chrome);
  expect(`${title} ${text}`).toBe(
    'Microphone access denied. Please enable microphone permissions.',
  );
});

test('each browser is told where its own switch is', () => {
  const help = Object.values(agents).map(permissionHelp);
  expect(new Set(help).size).toBe(5);
  expect(permissionHelp(agents.safari)).toContain('Settings for This Website');
  expect(permissionHelp(agents.firefox)).toContain('crossed-out');
  expect(permissionHelp(agents.chrome)).toMatch(/^Click the icon/);
  expect(permissionHelp(agents.android)).toMatch(/^Tap the icon/);
});

test('a missing microphone is not called a denied one', () => {
  expect(microphoneProblem(named('NotFoundError'), agents.chrome).kind).toBe('no-microphone');
});

test('anything else failed to start', () => {
  for (const error of [named('NotReadableError'), named('OddError'), 'text', undefined]) {
    expect(microphoneProblem(error, agents.chrome).title).toBe(
      'Failed to start recording. Please try again.',
    );
  }
});
