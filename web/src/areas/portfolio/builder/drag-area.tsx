import { DragDropProvider } from '@dnd-kit/react';
import { AutoScroller, PointerSensor } from '@dnd-kit/dom';
import { type ReactNode, useState } from 'react';

import { createStore, useStore } from '../../../platform/http/store.ts';
import styles from './canvas.module.css';
import { DropMark, type DropStore } from './drop-mark.ts';
import { findDropPlace, findDropRow } from './drop-place.ts';
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
  const end = (): void => {
    ghosts.write(null);
    marks.write(null);
  };
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={[AutoScroller]}
      onDragMove={({ operation: { source, position } }) => {
        if (!source) return;
        const { x, y } = position.current;
        ghosts.write({ label: labelOf(String(source.id)), x, y });
        if (source.type === 'row') marks.write(findDropRow(y)?.mark ?? null);
        else marks.write(findDropPlace(x, y)?.mark ?? null);
      }}
      onDragEnd={({ operation: { source, position }, canceled }) => {
        const { x, y } = position.current;
        end();
        if (!source || canceled) return;
        const id = String(source.id);
        if (source.type === 'row') {
          const found = findDropRow(y);
          const from = builder.readNow().content.rowList.findIndex(({ rowId }) => rowId === id);
          if (found && from >= 0) apply({ do: 'moveRow', rowId: id, at: found.at > from ? found.at - 1 : found.at });
          select({ part: 'row', id });
          return;
        }
        const found = findDropPlace(x, y);
        if (found) apply({ do: 'dropBlock', blockId: id, place: found.place });
        select({ part: 'block', id });
      }}
    >
      <DropMark value={marks}>{children}</DropMark>
      <DragGhost store={ghosts} />
    </DragDropProvider>
  );
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
