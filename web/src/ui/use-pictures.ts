import type { Editor } from '@tiptap/core';
import { useState } from 'react';

import type { PictureRef } from './rich-text-picture.ts';

export interface RichTextPictures {
  /** Sends one; a rejection is told by `describe`. */
  readonly upload: (file: File) => Promise<PictureRef>;
  readonly addressOf: (picture: PictureRef) => Promise<string | undefined>;
  readonly describe: (failure: unknown) => string;
}

export interface PictureSending {
  readonly running: number;
  readonly problem: string | null;
  readonly add: (editor: Editor, files: readonly File[]) => Promise<void>;
}

/** Files that browsers name pictures. */
export function picturesAmong(files: FileList | undefined | null): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Puts pictures into the text where the cursor stands when each has gone up. */
export function usePictures(pictures: RichTextPictures | undefined): PictureSending {
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (editor: Editor, files: readonly File[]): Promise<void> => {
    if (!pictures) return;
    setProblem(null);
    setRunning((count) => count + files.length);
    for (const file of files) {
      try {
        insertPicture(editor, await pictures.upload(file));
      } catch (failure) {
        setProblem(pictures.describe(failure));
      }
      setRunning((count) => count - 1);
    }
  };
  return { running, problem, add };
}

/** And chooses it, so that its description can be written. */
function insertPicture(editor: Editor, picture: PictureRef): void {
  if (editor.isDestroyed) return;
  const insert = (): void => {
    const image = { type: 'image', attrs: { ...picture, alt: '' } };
    const { to } = editor.state.selection;
    // Below a picture at the end one could not write on.
    editor.commands.insertContentAt(to, [image, { type: 'paragraph' }]);
    editor.state.doc.descendants((node, position) => {
      const isIt = node.type.name === 'image' && node.attrs['fileSn'] === picture.fileSn;
      if (isIt && node.attrs['fileId'] === picture.fileId) editor.commands.setNodeSelection(position);
    });
  };
  // A Korean syllable that is being composed would break.
  if (editor.view.composing)
    editor.view.dom.addEventListener('compositionend', () => setTimeout(insert), { once: true });
  else insert();
}
