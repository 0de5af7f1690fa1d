import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Field, Select, Switch, TextArea, TextField } from '../../ui/inputs.tsx';
import { RichEditor } from './rich-editor.tsx';
import type { PostForm } from './use-post-form.ts';
import { lostParts } from './post-values.ts';

type PostFieldsProps = {
  form: PostForm;
  /** The editor stays while the preview shows, with its place and its history. */
  hidden: boolean;
  limits: { excerpt: number; title: number; text: number };
  categories: { value: string; label: string }[];
};

export function PostFields({ form, hidden, limits, categories }: PostFieldsProps) {
  const { values, errors, set, setTitle } = form;
  const lost = lostParts(values.content);
  return (
    <div hidden={hidden} className={hidden ? undefined : 'grid gap-5'}>
      <TextField
        label="Title"
        required
        value={values.title}
        error={errors['title']}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Slug"
        hint={<span className="break-all">/blog/{values.slug || '…'}</span>}
        value={values.slug}
        error={errors['slug']}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => set('slug', event.target.value)}
      />
      <TextArea
        label="Excerpt"
        required
        rows={2}
        countTo={limits.excerpt}
        value={values.excerpt}
        error={errors['excerpt']}
        onChange={(event) => set('excerpt', event.target.value)}
      />
      {lost.length > 0 && (
        <Banner tone="warning" title={`The text has ${lost.join(' and ')}`}>
          The editor can’t show this. It will be lost if you edit the text here.
        </Banner>
      )}
      <RichEditor
        label="Content"
        initial={values.content}
        error={errors['content']}
        onChange={(html) => set('content', html)}
      />
      <Select
        label="Category"
        options={categories}
        value={values.category}
        error={errors['category']}
        onChange={(event) => set('category', event.target.value)}
      />
      <TextField
        label="Tags"
        hint="Separated by commas, 10 at most"
        value={values.tags}
        error={errors['tags']}
        onChange={(event) => set('tags', event.target.value)}
      />
      <ImageField
        value={values.featuredImageUrl}
        error={errors['featuredImageUrl']}
        onChange={(url) => set('featuredImageUrl', url)}
      />
      <Field
        label="SEO Title"
        error={errors['metaTitle']}
        counter={{ used: values.metaTitle.length, max: limits.title }}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            value={values.metaTitle}
            onChange={(event) => set('metaTitle', event.target.value)}
          />
        )}
      </Field>
      <TextArea
        label="Meta Description"
        rows={2}
        countTo={limits.text}
        value={values.metaDescription}
        error={errors['metaDescription']}
        onChange={(event) => set('metaDescription', event.target.value)}
      />
      <Switch
        label="Publish immediately"
        hint="While this is off, the post is a draft that only administrators can read."
        checked={values.isPublished}
        onChange={(isPublished) => set('isPublished', isPublished)}
      />
    </div>
  );
}

/** The address of a picture, and the picture itself as soon as there is one. */
function ImageField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}) {
  const [failed, setFailed] = useState('');
  const isAddress = /^https?:\/\/\S+\.\S+/.test(value);
  const cannotLoad = isAddress && failed === value;
  return (
    <div className="grid gap-2.5">
      <TextField
        label="Image URL"
        hint={
          cannotLoad
            ? 'We can’t load a picture from that address. Try a different link.'
            : 'Optional. Shown above the text and when the post is shared.'
        }
        value={value}
        error={error}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        onChange={(event) => onChange(event.target.value)}
      />
      {isAddress && !cannotLoad && (
        <img
          src={value}
          alt="As it will be shown"
          referrerPolicy="no-referrer"
          className="aspect-video w-full max-w-80 rounded-tile bg-sunken object-cover text-15"
          onError={() => setFailed(value)}
        />
      )}
    </div>
  );
}
