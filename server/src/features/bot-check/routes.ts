import { botChallenge } from '@saywell/contract';
import { AppError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import type { Challenges } from './altcha.ts';
import type { BotCheck } from './check.ts';

/** Extra trials need our challenge whatever `CAPTCHA` is. */
export function registerBotCheck(
  mount: Mount,
  check: BotCheck | undefined,
  challenges: Challenges,
) {
  mount(botChallenge, async ({ query: { action } }) => {
    if (action === 'trial') return challenges.challenge(action);
    if (!check?.challenge) throw new AppError('not_found', 'This site does not use challenges');
    return check.challenge(action);
  });
}
