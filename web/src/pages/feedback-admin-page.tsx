import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import {
  FeedbackFilters,
  MessageTotal,
  StatusCounts,
} from '../features/feedback-admin/feedback-filters.tsx';
import { FeedbackList } from '../features/feedback-admin/feedback-list.tsx';
import { filtersFrom, searchFor } from '../features/feedback-admin/filters.ts';
import { IN_PLACE } from '../lib/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AdminNav } from './admin/admin-nav.tsx';

export default function FeedbackAdminPage() {
  const filters = filtersFrom(useLocation().search);
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <TextLink to="/profile" className="text-ink-2">
        <Icon of={ArrowLeft} size={18} />
        Profile
      </TextLink>
      <AdminNav isAdmin />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-5">
        <div>
          <h1>Feedback</h1>
          <MessageTotal filters={filters} />
        </div>
        <StatusCounts />
      </div>
      <FeedbackFilters
        filters={filters}
        onChange={(next) => void navigate(`/admin/feedback${searchFor(next)}`, { state: IN_PLACE })}
      />
      <FeedbackList filters={filters} />
    </div>
  );
}
