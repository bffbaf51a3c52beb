import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddBlock } from './add-block.tsx';
import styles from './canvas.module.css';
import type { Place } from './places.ts';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';

interface BlockToolsProps {
  readonly blockId: string;
  readonly place: Place;
  readonly cells: number;
  readonly builder: Builder;
  readonly actions: Actions;
}

/** Buttons of the block in hand; each does what a key does, too. */
export function BlockTools({ blockId, place, cells, builder, actions }: BlockToolsProps) {
  const texts = useTexts(builderTexts);
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.panel}>
      <IconButton
        size="small"
        icon={IconPencil}
        label={texts.edit}
        onClick={() => builder.edit({ part: 'block', id: blockId })}
      />
      <IconButton size="small" icon={IconArrowUp} label={texts.up} onClick={() => actions.moveBlock(blockId, 'up')} />
      <IconButton
        size="small"
        icon={IconArrowDown}
        label={texts.down}
        onClick={() => actions.moveBlock(blockId, 'down')}
      />
      {cells > 1 && (
        <>
          <IconButton
            size="small"
            icon={IconArrowLeft}
            label={texts.left}
            disabled={place.cell === 0}
            onClick={() => actions.moveBlock(blockId, 'left')}
          />
          <IconButton
            size="small"
            icon={IconArrowRight}
            label={texts.right}
            disabled={place.cell === cells - 1}
            onClick={() => actions.moveBlock(blockId, 'right')}
          />
        </>
      )}
      <IconButton
        size="small"
        icon={IconCopy}
        label={texts.duplicate}
        onClick={() => actions.duplicateBlock(blockId)}
      />
      <IconButton size="small" icon={IconTrash} label={texts.remove} onClick={() => actions.removeBlock(blockId)} />
      <AddBlock
        label={texts.addBelow}
        align="end"
        onAdd={(kind) => actions.addBlock(kind, { ...place, at: place.at + 1 })}
        trigger={(slot) => <IconButton size="small" icon={IconPlus} label={texts.addBelow} {...slot} />}
      />
    </div>
  );
}
