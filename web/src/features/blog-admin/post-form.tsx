import {
  BLOG_CATEGORIES,
  type BlogPost,
  type BlogPostSummary,
  blogCategoryLabel,
  EXCERPT_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
} from '@saywell/contract';
import { X } from 'lucide-react';
import { type ComponentType, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { PostFields } from './post-fields.tsx';
import { bodyOf, type PostValues } from './post-values.ts';
import { useSavePost } from './queries.ts';
import { usePostForm } from './use-post-form.ts';

export type Preview = ComponentType<{ post: BlogPostSummary & Pick<BlogPost, 'content'> }>;

type PostFormProps = {
  post: BlogPost | undefined;
  Preview: Preview;
  /** The form is done: saved, or closed by somebody who was asked if they meant it. */
  onDone: () => void;
  onClose: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Begin again with what is saved. */
  onDiscard: () => void;
};

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

export function PostForm(props: PostFormProps) {
  const { post, Preview, onDone, onClose, onUnsaved, onDiscard } = props;
  const form = usePostForm(post);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const save = useSavePost(post, () => {
    form.forget();
    onDone();
  });

  useEffect(() => onUnsaved(form.isUnsaved), [form.isUnsaved, onUnsaved]);
  useEffect(() => heading.current?.focus(), []);

  const showProblem = () => {
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    let isRight = false;
    flushSync(() => {
      setView('write');
      isRight = form.check();
    });
    if (!isRight) return showProblem();
    save.mutate(form.values, {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status !== 409) return;
        flushSync(() => form.refuse('slug', error.serverMessage ?? 'This slug is taken'));
        showProblem();
      },
    });
  };

  return (
    <Card aria-labelledby={headingId} className="self-start">
      <div className="mb-5 flex items-start justify-between gap-3">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="focus:outline-none">
          {post ? 'Edit Post' : 'Create New Post'}
        </h2>
        <IconButton icon={X} label="Close the form" className="-mt-2 -mr-2" onClick={onClose} />
      </div>
      <SegmentedChoice label="View" value={view} onChange={setView} options={[...VIEWS]} />
      {form.isRestored && (
        <div className="mt-4">
          <Banner
            tone="info"
            title="These changes weren’t saved yet"
            action={
              <Button size="s" look="line" onClick={onDiscard}>
                Discard them
              </Button>
            }
          >
            They were kept in this browser.
          </Banner>
        </div>
      )}
      <form ref={element} noValidate className="mt-5 grid gap-5" onSubmit={submit}>
        <PostFields
          form={form}
          hidden={view !== 'write'}
          limits={{ excerpt: EXCERPT_MAX, title: META_TITLE_MAX, text: META_DESCRIPTION_MAX }}
          categories={CATEGORY_OPTIONS}
        />
        {view === 'preview' && (
          <div className="post-page mx-0">
            <Preview post={asPost(form.values, post)} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button type="submit" busy={save.isPending} disabled={save.isPending}>
            {submitText(save.isPending, post)}
          </Button>
          {form.isUnsaved && <span className="text-15 text-ink-3">Not saved yet</span>}
        </div>
      </form>
    </Card>
  );
}

const CATEGORY_OPTIONS = BLOG_CATEGORIES.map((value) => ({
  value,
  label: blogCategoryLabel(value),
}));

function submitText(isSaving: boolean, post: BlogPost | undefined): string {
  if (isSaving) return 'Saving...';
  return post ? 'Update Post' : 'Create Post';
}

/** The post as readers would see it if it were saved now. */
function asPost(values: PostValues, saved: BlogPost | undefined) {
  return {
    ...values,
    id: saved?.id ?? 0,
    title: values.title || 'No title yet',
    authorName: saved?.authorName ?? 'The Saywell Team',
    viewCount: saved?.viewCount ?? 0,
    publishedAt: saved?.publishedAt ?? null,
    featuredImageUrl: values.featuredImageUrl || null,
    tags: bodyOf(values).tags ?? [],
  };
}
