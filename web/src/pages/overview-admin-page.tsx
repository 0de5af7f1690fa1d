import { useLocation, useNavigate } from 'react-router';
import { periodFrom, PERIODS } from '../features/overview/measures.ts';
import { SiteOverview } from '../features/overview/site-overview.tsx';
import { IN_PLACE } from '../lib/navigation.ts';
import { SegmentedChoice } from '../ui/segmented-choice.tsx';
import { AdminNav } from './admin/admin-nav.tsx';

export default function OverviewAdminPage() {
  const period = periodFrom(useLocation().search);
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <AdminNav isAdmin />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-5">
        <div>
          <h1>Site overview</h1>
          <p className="mt-1.5 text-15 text-ink-2">
            From the site’s own records, which leave out ads and errors from people who refused
            analytics. Days are in UTC.
          </p>
        </div>
        <SegmentedChoice
          label="Period"
          value={period}
          options={[...PERIODS]}
          onChange={(days) =>
            void navigate(`/admin/overview?days=${days}`, { replace: true, state: IN_PLACE })
          }
        />
      </div>
      <SiteOverview period={period} />
    </div>
  );
}
