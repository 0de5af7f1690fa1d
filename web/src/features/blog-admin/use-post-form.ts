import { type BlogPost, createPost } from '@saywell/contract';
import { useEffect, useState } from 'react';
import { type FieldErrors, fieldErrors } from '../../lib/form-errors.ts';
import { type DraftKey, dropDraft, keepDraft, keptDraft } from './kept-draft.ts';
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
