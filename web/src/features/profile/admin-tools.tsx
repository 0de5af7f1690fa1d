import { ChartColumn, MessageSquareText, Newspaper } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** For those who look after the site; one of them may look after the blog alone. */
export function AdminTools({ site, blog }: { site: boolean; blog: boolean }) {
  if (!site && !blog) return null;
  return (
    <Card>
      <h2>Admin Tools</h2>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {site && (
          <>
            <ButtonLink to="/admin/feedback" look="line" size="s">
              <Icon of={MessageSquareText} size={18} />
              User Feedback
            </ButtonLink>
            <ButtonLink to="/admin/overview" look="line" size="s">
              <Icon of={ChartColumn} size={18} />
              Site Overview
            </ButtonLink>
          </>
        )}
        {blog && (
          <ButtonLink to="/admin/blog" look="line" size="s">
            <Icon of={Newspaper} size={18} />
            Blog Management
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
