import { type BlogPost, createPost } from '@saywell/contract';
import { useEffect, useState } from 'react';
import { type FieldErrors, fieldErrors } from '../../lib/use-form.ts';
import {
  bodyOf,
  changedOf,
  isSame,
  NEW_POST,
  type PostValues,
  valuesOf,
  withTitle,
} from './post-values.ts';

const KEEP_AFTER_MS = 400;

/** The post as it is being written: its values, what is wrong with them, and whether to keep them. */
export function usePostForm(post: BlogPost | undefined) {
  const key: DraftKey = post?.id ?? 'new';
  const [before] = useState(() => (post ? valuesOf(post) : NEW_POST));
  const [restored, setRestored] = useState(() => keptDraft(key));
  const [values, setValues] = useState<PostValues>({ ...before, ...restored });
  const [errors, setErrors] = useState<FieldErrors>({});
  const isUnsaved = !isSame(before, values);

  useEffect(() => {
    if (!isUnsaved) return dropDraft(key);
    const timer = setTimeout(() => keepDraft(key, changedOf(before, values)), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [before, isUnsaved, key, values]);

  const change = (next: PostValues) => {
    const now = errorsOf(next);
    setValues(next);
    // Nobody is told off while typing; what has become right is no longer marked.
    setErrors((shown) =>
      Object.fromEntries(
        Object.keys(shown).flatMap((name) => {
          const still = next[name as keyof PostValues] === values[name as keyof PostValues];
          const message = now[name] ?? (still ? shown[name] : undefined);
          return message ? [[name, message]] : [];
        }),
      ),
    );
  };

  return {
    values,
    errors,
    isUnsaved,
    /** Whether it began with what somebody had left unsaved. */
    isRestored: restored !== undefined,
    set: <N extends keyof PostValues>(name: N, value: PostValues[N]) =>
      change({ ...values, [name]: value }),
    setTitle: (title: string) => change(withTitle(values, title, !post)),
    /** Marks what is wrong; whether nothing is. */
    check: () => {
      const found = errorsOf(values);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    refuse: (field: keyof PostValues, message: string) =>
      setErrors((shown) => ({ ...shown, [field]: message })),
    forget: () => {
      dropDraft(key);
      setRestored(undefined);
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;

const errorsOf = (values: PostValues) => fieldErrors(createPost.body, bodyOf(values));

const PREFIX = 'saywell-post-draft:';

/** 'new', or the id of the post that is being edited. */
type DraftKey = 'new' | number;

/** What was typed and not saved, kept in this browser until it is saved or discarded. */
function keepDraft(key: DraftKey, changed: Partial<PostValues>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(changed));
  } catch {
    // Without storage the browser still asks before the page goes.
  }
}

function keptDraft(key: DraftKey): Partial<PostValues> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isPartOfPost(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}

/** Another version of the product may have written it. */
function isPartOfPost(stored: unknown): stored is Partial<PostValues> {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(stored).every(
    ([name, value]) => typeof value === typeof (NEW_POST as Record<string, unknown>)[name],
  );
}
