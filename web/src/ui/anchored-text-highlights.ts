/**
 * Words that the browser itself highlights: they are coloured without an element around them, so that a key lays its
 * line out as plain text, however many marks it has. A browser without highlights shows the text alone.
 */
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

export interface Highlighted {
  readonly from: number;
  readonly to: number;
  readonly look: 'open' | 'done';
}

export interface Highlighter {
  readonly show: (words: readonly Highlighted[]) => void;
  readonly clear: () => void;
}

interface Drawn extends Highlighted {
  readonly range: Range;
}

/** As anchored-text.module.css calls them. */
const NAMES: Record<Highlighted['look'], string> = { open: 'anchored-open', done: 'anchored-done' };

export function createHighlighter(view: EditorView): Highlighter {
  let drawn: readonly Drawn[] = [];
  let doc: Node = view.state.doc;
  const clear = (): void => {
    for (const { look, range } of drawn) groupOf(look).delete(range);
    drawn = [];
  };
  const show = (words: readonly Highlighted[]): void => {
    if (typeof Highlight === 'undefined') return;
    const before = doc;
    doc = view.state.doc;
    const isSame = words.length === drawn.length && words.every(({ look }, at) => drawn[at]?.look === look);
    if (!isSame) clear();
    drawn = words.map((word, at) => {
      const old = drawn[at];
      if (old && stands(old, word, { before, doc })) return { ...word, range: old.range };
      const range = old?.range ?? view.dom.ownerDocument.createRange();
      const [begin, end] = [view.domAtPos(word.from, 1), view.domAtPos(word.to, -1)];
      range.setStart(begin.node, begin.offset);
      range.setEnd(end.node, end.offset);
      groupOf(word.look).add(range);
      return { ...word, range };
    });
  };
  return { show, clear };
}

function groupOf(look: Highlighted['look']): Highlight {
  const { highlights } = CSS;
  const group = highlights.get(NAMES[look]) ?? new Highlight();
  highlights.set(NAMES[look], group);
  return group;
}

interface Documents {
  readonly before: Node;
  readonly doc: Node;
}

/** The browser moves a range with its words; it is set anew only where its line was written in, or drawn anew. */
function stands(old: Drawn, word: Highlighted, { before, doc }: Documents): boolean {
  if (!isText(old.range.startContainer) || !isText(old.range.endContainer)) return false;
  return (
    isSamePlace(before.resolve(old.from), doc.resolve(word.from)) &&
    isSamePlace(before.resolve(old.to), doc.resolve(word.to))
  );
}

// A range whose words were taken away stands in what was around them.
const isText = (place: Range['startContainer']): boolean => place.nodeType === 3; // 3: a text

const isSamePlace = (one: ResolvedPos, other: ResolvedPos): boolean =>
  one.parent === other.parent && one.parentOffset === other.parentOffset;
