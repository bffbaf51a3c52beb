import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { fieldTexts } from '../field-texts.ts';
import styles from './fields.module.css';

interface ItemListProps<Item> {
  readonly items: readonly Item[];
  readonly most: number;
  readonly fullText: string;
  readonly addLabel: string;
  readonly onChange: (items: Item[]) => void;
  readonly makeItem?: (() => Item) | undefined;
  readonly draw: (item: Item, at: number) => ReactNode;
}

/** Items below each other, which can be added, moved and deleted. */
export function ItemList<Item>({ items, most, fullText, addLabel, onChange, makeItem, draw }: ItemListProps<Item>) {
  const texts = useTexts(fieldTexts);
  const move = (at: number, by: -1 | 1): void => {
    const item = items[at];
    if (item !== undefined) onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, item));
  };
  const isFull = items.length >= most;
  return (
    <>
      {items.length > 0 && (
        <ol className={styles.items}>
          {items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an entry is its place: nothing else tells it from another
            <li key={at} aria-label={texts.item(at + 1)}>
              <div className={styles.itemHead}>
                <span>{texts.item(at + 1)}</span>
                <IconButton
                  size="small"
                  icon={IconArrowUp}
                  label={`${texts.item(at + 1)} ${texts.moveUp}`}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  size="small"
                  icon={IconArrowDown}
                  label={`${texts.item(at + 1)} ${texts.moveDown}`}
                  disabled={at === items.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  size="small"
                  icon={IconTrash}
                  label={`${texts.item(at + 1)} ${texts.removeItem}`}
                  onClick={() => onChange(items.toSpliced(at, 1))}
                />
              </div>
              {draw(item, at)}
            </li>
          ))}
        </ol>
      )}
      {makeItem && (
        <Button
          size="small"
          icon={IconPlus}
          disabled={isFull}
          disabledReason={fullText}
          onClick={() => onChange([...items, makeItem()])}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}
