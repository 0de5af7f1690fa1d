import type { BotChallenge } from '@saywell/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';

const page = self as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

/** Some hundreds of milliseconds of arithmetic, away from the page that somebody is typing in. */
page.addEventListener('message', ({ data: challenge }: MessageEvent<BotChallenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  void solveChallenge({ challenge, deriveKey })
    .catch(() => null)
    .then((solution) => page.postMessage(solution, []));
});
