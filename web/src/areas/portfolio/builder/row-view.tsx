import { useDraggable } from '@dnd-kit/react';
import { LAYOUT_CELLS, type PortfolioRow } from '@naru/contract/areas/portfolio/page-content.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './canvas.module.css';
import { CellView } from './cell-view.tsx';
import { DropLine } from './drop-line.tsx';
import { orderOnPhone } from './edits.ts';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';
import { useFocus } from './use-focus.ts';
import { pressOnRow } from './use-keys.ts';

/** Cells stand below each other up to here: what is read first stands first. */
const NARROW = '(max-width: 32.499rem)';

interface RowViewProps {
  readonly row: PortfolioRow;
  readonly at: number;
  readonly builder: Builder;
  readonly actions: Actions;
}

/** A row of the canvas: its handle above, its cells beside each other. */
export function RowView({ row, at, builder, actions }: RowViewProps) {
  const texts = useTexts(builderTexts);
  const { rowId, layout, tone, cellList, breaksBefore } = row;
  const { selection } = builder;
  const isInHand = selection?.part === 'row' && selection.id === rowId;
  const button = useFocus<HTMLButtonElement>(builder, rowId);
  const { ref, handleRef, isDragging } = useDraggable({ id: rowId, type: 'row' });
  const order = orderOnPhone(row);
  const isNarrow = useMediaQuery(NARROW);
  const widths = LAYOUT_CELLS[layout];
  return (
    <>
      <DropLine mark={`row:${at}`} />
      <section
        ref={ref}
        className={styles.row}
        aria-label={texts.rowLabel(at + 1, texts.layouts[layout])}
        data-row={rowId}
        data-tone={tone}
        data-chosen={isInHand || undefined}
        data-dragging={isDragging || undefined}
        data-break={breaksBefore || undefined}
      >
        <div className={styles.rowBar}>
          <span ref={handleRef} className={styles.rowHandle} aria-hidden>
            <Icon of={IconGripVertical} size={16} />
          </span>
          <button
            ref={button}
            type="button"
            className={styles.rowName}
            aria-label={texts.rowLabel(at + 1, texts.layouts[layout])}
            aria-pressed={isInHand}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Control+D Delete"
            onClick={() => builder.select({ part: 'row', id: rowId })}
            onKeyDown={(event) => pressOnRow(event, rowId, actions)}
          >
            {texts.row(at + 1)}
          </button>
          {isInHand && (
            <div className={styles.rowTools} role="toolbar" aria-label={texts.row(at + 1)}>
              <IconButton
                size="small"
                icon={IconSettings}
                label={texts.editOf(texts.row(at + 1))}
                onClick={() => builder.edit({ part: 'row', id: rowId })}
              />
              <IconButton size="small" icon={IconArrowUp} label={texts.up} onClick={() => actions.moveRow(rowId, -1)} />
              <IconButton
                size="small"
                icon={IconArrowDown}
                label={texts.down}
                onClick={() => actions.moveRow(rowId, 1)}
              />
              <IconButton
                size="small"
                icon={IconCopy}
                label={texts.duplicate}
                onClick={() => actions.duplicateRow(rowId)}
              />
              <IconButton size="small" icon={IconTrash} label={texts.remove} onClick={() => actions.removeRow(rowId)} />
            </div>
          )}
        </div>
        <div className={styles.cells}>
          {(isNarrow ? order : cellList.map((_, cell) => cell)).map((cell) => (
            <CellView
              key={cell}
              blocks={cellList[cell] ?? []}
              rowId={rowId}
              row={at}
              cell={cell}
              cells={cellList.length}
              width={widths[cell] ?? 12}
              order={order.indexOf(cell)}
              builder={builder}
              actions={actions}
            />
          ))}
        </div>
      </section>
    </>
  );
}
