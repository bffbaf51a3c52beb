import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ChoiceOption } from './choice-option.ts';
import { Icon } from './icon.tsx';
import styles from './popup.module.css';
import type { PopupTrigger } from './use-popup-trigger.ts';

export interface SelectListProps {
  readonly labelId: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  readonly emptyLabel: string;
  readonly popup: PopupTrigger;
}

/** The lazy part of Select. */
export function SelectList(props: SelectListProps) {
  const { labelId, options, value, onValueChange, emptyLabel, popup } = props;
  return (
    <CSPProvider disableStyleElements>
      <Select.Root
        open={popup.open}
        onOpenChange={popup.changeOpen}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        modal={false}
      >
        <Select.Portal>
          <Select.Positioner
            className={styles.positioner}
            anchor={popup.triggerRef}
            alignItemWithTrigger={false}
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Select.Popup className={styles.popup} finalFocus={popup.triggerRef}>
              <Select.List id={popup.popupId} aria-labelledby={labelId}>
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    label={option.label}
                    className={styles.item}
                  >
                    <span className={styles.check}>
                      <Select.ItemIndicator>
                        <Icon of={IconCheck} size={18} />
                      </Select.ItemIndicator>
                    </span>
                    <span className={styles.words}>
                      <Select.ItemText>{option.label}</Select.ItemText>
                      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
                    </span>
                  </Select.Item>
                ))}
              </Select.List>
              {options.length === 0 && <div className={styles.status}>{emptyLabel}</div>}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}
