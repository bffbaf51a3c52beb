import type { PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import { useDraggable } from '@dnd-kit/react';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BlockBody } from './block-body.tsx';
import { BlockTools } from './block-tools.tsx';
import styles from './canvas.module.css';
import type { Place } from './places.ts';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';
import { useFocus } from './use-focus.ts';
import { pressOnBlock } from './use-keys.ts';

interface BlockFrameProps {
  readonly block: PortfolioBlock;
  readonly place: Place;
  /** Numbers of its row and of the cells in that. */
  readonly row: number;
  readonly cells: number;
  readonly builder: Builder;
  readonly actions: Actions;
}

/** A block on the canvas: a press takes it in hand, and keys move it. */
export function BlockFrame({ block, place, row, cells, builder, actions }: BlockFrameProps) {
  const texts = useTexts(builderTexts);
  const { blockId, kind } = block;
  const { selection, paper, facts, addressOf, problemPaths } = builder;
  const isInHand = selection?.part === 'block' && selection.id === blockId;
  const path = `rowList.${row}.cellList.${place.cell}.${place.at}`;
  const hasProblem = problemPaths.some((one) => one === path || one.startsWith(`${path}.`));
  const button = useFocus<HTMLButtonElement>(builder, blockId);
  const { ref, handleRef, isDragging } = useDraggable({ id: blockId, type: 'block' });
  const label = texts.blockLabel(texts.kinds[kind], row + 1, place.cell + 1, place.at + 1);
  return (
    <div
      ref={ref}
      className={styles.block}
      data-block={blockId}
      data-chosen={isInHand || undefined}
      data-dragging={isDragging || undefined}
      data-wrong={hasProblem || undefined}
    >
      <BlockBody block={block} language={paper.language} facts={facts} addressOf={addressOf} fileOf={builder.fileOf} />
      <button
        ref={button}
        type="button"
        className={styles.cover}
        aria-label={label}
        aria-pressed={isInHand}
        aria-keyshortcuts="Enter Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Control+D Delete"
        onClick={() => builder.select({ part: 'block', id: blockId })}
        onDoubleClick={() => builder.edit({ part: 'block', id: blockId })}
        onKeyDown={(event) =>
          pressOnBlock(event, blockId, {
            builder,
            actions,
            addBelow: () => void actions.addBlock('TEXT', { ...place, at: place.at + 1 }),
          })
        }
      />
      <span ref={handleRef} className={styles.handle} aria-hidden>
        <Icon of={IconGripVertical} size={18} />
      </span>
      {hasProblem && (
        <span className={styles.wrong}>
          <Icon of={IconAlertCircle} size={18} />
        </span>
      )}
      {isInHand && <BlockTools blockId={blockId} place={place} cells={cells} builder={builder} actions={actions} />}
    </div>
  );
}
