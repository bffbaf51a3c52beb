import type { Editor } from '@tiptap/core';
import { useState } from 'react';

import type { PictureRef } from './rich-text-picture.ts';

export interface RichTextPictures {
  /** Uploads a picture; `describe` explains a rejection. */
  readonly upload: (file: File) => Promise<PictureRef>;
  readonly addressOf: (picture: PictureRef) => Promise<string | undefined>;
  readonly describe: (failure: unknown) => string;
}

export interface PictureSending {
  readonly running: number;
  readonly problem: string | null;
  readonly add: (editor: Editor, files: readonly File[]) => Promise<void>;
}

/** Picks the files that browsers call pictures. */
export function picturesAmong(files: FileList | undefined | null): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Uploads pictures and inserts each at the cursor when its upload ends. */
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

/** Inserts a picture and selects it, so that its description can be written. */
function insertPicture(editor: Editor, picture: PictureRef): void {
  if (editor.isDestroyed) return;
  const insert = (): void => {
    const image = { type: 'image', attrs: { ...picture, alt: '' } };
    const { to } = editor.state.selection;
    // Without a paragraph nobody could type below a picture at the end.
    editor.commands.insertContentAt(to, [image, { type: 'paragraph' }]);
    editor.state.doc.descendants((node, position) => {
      const isIt = node.type.name === 'image' && node.attrs['fileSn'] === picture.fileSn;
      if (isIt && node.attrs['fileId'] === picture.fileId) editor.commands.setNodeSelection(position);
    });
  };
  // An insert would break a Korean syllable that is being composed, so it waits.
  if (editor.view.composing)
    editor.view.dom.addEventListener('compositionend', () => setTimeout(insert), { once: true });
  else insert();
}
