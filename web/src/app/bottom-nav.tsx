import { NavLink } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { navigation, preloadOnIntent } from './navigation.ts';

export function BottomNav() {
  return (
    <nav
      aria-label="Main"
      className="sticky bottom-0 z-5 grid grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {navigation.map(({ to, label, icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className="nav-mark relative grid min-h-15 content-center justify-items-center gap-[3px] text-13 font-medium text-ink-3 no-underline aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:before:top-[7px] aria-[current]:before:left-[calc(50%-19px)]"
          {...preloadOnIntent(to)}
        >
          <Icon of={icon} size={22} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
