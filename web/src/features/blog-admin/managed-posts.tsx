import type { BlogPost } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { read } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ManagedPost } from './managed-post.tsx';
import { LIST_HEADING, rescueFocus } from './rescue-focus.ts';

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
        title="The posts could not be loaded"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  if (posts.length === 0) {
    return <Empty title="No posts yet">The first one starts with “New Post”.</Empty>;
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
