import Quill from 'quill/core';
import type { Delta as DeltaType } from 'quill/core';
import { Delta } from 'quill/core';
import Blockquote from 'quill/formats/blockquote';
import Bold from 'quill/formats/bold';
import CodeBlock, { Code } from 'quill/formats/code';
import Header from 'quill/formats/header';
import Image from 'quill/formats/image';
import Indent from 'quill/formats/indent';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import Strike from 'quill/formats/strike';
import Underline from 'quill/formats/underline';

Quill.register({
  'formats/blockquote': Blockquote,
  'formats/bold': Bold,
  'formats/code-block': CodeBlock,
  'formats/code': Code,
  'formats/header': Header,
  'formats/image': Image,
  'formats/indent': Indent,
  'formats/italic': Italic,
  'formats/link': Link,
  'formats/list': List,
  'formats/strike': Strike,
  'formats/underline': Underline,
});

/** Tab goes on to the next control: an editor must not hold the keyboard captive. */
const FREE_TAB = {
  tab: null,
  'remove tab': null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
};

export function createEditor(container: HTMLElement, html: string, onLink: () => void): Quill {
  const editor = new Quill(container, {
    placeholder: 'Write the post here',
    modules: {
      keyboard: {
        bindings: { ...FREE_TAB, link: { key: 'k', shortKey: true, handler: onLink } },
      },
      // Pictures would be written into the text itself; what is kept are addresses of pictures.
      uploader: { mimetypes: [] },
    },
  });
  editor.clipboard.addMatcher('IMG', (node, delta) =>
    node instanceof HTMLImageElement && /^https?:/.test(node.src) ? delta : nothing(),
  );
  editor.root.classList.add('prose');
  editor.setContents(editor.clipboard.convert({ html }), 'silent');
  return editor;
}

const nothing = (): DeltaType => new Delta();

/** The text as HTML. The editor writes every space as one that cannot break; those are not meant. */
export function htmlOf(editor: Quill): string {
  const isEmpty = editor.getText().trim() === '' && !editor.root.querySelector('img');
  return isEmpty ? '' : editor.getSemanticHTML().replaceAll('&nbsp;', ' ');
}
