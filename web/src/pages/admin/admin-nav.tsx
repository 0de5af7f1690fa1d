import { NavLink } from 'react-router';

type AdminNavProps = {
  /** Somebody may look after the blog alone. */
  isAdmin: boolean;
};

const link =
  'nav-mark relative inline-flex min-h-11 items-center rounded-tile px-3.5 font-medium text-ink-2 no-underline hover:bg-sunken aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:before:top-[11px] aria-[current]:before:left-[7px]';

export function AdminNav({ isAdmin }: AdminNavProps) {
  return (
    <nav aria-label="Administration" className="mb-6 -ml-3.5 flex flex-wrap gap-1">
      {isAdmin && (
        <>
          <NavLink to="/admin/overview" className={link}>
            Overview
          </NavLink>
          <NavLink to="/admin/feedback" className={link}>
            Feedback
          </NavLink>
          <NavLink to="/admin/voices" className={link}>
            Voices
          </NavLink>
        </>
      )}
      <NavLink to="/admin/blog" className={link}>
        Blog
      </NavLink>
    </nav>
  );
}
