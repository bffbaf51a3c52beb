/** The editor of an anchored text, outside of React: it holds the text itself while somebody writes. */
import { findSplice } from '@naru/contract/shared/splice.ts';
import { baseKeymap, splitBlock } from '@tiptap/pm/commands';
import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';

import {
  areKnown,
  changeMarks,
  findMark,
  findPlace,
  listMarks,
  marksPlugin,
  type TextMark,
  type TextSpot,
} from './anchored-text-marks.ts';
import { makeDocument, makeSlice, readPasted, readText, toOffset, toPosition } from './anchored-text-plain.ts';
import { createEcho } from './anchored-text-echo.ts';

/** Words that are selected, and where they are on the screen. */
export interface TextSelected {
  readonly begins: number;
  readonly ends: number;
  readonly rect: DOMRect;
}

export interface AnchoredListeners {
  /** `composing`: a syllable is not finished yet; once it is, the text comes again. */
  readonly onChange?: ((text: string, composing: boolean) => void) | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
  readonly onMarksMoved?: ((marks: readonly TextMark[]) => void) | undefined;
  readonly onSelect?: ((range: TextSelected | null) => void) | undefined;
}

/** Properties that the editor takes up whenever they change. */
export interface AnchoredContent {
  readonly value: string;
  /** Another number takes `value` up even where it was written here before, as when a version is restored. */
  readonly revision: number;
  readonly marks: readonly TextMark[];
  readonly spots: readonly TextSpot[];
  readonly chosen: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface AnchoredHandle {
  /** Selects words and brings them into view. */
  readonly select: (begins: number, ends: number) => void;
  /** Puts a text where the caret is, in place of what is selected; it can be undone. */
  readonly insert: (text: string) => void;
  readonly focus: () => void;
}

export interface AnchoredView extends AnchoredHandle {
  readonly show: (content: AnchoredContent) => void;
  readonly destroy: () => void;
}

/** ProseMirror ends a composition so much later, at the most. */
const COMPOSED_MS = 60;
const OUTSIDE = 'outside';

/** An editor that stands on the page, and what it has told. */
interface Opened {
  readonly view: EditorView;
  readonly echo: ReturnType<typeof createEcho>;
  readonly listen: () => AnchoredListeners;
  readonly canEdit: () => boolean;
}

/** @param listen gives the listeners as they are now */
export function openAnchoredView(
  place: HTMLElement,
  first: AnchoredContent,
  listen: () => AnchoredListeners,
): AnchoredView {
  let shown: AnchoredContent | undefined;
  let waiting: AnchoredContent | undefined;
  const canEdit = (): boolean => listen().onChange !== undefined;
  const view: EditorView = new EditorView(place, {
    state: beginState(first.value),
    editable: canEdit,
    attributes: first.attributes,
    clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
    handlePaste: paste,
    handleDrop: (own, event, _slice, isMoved) => !isMoved && drop(own, event),
    handleClick: (_own, position, { shiftKey }) => {
      choose(opened, position, shiftKey);
      return false;
    },
    handleDOMEvents: {
      compositionend: () => {
        setTimeout(settle, COMPOSED_MS);
        return false;
      },
    },
    dispatchTransaction: (transaction) => {
      const before = view.state;
      view.updateState(before.apply(transaction));
      if (transaction.docChanged) tellChange(opened, transaction);
      if (transaction.docChanged || !before.selection.eq(view.state.selection)) tellSelection(view, listen());
    },
  });
  const opened: Opened = { view, echo: createEcho(first), listen, canEdit };

  function settle(): void {
    if (view.isDestroyed || view.composing) return;
    tellText(opened);
    if (waiting) show(waiting);
  }

  function show(content: AnchoredContent): void {
    // Anything that touches the text's elements would break the syllable that is being composed.
    waiting = view.composing ? content : undefined;
    if (waiting) return;
    const last = shown;
    shown = content;
    takeContent(opened, content, last);
  }

  show(first);
  return {
    show,
    select: (begins, ends) => selectWords(view, begins, ends),
    insert: (text) => {
      view.dispatch(view.state.tr.replaceSelection(makeSlice(text)).scrollIntoView());
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

const beginState = (value: string): EditorState =>
  EditorState.create({
    doc: makeDocument(value),
    plugins: [
      history(),
      keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Shift-Enter': splitBlock }),
      keymap(baseKeymap),
      marksPlugin(),
    ],
  });

function paste(view: EditorView, { clipboardData }: ClipboardEvent): boolean {
  if (!clipboardData) return false;
  view.dispatch(view.state.tr.replaceSelection(makeSlice(readPasted(clipboardData))).scrollIntoView());
  return true;
}

function drop(view: EditorView, { dataTransfer, clientX, clientY }: DragEvent): boolean {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  if (!dataTransfer || !at) return false;
  view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, makeSlice(readPasted(dataTransfer))));
  return true;
}

/** Tells of the mark at a place, where there is one. */
function choose({ view, listen }: Opened, position: number, shiftKey: boolean): void {
  const { state } = view;
  const id = findMark(state, position);
  if (id === undefined) return;
  // A tap is told of before the browser's caret is: drawing the choice would put the caret back.
  if (view.editable && !shiftKey) view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(position))));
  listen().onChoose?.(id);
}

