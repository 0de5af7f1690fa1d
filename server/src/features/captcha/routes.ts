import { botChallenge } from '@saywell/contract';
import { AppError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import type { BotCheck } from './bot-check.ts';

export function registerBotCheck(mount: Mount, check: BotCheck | undefined) {
  mount(botChallenge, async ({ query }) => {
    if (!check?.challenge) throw new AppError('not_found', 'This site asks no riddles');
    return check.challenge(query.action);
  });
}
