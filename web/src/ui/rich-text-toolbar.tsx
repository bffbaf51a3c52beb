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

type Chain = ReturnType<Editor['chain']>;

/** A tool that is on where the text is so already. */
interface Toggle {
  readonly id: string;
  readonly icon: IconShape;
  readonly label: keyof RichTextToolbarLabels;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (chain: Chain) => Chain;
}

const TOGGLES: readonly Toggle[] = [
  {
    id: 'h2',
    icon: IconH2,
    label: 'heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    id: 'h3',
    icon: IconH3,
    label: 'subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    id: 'bold',
    icon: IconBold,
    label: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  {
    id: 'italic',
    icon: IconItalic,
    label: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    id: 'underline',
    icon: IconUnderline,
    label: 'underline',
    isOn: (editor) => editor.isActive('underline'),
    toggle: (chain) => chain.toggleUnderline(),
  },
  {
    id: 'strike',
    icon: IconStrikethrough,
    label: 'strike',
    isOn: (editor) => editor.isActive('strike'),
    toggle: (chain) => chain.toggleStrike(),
  },
  {
    id: 'bullet',
    icon: IconList,
    label: 'bulletList',
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'ordered',
    icon: IconListNumbers,
    label: 'orderedList',
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'quote',
    icon: IconBlockquote,
    label: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
];

interface Tool {
  readonly id: string;
  readonly icon: IconShape;
  readonly label: string;
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  readonly run: () => void;
}

interface ToolsOptions extends RichTextToolbarProps {
  readonly openLink: () => void;
}

/** The tools in their order, with which of them are on and which can do nothing now. */
function useTools({ editor, labels, onPicture, openLink }: ToolsOptions): readonly Tool[] {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: TOGGLES.filter(({ isOn }) => isOn(current)).map(({ id }) => id),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = (): Chain => editor.chain().focus();
  return [
    ...TOGGLES.map(({ id, icon, label, toggle }) => ({
      id,
      icon,
      label: labels[label],
      isOn: state.on.includes(id),
      run: () => toggle(chain()).run(),
    })),
    { id: 'rule', icon: IconSeparatorHorizontal, label: labels.rule, run: () => chain().setHorizontalRule().run() },
    { id: 'link', icon: IconLink, label: labels.link, isOn: state.isLink, run: openLink },
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
}

/** A toolbar where Tab stops once; arrows move from tool to tool. */
export function RichTextToolbar({ editor, labels, onPicture }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const openLink = (): void => {
    const { href } = editor.getAttributes('link') as { href?: string }; // of the link extension
    setAddress(href ?? '');
  };
  const tools = useTools({ editor, labels, onPicture, openLink });
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
      {address !== null && <LinkFields editor={editor} labels={labels} address={address} onChange={setAddress} />}
    </>
  );
}

interface LinkFieldsProps extends Pick<RichTextToolbarProps, 'editor' | 'labels'> {
  readonly address: string;
  /** Null closes it. */
  readonly onChange: (address: string | null) => void;
}

/** Where the address of a link is written. */
function LinkFields({ editor, labels, address, onChange }: LinkFieldsProps) {
  const chain = (): Chain => editor.chain().focus().extendMarkRange('link');
  return (
    <div className={styles.link}>
      <TextField
        label={labels.linkAddress}
        hideLabel
        size="small"
        placeholder="https://"
        value={address}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        size="small"
        onClick={() => {
          if (address.trim() !== '') chain().setLink({ href: address.trim() }).run();
          onChange(null);
        }}
      >
        {labels.linkSet}
      </Button>
      <Button
        size="small"
        onClick={() => {
          chain().unsetLink().run();
          onChange(null);
        }}
      >
        {labels.linkRemove}
      </Button>
    </div>
  );
}
