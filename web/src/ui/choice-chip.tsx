import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import styles from './choice-chip.module.css';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';

export interface ChoiceChipProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Radio if only one of a group can be chosen; then all of the group share a name. */
  readonly kind?: 'checkbox' | 'radio' | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: IconShape | undefined;
  readonly disabled?: boolean | undefined;
}

/** A small option in a row of others; tint, edge and check show that it is chosen. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { label, checked, onCheckedChange, kind = 'checkbox', name, value, icon, disabled = false } = props;
  const shape = checked && kind === 'checkbox' ? IconCheck : icon;
  return (
    <label className={styles.chip}>
      <input
        type={kind}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        className="visually-hidden"
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      {shape && <Icon of={shape} size={18} />}
      {label}
    </label>
  );
}