function tellText({ view, echo, listen }: Opened): void {
  const text = readText(view.state.doc);
  echo.tellText(text);
  listen().onChange?.(text, view.composing);
}

function tellChange(opened: Opened, transaction: Transaction): void {
  const { view, echo, listen } = opened;
  if (transaction.getMeta(OUTSIDE) !== true) tellText(opened);
  const marks = listMarks(view.state);
  if (marks.length > 0) {
    echo.tellMarks(marks);
    listen().onMarksMoved?.(marks);
  }
}

/** Takes up what differs from the content that was shown last. */
function takeContent(
  { view, echo, canEdit }: Opened,
  content: AnchoredContent,
  last: AnchoredContent | undefined,
): void {
  if (last?.attributes !== content.attributes) view.setProps({ attributes: content.attributes, editable: canEdit });
  const isOther = last?.value !== content.value && echo.isNewText(content.value);
  if (isOther || (last && last.revision !== content.revision)) takeText(view, content.value);
  const given = last?.marks === content.marks ? undefined : echo.sortMarks(content.marks);
  // The page gives back the places that it was told of at each key.
  const marks = given && areKnown(view.state, given) ? undefined : given;
  const spots = last?.spots === content.spots ? undefined : content.spots;
  const isChosen = last?.chosen !== content.chosen;
  if (!marks && !spots && !isChosen) return;
  view.dispatch(
    changeMarks(view.state, {
      ...(marks && { marks }),
      ...(spots && { spots }),
      ...(isChosen && { chosen: content.chosen }),
    }),
  );
  if (isChosen && content.chosen !== undefined) bringIntoView(view, findPlace(view.state, content.chosen));
}

/** Takes a text from elsewhere by the one part that differs, so that marks and the caret beside it stay. */
function takeText(view: EditorView, value: string): void {
  const { doc, tr } = view.state;
  const { begins, ends, length } = findSplice(readText(doc), value);
  if (begins === ends && length === 0) return;
  const [from, to] = [toPosition(doc, begins), toPosition(doc, ends)];
  view.dispatch(
    tr
      .replace(from, to, makeSlice(value.slice(begins, begins + length)))
      .setMeta('addToHistory', false)
      .setMeta(OUTSIDE, true),
  );
}

function tellSelection(view: EditorView, { onSelect }: AnchoredListeners): void {
  if (!onSelect || view.composing) return;
  const { doc, selection } = view.state;
  if (selection.empty) return onSelect(null);
  const range = view.dom.ownerDocument.createRange();
  const [from, to] = [view.domAtPos(selection.from), view.domAtPos(selection.to)];
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  const [begins, ends] = [toOffset(doc, selection.from), toOffset(doc, selection.to)];
  return onSelect({ begins, ends, rect: range.getBoundingClientRect() });
}

function selectWords(view: EditorView, begins: number, ends: number): void {
  const { doc, tr } = view.state;
  view.focus();
  view.dispatch(tr.setSelection(TextSelection.create(doc, toPosition(doc, begins), toPosition(doc, ends))));
  bringIntoView(view, view.state.selection.from);
}

function bringIntoView(view: EditorView, position: number | undefined): void {
  if (position === undefined) return;
  const { node } = view.domAtPos(position);
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement; // 1: an element
  element?.scrollIntoView({ block: 'nearest' });
}
