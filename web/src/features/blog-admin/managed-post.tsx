import type { BlogPost } from '@saywell/contract';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, iconButton } from '../../ui/icon-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

type ManagedPostProps = {
  post: BlogPost;
  isOpen: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function ManagedPost({ post, isOpen, onEdit, onDelete }: ManagedPostProps) {
  const published = post.publishedAt ? DAY.format(new Date(post.publishedAt)) : 'Not published';
  return (
    <li
      className="grid gap-2 border-t border-line py-4.5 aria-[current]:border-l-3 aria-[current]:border-l-voice aria-[current]:pl-4"
      aria-current={isOpen || undefined}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-20">{post.title}</h3>
        <Badge tone={post.isPublished ? 'good' : 'warm'}>
          {post.isPublished ? 'Published' : 'Draft'}
        </Badge>
      </div>
      <p className="num flex flex-wrap gap-x-3.5 text-15 text-ink-3">
        <span>{post.category.replaceAll('-', ' ')}</span>
        <span>{published}</span>
        <span>{post.viewCount.toLocaleString('en-US')} views</span>
      </p>
      <p className="line-clamp-2 text-15 text-ink-2">{post.excerpt}</p>
      <div className="-ml-3 flex">
        <Tooltip text="View">
          <a
            href={`/blog/${post.slug}`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${post.title} in a new tab`}
            className={iconButton}
          >
            <Icon of={Eye} />
          </a>
        </Tooltip>
        <IconButton icon={Pencil} label={`Edit ${post.title}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Delete ${post.title}`} onClick={onDelete} />
      </div>
    </li>
  );
}
