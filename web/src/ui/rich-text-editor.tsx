import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

import { RichTextAlt } from './rich-text-alt.tsx';
import { Picture } from './rich-text-picture.ts';
import { tidyPasted } from './rich-text-paste.ts';
import { RichTextToolbar, type RichTextToolbarLabels } from './rich-text-toolbar.tsx';
import { picturesAmong, usePictures, type RichTextPictures } from './use-pictures.ts';
import { useWords } from './use-words.ts';
import { pasteWords } from './words/paste.ts';
import styles from './rich-text-editor.module.css';

/** A document tree in the editor's format. */
export type RichTextTree = Readonly<Record<string, unknown>>;

export interface RichTextEditorProps {
  /** The initial content; a later one is read only when `revision` changes. */
  readonly initial: RichTextTree | null;
  /** Another number loads `initial` again, as when a draft is restored. Never while somebody types. */
  readonly revision: number;
  readonly onChange: (tree: RichTextTree) => void;
  readonly labelId: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  /** Without it the text has no pictures. Does not change while the editor is mounted. */
  readonly pictures?: RichTextPictures | undefined;
  readonly labels: RichTextToolbarLabels & {
    readonly alt: string;
    readonly altHelp: string;
    readonly sending: string;
  };
}

const LEVELS = [2, 3, 4] as const;

/** The parts that a text may have; pasted text loses everything else. */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  Heading.configure({ levels: [...LEVELS] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  HorizontalRule,
  Link.configure({ openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] }),
  UndoRedo,
  Dropcursor,
  Gapcursor,
];

/**
 * An editor for a text with headings, lists and links. It holds the text itself: nothing is written back
 * into it while somebody types, or a Korean syllable that is being composed would break.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { initial, revision, onChange, labelId, describedBy, isInvalid = false, pictures, labels } = props;
  const sending = usePictures(pictures);
  const words = useWords(pasteWords);
  const [dropped, setDropped] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const [extensions] = useState(() =>
    pictures ? [...EXTENSIONS, Picture.configure({ addressOf: pictures.addressOf })] : EXTENSIONS,
  );
  const take = (files: readonly File[]): boolean => {
    if (!pictures || files.length === 0) return false;
    void sending.add(editor, files);
    return true;
  };
  const editor = useEditor({
    extensions,
    content: initial,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: (html) => {
        const pasted = tidyPasted(html);
        setDropped(pasted.droppedPictures);
        return pasted.html;
      },
      // Programs put a picture of a copied text beside the text; people mean the text.
      handlePaste: (_view, { clipboardData }) =>
        clipboardData?.getData('text/plain') === '' && take(picturesAmong(clipboardData.files)),
      handleDrop: (view, event, _slice, isMoved) => {
        const files = isMoved ? [] : picturesAmong(event.dataTransfer?.files);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (files.length > 0 && at) editor.commands.setTextSelection(at.pos);
        return take(files);
      },
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.getJSON()),
  });
  useEffect(() => {
    // The editor already has the initial text; one that was taken off takes none.
    if (revision > 0 && !editor.isDestroyed) editor.commands.setContent(initial, { emitUpdate: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new text comes with a new revision, and only then
  }, [editor, revision]);
  return (
    <div className={styles.frame} data-invalid={isInvalid || undefined}>
      <RichTextToolbar editor={editor} labels={labels} onPicture={pictures && (() => chooser.current?.click())} />
      {pictures && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept="image/png,image/jpeg,image/gif,image/webp"
            onChange={({ currentTarget }) => {
              take(picturesAmong(currentTarget.files));
              currentTarget.value = '';
            }}
          />
          <RichTextAlt editor={editor} labels={labels} />
          <p className={styles.sending} role="status">
            {sending.running > 0 && labels.sending}
          </p>
          {sending.problem !== null && (
            <p className={styles.problem} role="alert">
              {sending.problem}
            </p>
          )}
        </>
      )}
      <p className={styles.sending} role="status">
        {dropped > 0 && (pictures ? words.droppedHere(dropped) : words.dropped(dropped))}
      </p>
      <EditorContent editor={editor} />
    </div>
  );
}
