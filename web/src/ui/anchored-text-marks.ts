/** Marks of an editor: they move with the text, and are drawn without touching it. */
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

import { createHighlighter, type Highlighted } from './anchored-text-highlights.ts';
import { toOffset, toPosition } from './anchored-text-plain.ts';
import styles from './anchored-text.module.css';

/** Words to which something belongs, as a comment. */
export interface TextMark {
  readonly id: string;
  readonly begins: number;
  readonly ends: number;
  readonly look: 'open' | 'chosen' | 'done';
}

/** A place at which something is amiss with the text itself; worked out anew from each text. */
export interface TextSpot {
  readonly begins: number;
  readonly ends: number;
  readonly look: 'over' | 'unknown' | 'hint';
}

interface Placed {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly look: TextMark['look'];
}

interface MarkState {
  readonly marks: readonly Placed[];
  readonly chosen: string | undefined;
  /** Marks that the browser highlights: all but the chosen one, which is an element that can be brought into view. */
  readonly highlighted: readonly Highlighted[];
  readonly spotSet: DecorationSet;
  /** The chosen mark and the spots together. */
  readonly drawn: DecorationSet;
}

/** A mark from outside; one that `stays` keeps the place to which the text has moved it. */
export type GivenMark = TextMark & { readonly stays: boolean };

interface Change {
  readonly marks?: readonly GivenMark[];
  readonly chosen?: string | undefined;
  readonly spots?: readonly TextSpot[];
}

const key = new PluginKey<MarkState>('anchoredMarks');

const LOOKS: Record<'chosen' | TextSpot['look'], string> = {
  chosen: styles.chosen ?? '',
  over: styles.over ?? '',
  unknown: styles.unknown ?? '',
  hint: styles.hint ?? '',
};

const NONE: MarkState = {
  marks: [],
  chosen: undefined,
  highlighted: [],
  spotSet: DecorationSet.empty,
  drawn: DecorationSet.empty,
};

export const marksPlugin = (): Plugin<MarkState> =>
  new Plugin<MarkState>({
    key,
    state: {
      init: () => NONE,
      apply: (transaction, before) => applyChange(transaction, before),
    },
    props: { decorations: (state) => readState(state).drawn },
    view: (view) => {
      const { show, clear } = createHighlighter(view);
      const update = (): void => show(readState(view.state).highlighted);
      update();
      return { update, destroy: clear };
    },
  });

const readState = (state: EditorState): MarkState => key.getState(state) ?? NONE;

function applyChange(transaction: Transaction, before: MarkState): MarkState {
  const change = transaction.getMeta(key) as Change | undefined; // set below
  if (!transaction.docChanged && !change) return before;
  const { doc, mapping } = transaction;
  const moved = transaction.docChanged
    ? before.marks.map((mark) => {
        const from = mapping.map(mark.from, 1);
        return { ...mark, from, to: Math.max(from, mapping.map(mark.to, -1)) };
      })
    : before.marks;
  const marks = change?.marks ? placeMarks(transaction, moved, change.marks) : moved;
  const chosen = change && 'chosen' in change ? change.chosen : before.chosen;
  const spotSet = change?.spots
    ? DecorationSet.create(
        doc,
        change.spots.map(({ begins, ends, look }) =>
          Decoration.inline(toPosition(doc, begins), toPosition(doc, ends), { class: LOOKS[look] }),
        ),
      )
    : before.spotSet.map(mapping, doc);
  const there = marks.filter(({ from, to }) => to > from);
  const highlighted = there.flatMap(({ id, from, to, look }) =>
    id === chosen || look === 'chosen' ? [] : [{ from, to, look }],
  );
  // Within a line they are only moved: the editor then looks at that line alone, and not at all that is marked.
  const drawn =
    change || transaction.before.childCount !== doc.childCount
      ? DecorationSet.create(doc, [...drawChosen(there, chosen), ...spotSet.find()])
      : before.drawn.map(mapping, doc);
  return { marks, chosen, highlighted, spotSet, drawn };
}

const drawChosen = (marks: readonly Placed[], chosen: string | undefined): Decoration[] =>
  marks
    .filter(({ id, look }) => id === chosen || look === 'chosen')
    .map(({ id, from, to }) => Decoration.inline(from, to, { class: LOOKS.chosen, 'data-mark': id }));

function placeMarks({ doc }: Transaction, moved: readonly Placed[], marks: readonly GivenMark[]): Placed[] {
  const known = new Map(moved.map((mark) => [mark.id, mark]));
  return marks.map(({ id, begins, ends, look, stays }) => {
    const old = stays ? known.get(id) : undefined;
    return old ? { ...old, look } : { id, look, from: toPosition(doc, begins), to: toPosition(doc, ends) };
  });
}

/** Changes what is marked; the text and the selection stay. */
export const changeMarks = (state: EditorState, change: Change): Transaction =>
  state.tr.setMeta(key, change).setMeta('addToHistory', false);

/** Returns whether marks from outside are those that stand here, so that nothing is to be drawn. */
export function areKnown(state: EditorState, marks: readonly GivenMark[]): boolean {
  const known = readState(state).marks;
  return (
    known.length === marks.length &&
    marks.every(({ id, look, stays }, at) => stays && known[at]?.id === id && known[at].look === look)
  );
}

/** Lists the marks where they stand in the text as it is. */
export const listMarks = (state: EditorState): TextMark[] =>
  readState(state).marks.map(({ id, from, to, look }) => ({
    id,
    look,
    begins: toOffset(state.doc, from),
    ends: toOffset(state.doc, to),
  }));

/** Finds the narrowest mark at a place. */
export function findMark(state: EditorState, position: number): string | undefined {
  const around = readState(state).marks.filter(({ from, to }) => from <= position && position <= to && to > from);
  return around.toSorted((one, other) => one.to - one.from - (other.to - other.from))[0]?.id;
}

/** Finds where a mark stands in the document. */
export const findPlace = (state: EditorState, id: string): number | undefined =>
  readState(state).marks.find((mark) => mark.id === id)?.from;
