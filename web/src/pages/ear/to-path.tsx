import { ArrowRight } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PATH_ADDRESS } from './addresses.ts';

/** To what decides which contrasts a round is for. */
export const ToPath = () => (
  <TextLink to={PATH_ADDRESS} className="-my-2.5 justify-self-start">
    Your path: what comes next, and why
    <Icon of={ArrowRight} size={18} />
  </TextLink>
);
