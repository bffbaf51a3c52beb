import type { PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Fragment } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockFrame } from './block-frame.tsx';
import styles from './canvas.module.css';
import { DropLine } from './drop-line.tsx';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';

interface CellViewProps {
  readonly blocks: readonly PortfolioBlock[];
  readonly rowId: string;
  readonly row: number;
  readonly cell: number;
  readonly cells: number;
  readonly width: number;
  /** Its place on a phone. */
  readonly order: number;
  readonly builder: Builder;
  readonly actions: Actions;
}

/** A cell of a row with its blocks; an empty one asks what to put in. */
export function CellView({ blocks, rowId, row, cell, cells, width, order, builder, actions }: CellViewProps) {
  const texts = useTexts(builderTexts);
  const place = texts.cellLabel(row + 1, cell + 1);
  return (
    <div
      className={styles.cell}
      data-cell={`${rowId}/${cell}`}
      data-width={width}
      style={{ '--order': order, '--cell': cell }}
    >
      {blocks.map((block, at) => (
        <Fragment key={block.blockId}>
          <DropLine mark={`${rowId}/${cell}/${at}`} />
          <BlockFrame
            block={block}
            place={{ rowId, cell, at }}
            row={row}
            cells={cells}
            builder={builder}
            actions={actions}
          />
        </Fragment>
      ))}
      <DropLine mark={`${rowId}/${cell}/${blocks.length}`} />
      {blocks.length === 0 && (
        <AddBlock
          label={texts.addHere(place)}
          onAdd={(kind) => actions.addBlock(kind, { rowId, cell, at: 0 })}
          trigger={(slot) => (
            <button type="button" className={styles.fill} aria-label={texts.addHere(place)} {...slot}>
              <Icon of={IconPlus} size={18} />
              {texts.addBlock}
            </button>
          )}
        />
      )}
    </div>
  );
}
