import type { EarStanding } from '@saywell/contract';
import { Badge } from './badge.tsx';

const MARKS = {
  heard: { tone: 'good', label: 'Heard' },
  once: { tone: 'voice', label: 'Once more' },
  'not-yet': { tone: 'warm', label: 'In training' },
} as const;

/** How far somebody is with hearing a contrast. */
export function EarMark({ mark }: Pick<EarStanding, 'mark'>) {
  return <Badge tone={MARKS[mark].tone}>{MARKS[mark].label}</Badge>;
}
