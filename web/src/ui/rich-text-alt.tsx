import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

import styles from './rich-text-editor.module.css';
import { TextField } from './text-field.tsx';

export interface RichTextAltProps {
  readonly editor: Editor;
  readonly labels: { readonly alt: string; readonly altHelp: string };
}

const LONGEST = 300;

/** What the chosen picture shows, in words; nothing while none is chosen. */
export function RichTextAlt({ editor, labels }: RichTextAltProps) {
  const chosen = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { from } = current.state.selection;
      if (!current.isActive('image')) return null;
      const { alt } = current.getAttributes('image') as { alt?: string | null }; // of the picture's own attributes
      return { from, alt: alt ?? '' };
    },
  });
  if (!chosen) return null;
  return (
    <div className={styles.link}>
      <TextField
        label={labels.alt}
        help={labels.altHelp}
        size="small"
        maxLength={LONGEST}
        value={chosen.alt}
        onKeyDown={(event) => {
          // The form is not sent by the end of a description.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) =>
          // The attribute alone: the picture stays chosen.
          editor.view.dispatch(editor.state.tr.setNodeAttribute(chosen.from, 'alt', event.target.value))
        }
      />
    </div>
  );
}
