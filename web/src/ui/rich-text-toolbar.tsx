import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSeparatorHorizontal from '@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs';
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';

import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconShape } from './icon.tsx';
import styles from './rich-text-editor.module.css';
import { TextField } from './text-field.tsx';

export interface RichTextToolbarLabels {
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly underline: string;
  readonly strike: string;
  readonly heading: string;
  readonly subheading: string;
  readonly bulletList: string;
  readonly orderedList: string;
  readonly quote: string;
  readonly rule: string;
  readonly picture: string;
  readonly link: string;
  readonly linkAddress: string;
  readonly linkSet: string;
  readonly linkRemove: string;
  readonly undo: string;
  readonly redo: string;
}

export interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly labels: RichTextToolbarLabels;
  /** Chooses pictures; absent if the text has none. */
  readonly onPicture?: (() => void) | undefined;
}

interface Tool {
  readonly id: string;
  readonly icon: IconShape;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly run: () => void;
}

/** A toolbar where Tab stops once; arrows move from tool to tool. */
export function RichTextToolbar({ editor, labels, onPicture }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      strike: current.isActive('strike'),
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const openLink = (): void => {
    const { href } = editor.getAttributes('link') as { href?: string }; // of the link extension
    setAddress(href ?? '');
  };
  const tools: readonly Tool[] = [
    {
      id: 'h2',
      icon: IconH2,
      label: labels.heading,
      isOn: state.h2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'h3',
      icon: IconH3,
      label: labels.subheading,
      isOn: state.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { id: 'bold', icon: IconBold, label: labels.bold, isOn: state.bold, run: () => chain().toggleBold().run() },
    {
      id: 'italic',
      icon: IconItalic,
      label: labels.italic,
      isOn: state.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      id: 'underline',
      icon: IconUnderline,
      label: labels.underline,
      isOn: state.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      id: 'strike',
      icon: IconStrikethrough,
      label: labels.strike,
      isOn: state.strike,
      run: () => chain().toggleStrike().run(),
    },
    {
      id: 'bullet',
      icon: IconList,
      label: labels.bulletList,
      isOn: state.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      id: 'ordered',
      icon: IconListNumbers,
      label: labels.orderedList,
      isOn: state.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      icon: IconBlockquote,
      label: labels.quote,
      isOn: state.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    { id: 'rule', icon: IconSeparatorHorizontal, label: labels.rule, run: () => chain().setHorizontalRule().run() },
    { id: 'link', icon: IconLink, label: labels.link, isOn: state.link, run: openLink },
    ...(onPicture ? [{ id: 'picture', icon: IconPhoto, label: labels.picture, run: onPicture }] : []),
    { id: 'undo', icon: IconArrowBackUp, label: labels.undo, isOff: !state.canUndo, run: () => chain().undo().run() },
    {
      id: 'redo',
      icon: IconArrowForwardUp,
      label: labels.redo,
      isOff: !state.canRedo,
      run: () => chain().redo().run(),
    },
  ];
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={bar} className={styles.bar} role="toolbar" tabIndex={-1} aria-label={labels.toolbar} onKeyDown={move}>
        {tools.map((tool, at) => (
          <IconButton
            key={tool.id}
            icon={tool.icon}
            label={tool.label}
            size="small"
            variant={tool.isOn === true ? 'filled' : 'plain'}
            aria-pressed={tool.isOn}
            aria-disabled={tool.isOff}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            // A press on a tool must keep the selection of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => tool.isOff !== true && tool.run()}
          />
        ))}
      </div>
      {address !== null && (
        <div className={styles.link}>
          <TextField
            label={labels.linkAddress}
            hideLabel
            size="small"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button
            size="small"
            onClick={() => {
              if (address.trim() !== '') chain().extendMarkRange('link').setLink({ href: address.trim() }).run();
              setAddress(null);
            }}
          >
            {labels.linkSet}
          </Button>
          <Button
            size="small"
            onClick={() => {
              chain().extendMarkRange('link').unsetLink().run();
              setAddress(null);
            }}
          >
            {labels.linkRemove}
          </Button>
        </div>
      )}
    </>
  );
}
