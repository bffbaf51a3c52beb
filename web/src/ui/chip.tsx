import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

export interface ChipProps {
  readonly children: string;
  /** "신청일 조건 지우기"; the whole chip is the button. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Shows a filter that is set; a press clears it. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <span>{children}</span>
      <span className="visually-hidden">, {removeLabel}</span>
      <Icon of={IconX} size={16} />
    </button>
  );
}
