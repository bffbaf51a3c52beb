import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './items.module.css';
import type { NumberedItem } from './test-item.ts';
import { itemTexts } from './texts.ts';

interface ItemNumbersProps {
  readonly items: readonly NumberedItem[];
  readonly onJump: (item: string) => void;
}

/** Numbers of items that were left out; each leads to its item. */
export function ItemNumbers({ items, onJump }: ItemNumbersProps) {
  const texts = useTexts(itemTexts);
  const format = useFormat();
  return (
    <ul className={styles.numbers}>
      {items.map(({ code, number }) => (
        <li key={code}>
          <Button aria-label={texts.item(format.number(number))} onClick={() => onJump(code)}>
            {format.number(number)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
