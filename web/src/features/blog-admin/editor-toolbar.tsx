import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import type Quill from 'quill/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

type Tool = { label: string; icon: LucideIcon; format?: string; value?: unknown };

const TOOLS: Tool[] = [
  { label: 'Heading 1', icon: Heading1, format: 'header', value: 1 },
  { label: 'Heading 2', icon: Heading2, format: 'header', value: 2 },
  { label: 'Heading 3', icon: Heading3, format: 'header', value: 3 },
  { label: 'Bold', icon: Bold, format: 'bold' },
  { label: 'Italic', icon: Italic, format: 'italic' },
  { label: 'Underline', icon: Underline, format: 'underline' },
  { label: 'Strikethrough', icon: Strikethrough, format: 'strike' },
  { label: 'Quote', icon: TextQuote, format: 'blockquote' },
  { label: 'Code block', icon: SquareCode, format: 'code-block' },
  { label: 'Numbered list', icon: ListOrdered, format: 'list', value: 'ordered' },
  { label: 'Bulleted list', icon: List, format: 'list', value: 'bullet' },
  { label: 'Link', icon: Link2, format: 'link' },
  { label: 'Clear formatting', icon: RemoveFormatting },
];

type Formats = Record<string, unknown>;

const isOn = ({ format, value }: Tool, now: Formats) => {
  if (!format) return false;
  return value === undefined ? Boolean(now[format]) : now[format] === value;
};

/** One stop for the Tab key; arrows move within. */
export function EditorToolbar({
  editor,
  formats,
  onLink,
}: {
  editor: Quill | undefined;
  /** What is on where the cursor stands. */
  formats: Formats;
  onLink: () => void;
}) {
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  const apply = (tool: Tool) => {
    if (!editor) return;
    if (tool.format === 'link') return onLink();
    if (!tool.format) {
      const range = editor.getSelection(true);
      editor.removeFormat(range.index, range.length, 'user');
      return;
    }
    editor.format(tool.format, isOn(tool, formats) ? false : (tool.value ?? true), 'user');
  };

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const ends = { Home: 0, End: TOOLS.length - 1 }[event.key];
    const next = ends ?? (step && (stop + step + TOOLS.length) % TOOLS.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      className="flex flex-wrap gap-0.5 border-b border-line p-1"
      onKeyDown={move}
    >
      {TOOLS.map((tool, at) => (
        <Tooltip key={tool.label} text={tool.label}>
          <button
            type="button"
            aria-label={tool.label}
            aria-pressed={tool.format ? isOn(tool, formats) : undefined}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            // The text keeps its selection, which is what the tool is for.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(tool)}
            className="grid size-11 place-items-center rounded-word text-ink-2 hover:bg-sunken hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:outline-2"
          >
            <Icon of={tool.icon} size={19} />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
