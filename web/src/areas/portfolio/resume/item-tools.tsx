import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPageBreak from '@tabler/icons-react/dist/esm/icons/IconPageBreak.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { insertItem, moveItem, patchItem, removeItem } from './edits.ts';
import type { ItemPlaceProps } from './item-row.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';

interface ItemToolsProps extends ItemPlaceProps {
  readonly name: string;
}

/** Moves an item, hides it, lets a page begin with it, or deletes it with a way back. */
export function ItemTools({ editing: { edit }, item, place: { part, at }, name }: ItemToolsProps) {
  const texts = useTexts(resumeTexts).item;
  const format = useFormat();
  const [said, setSaid] = useState('');
  const { section, itemList } = part;
  const { itemId, isShown, breaksBefore } = item;
  const move = (by: -1 | 1): void => {
    edit((content) => moveItem(content, section, { itemId, by }));
    setSaid(texts.moved({ name, at: format.number(at + by + 1) }));
  };
  const patch = (more: Partial<typeof item>): void => edit((content) => patchItem(content, section, { itemId, more }));
  const remove = (): void => {
    edit((content) => removeItem(content, section, itemId));
    const undo = (): void => edit((content) => insertItem(content, item, { section, at }));
    showToast({ text: texts.deleted(name), action: { label: texts.undo, onPress: undo } });
  };
  return (
    <div className={styles.tools}>
      <output className="visually-hidden" aria-live="polite">
        {said}
      </output>
      {itemList.length > 1 && (
        <>
          <IconButton
            size="small"
            icon={IconArrowUp}
            label={texts.up(name)}
            disabled={at === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            size="small"
            icon={IconArrowDown}
            label={texts.down(name)}
            disabled={at === itemList.length - 1}
            onClick={() => move(1)}
          />
        </>
      )}
      <Menu
        label={texts.more(name)}
        align="end"
        entries={[
          {
            id: 'show',
            label: isShown ? texts.hide : texts.show,
            icon: isShown ? IconEyeOff : IconEye,
            onSelect: () => patch({ isShown: !isShown }),
          },
          {
            id: 'break',
            label: texts.breakBefore,
            icon: IconPageBreak,
            checked: breaksBefore,
            onSelect: () => patch({ breaksBefore: !breaksBefore }),
          },
          { id: 'delete', label: texts.delete, icon: IconTrash, danger: true, apart: true, onSelect: remove },
        ]}
        trigger={(slot) => <IconButton size="small" icon={IconDots} label={texts.more(name)} {...slot} />}
      />
    </div>
  );
}
