import type { BlogPost } from '@saywell/contract';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-guard.tsx';
import { dropDraft } from './use-post-form.ts';
import { ManagedPosts, rescueFocus } from './managed-posts.tsx';
import { PostForm, type Preview } from './post-form.tsx';
import { useDeletePost } from './queries.ts';

/** The form is hidden, creating, or editing; `round` makes each opening a form of its own. */
type Open = { post: BlogPost | undefined; round: number };

export function BlogManager({ Preview }: { Preview: Preview }) {
  const [open, setOpen] = useState<Open>();
  const [isUnsaved, setUnsaved] = useState(false);
  /** What to do once somebody agreed to lose what they typed. */
  const [held, setHeld] = useState<{ next: () => void }>();
  const [deleting, setDeleting] = useState<BlogPost>();
  // Going back within the site cannot be held up; for that, what was typed is kept.
  const guard = useLeaveGuard(isUnsaved);
  const remove = useDeletePost(() => setDeleting(undefined));

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) rescueFocus();
    wasOpen.current = open !== undefined;
  }, [open]);

  const close = () => {
    setUnsaved(false);
    setOpen(undefined);
  };
  const show = (post: BlogPost | undefined) => {
    setUnsaved(false);
    setOpen((before) => ({ post, round: (before?.round ?? 0) + 1 }));
  };
  const discard = () => open && dropDraft(open.post?.id ?? 'new');
  const unlessUnsaved = (next: () => void) => (isUnsaved ? setHeld({ next }) : next());

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-12">
      {/* On a phone the form takes the place of the list. */}
      <div className={open ? 'hidden lg:block' : undefined}>
        <ManagedPosts
          openId={open?.post?.id}
          onNew={() => unlessUnsaved(() => show(undefined))}
          onEdit={(post) => unlessUnsaved(() => show(post))}
          onDelete={setDeleting}
        />
      </div>
      {open ? (
        <PostForm
          key={open.round}
          post={open.post}
          Preview={Preview}
          onDone={close}
          onClose={() => unlessUnsaved(close)}
          onUnsaved={setUnsaved}
          onDiscard={() => {
            discard();
            show(open.post);
          }}
        />
      ) : (
        <div className="hidden self-start rounded-card border border-dashed border-line-strong p-10 lg:sticky lg:top-6 lg:block">
          <Empty title="No post open">Choose a post to edit, or write a new one.</Empty>
        </div>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title="Delete blog post"
        description="Are you sure you want to delete this blog post?"
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        busy={remove.isPending}
        danger
        onConfirm={() => {
          if (!deleting) return;
          remove.mutate(deleting, {
            onSuccess: () => {
              dropDraft(deleting.id);
              if (deleting.id === open?.post?.id) close();
            },
          });
        }}
      >
        <p className="font-semibold">{deleting?.title}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={held !== undefined}
        onOpenChange={() => setHeld(undefined)}
        title="Discard your changes?"
        description="Your changes to this post aren’t saved yet."
        confirmLabel="Discard changes"
        danger
        onConfirm={() => {
          discard();
          setHeld(undefined);
          held?.next();
        }}
      />
      <LeaveQuestion guard={guard}>
        Your changes stay in this browser, and the post opens with them next time.
      </LeaveQuestion>
    </div>
  );
}
