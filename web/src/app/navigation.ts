import { AudioLines, ChartNoAxesColumn, House, UserRound } from 'lucide-react';
import { preloadRoute } from './routes.tsx';

/**
 * The selected exercise lives in the address (/practice?exercise=…), so the plain path of Practice
 * is also what clears it.
 */
export const navigation = [
  { to: '/', label: 'Home', icon: House },
  { to: '/practice', label: 'Practice', icon: AudioLines },
  { to: '/progress', label: 'Progress', icon: ChartNoAxesColumn },
  { to: '/profile', label: 'Profile', icon: UserRound },
];

/** Fetches a screen's code while the pointer or finger is on its way. */
export function preloadOnIntent(to: string) {
  const preload = () => void preloadRoute(to).catch(() => {});
  return { onPointerEnter: preload, onFocus: preload };
}
