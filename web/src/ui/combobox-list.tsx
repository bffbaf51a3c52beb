import { Combobox } from '@base-ui/react/combobox';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { RefObject } from 'react';
import type { ComboboxOption } from './combobox.tsx';
import { Icon } from './icon.tsx';
import styles from './popup.module.css';
import { useWords } from './use-words.ts';
import { searchWords } from './words/search.ts';

export interface ComboboxListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly labelId: string;
  readonly loading: boolean;
  readonly empty: string | undefined;
  /** Called when a press on an option begins. */
  readonly onPressStart: () => void;
  /** Called before a press chooses an option. */
  readonly onPress: () => void;
}

/** The options of a combobox, below its field. */
export function ComboboxList({ anchor, labelId, loading, empty, onPressStart, onPress }: ComboboxListProps) {
  const words = useWords(searchWords);
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        className={styles.positioner}
        anchor={anchor}
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <Combobox.Popup className={styles.popup} aria-busy={loading || undefined} onClickCapture={onPress}>
          <Combobox.Status className={styles.status}>{loading ? words.searching : null}</Combobox.Status>
          <Combobox.Empty>
            {loading ? null : <div className={styles.status}>{empty ?? words.nothing}</div>}
          </Combobox.Empty>
          <Combobox.List aria-labelledby={labelId} onPointerDownCapture={onPressStart}>
            {(option: ComboboxOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                disabled={option.disabled ?? false}
                className={styles.item}
              >
                <span className={styles.check}>
                  <Combobox.ItemIndicator>
                    <Icon of={IconCheck} size={18} />
                  </Combobox.ItemIndicator>
                </span>
                <span className={styles.words}>
                  {option.label}
                  {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
                </span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
