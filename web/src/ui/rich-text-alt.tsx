import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

import styles from './rich-text-editor.module.css';
import { TextField } from './text-field.tsx';

export interface RichTextAltProps {
  readonly editor: Editor;
  readonly labels: { readonly alt: string; readonly altHelp: string };
}

const LONGEST = 300;

/** A field for the alternative text of the chosen picture; nothing while none is chosen. */
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
          // Enter in the description must not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) =>
          // Changes the attribute alone, so that the picture stays chosen.
          editor.view.dispatch(editor.state.tr.setNodeAttribute(chosen.from, 'alt', event.target.value))
        }
      />
    </div>
  );
}
