import './editor.css';
import type Quill from 'quill/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createEditor, htmlOf } from './create-editor.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LinkField } from './link-field.tsx';

type RichEditorProps = {
  label: string;
  /** What it starts with; from then on the text is the editor's. */
  initial: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

export function RichEditor({ label, initial, error, onChange }: RichEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Quill>();
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const [linkAt, setLinkAt] = useState<{ index: number; length: number }>();
  // A new text is another editor: the form that holds this one is made anew for each post.
  const [text] = useState(initial);
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const container = box.appendChild(document.createElement('div'));
    const created = createEditor(container, text, () => setLinkAt(linkRange(created)));
    created.on('editor-change', (_event, ...[, , source]) => {
      if (created.hasFocus()) setFormats(created.getFormat());
      if (_event === 'text-change' && source === 'user') changed(htmlOf(created));
    });
    setEditor(created);
    return () => {
      container.remove();
      setEditor(undefined);
    };
  }, [text]);

  useEffect(() => {
    if (!editor) return;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': 'true',
      'aria-invalid': error ? 'true' : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) editor.root.removeAttribute(name);
      else editor.root.setAttribute(name, value);
    }
  }, [editor, error, id, label]);

  const setLink = (href: string | false) => {
    if (!editor || !linkAt) return;
    const { index, length } = linkAt;
    if (length > 0) editor.formatText(index, length, 'link', href, 'user');
    else if (href) editor.insertText(index, href, 'link', href, 'user');
    setLinkAt(undefined);
    editor.setSelection(index, length);
  };

  return (
    <div className="grid gap-1.5">
      <span className="text-15 font-semibold">{label}</span>
      <div className={`editor ${error ? 'editor-invalid' : ''}`}>
        <EditorToolbar
          editor={editor}
          formats={formats}
          onLink={() => editor && setLinkAt(linkRange(editor))}
        />
        {linkAt && (
          <LinkField
            initial={typeof formats['link'] === 'string' ? formats['link'] : ''}
            onSet={setLink}
            onClose={() => {
              setLinkAt(undefined);
              editor?.focus();
            }}
          />
        )}
        <div ref={place} />
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="text-15 text-notyet">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The selection, or the whole link that the cursor stands in. */
function linkRange(editor: Quill): { index: number; length: number } {
  const { index, length } = editor.getSelection(true);
  const [leaf, offset] = editor.getLeaf(index);
  const link = leaf?.parent;
  if (length > 0 || !link || link.statics.blotName !== 'link') return { index, length };
  return { index: index - offset, length: leaf.length() };
}
