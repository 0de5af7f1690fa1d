import { type BlogPost, viewCountText } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { read } from '../../lib/query-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton, iconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type ManagedPostsProps = {
  openId: number | undefined;
  onNew: () => void;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

export function ManagedPosts({ openId, onNew, onEdit, onDelete }: ManagedPostsProps) {
  return (
    <section aria-labelledby={LIST_HEADING} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={LIST_HEADING} className="outline-none">
          All Blog Posts
        </h2>
        <Button size="s" onClick={onNew}>
          <Icon of={Plus} size={18} />
          New Post
        </Button>
      </div>
      <Posts openId={openId} onEdit={onEdit} onDelete={onDelete} />
    </section>
  );
}

function Posts({ openId, onEdit, onDelete }: Omit<ManagedPostsProps, 'onNew'>) {
  const { data: posts, error, isPending, refetch } = useQuery(read('/api/admin/blog'));
  const count = posts?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) rescueFocus();
    before.current = count;
  }, [count]);
  if (isPending) return <Waiting />;
  if (!posts) {
    return (
      <CouldNotLoad
        title="The posts couldn’t be loaded"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  if (posts.length === 0) {
    return <Empty title="No posts yet">Choose “New Post” to write the first one.</Empty>;
  }
  return (
    <ul className="border-b border-line">
      {posts.map((post) => (
        <ManagedPost
          key={post.id}
          post={post}
          isOpen={post.id === openId}
          onEdit={() => onEdit(post)}
          onDelete={() => onDelete(post)}
        />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading blog posts...</VisuallyHidden>
      {[0, 1, 2].map((card) => (
        <div key={card} className="grid gap-3 border-t border-line py-4.5">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-9 w-30" />
        </div>
      ))}
    </div>
  );
}

type ManagedPostProps = {
  post: BlogPost;
  isOpen: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function ManagedPost({ post, isOpen, onEdit, onDelete }: ManagedPostProps) {
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
        <span>{viewCountText(post.viewCount)}</span>
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

const LIST_HEADING = 'all-posts';

/** What had the focus is gone with its row or its form: the keyboard goes on at the list. */
export function rescueFocus() {
  if (document.activeElement !== document.body) return;
  const heading = document.getElementById(LIST_HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
