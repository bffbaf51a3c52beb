import { DragDropProvider } from '@dnd-kit/react';
import { AutoScroller, PointerSensor } from '@dnd-kit/dom';
import { type ReactNode, useEffect, useState } from 'react';

import { createStore, useStore } from '../../../platform/http/store.ts';
import styles from './canvas.module.css';
import { DropMark, type DropStore } from './drop-mark.ts';
import { type DropPlace, type DropRow, findDropPlace, findDropRow } from './drop-place.ts';
import type { Builder } from './use-builder.ts';

interface Ghost {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

interface DragAreaProps {
  readonly builder: Builder;
  /** Names what is dragged. */
  readonly labelOf: (id: string) => string;
  readonly children: ReactNode;
}

/** The canvas while something is dragged over it: a mark shows where it will fall. */
export function DragArea({ builder, labelOf, children }: DragAreaProps) {
  const [ghosts] = useState(() => createStore<Ghost | null>(null));
  const [marks] = useState<DropStore>(() => createStore<string | null>(null));
  const { apply, select } = builder;
  const [drag] = useState(() => openDrag(marks));
  const end = (): void => {
    ghosts.write(null);
    drag.end();
  };
  useEffect(() => drag.end, [drag]);
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={[AutoScroller]}
      onDragStart={drag.begin}
      onDragMove={({ operation: { source, position } }) => {
        if (!source) return;
        const { x, y } = position.current;
        ghosts.write({ label: labelOf(String(source.id)), x, y });
        drag.look({ isRow: source.type === 'row', x, y });
      }}
      onDragEnd={({ operation: { source, position }, canceled }) => {
        const { x, y } = position.current;
        const isRow = source?.type === 'row';
        // It falls where the line is, which may have moved with the page under a pointer that rests.
        const found = drag.read() ?? findDrop({ isRow, x, y });
        end();
        if (!source || canceled) return;
        const id = String(source.id);
        if (isRow) {
          const from = builder.readNow().content.rowList.findIndex(({ rowId }) => rowId === id);
          if (found && 'at' in found && from >= 0)
            apply({ do: 'moveRow', rowId: id, at: found.at > from ? found.at - 1 : found.at });
          select({ part: 'row', id });
          return;
        }
        if (found && 'place' in found) apply({ do: 'dropBlock', blockId: id, place: found.place });
        select({ part: 'block', id });
      }}
    >
      <DropMark value={marks}>{children}</DropMark>
      <DragGhost store={ghosts} />
    </DragDropProvider>
  );
}

interface Look {
  readonly isRow: boolean;
  readonly x: number;
  readonly y: number;
}

type Drop = DropPlace | DropRow;

const findDrop = ({ isRow, x, y }: Look): Drop | undefined => (isRow ? findDropRow(y) : findDropPlace(x, y));

/** Follows what is dragged: where it would fall is looked for at each move, and when the page scrolls beneath it. */
function openDrag(marks: DropStore) {
  let last: Look | undefined;
  let found: Drop | undefined;
  const look = (next: Look): void => {
    last = next;
    found = findDrop(next);
    marks.write(found?.mark ?? null);
  };
  const lookAgain = (): void => {
    if (last) look(last);
  };
  return {
    look,
    read: (): Drop | undefined => found,
    begin: (): void => document.addEventListener('scroll', lookAgain, { capture: true, passive: true }),
    end: (): void => {
      document.removeEventListener('scroll', lookAgain, { capture: true });
      last = undefined;
      found = undefined;
      marks.write(null);
    },
  };
}

function DragGhost({ store }: { readonly store: ReturnType<typeof createStore<Ghost | null>> }) {
  const ghost = useStore(store);
  if (!ghost) return null;
  return (
    <div className={styles.ghost} style={{ transform: `translate(${ghost.x + 12}px, ${ghost.y + 12}px)` }}>
      {ghost.label}
    </div>
  );
}
