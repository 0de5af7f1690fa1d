import { botChallenge } from '@saywell/contract';
import { AppError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import type { Riddles } from './altcha.ts';
import type { BotCheck } from './check.ts';

/** One more trial is asked a riddle for on every site, whatever it checks its forms with. */
export function registerBotCheck(mount: Mount, check: BotCheck | undefined, riddles: Riddles) {
  mount(botChallenge, async ({ query: { action } }) => {
    if (action === 'trial') return riddles.challenge(action);
    if (!check?.challenge) throw new AppError('not_found', 'This site asks no riddles');
    return check.challenge(action);
  });
}
