import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';

import { Icon } from '../../ui/icon.tsx';
import styles from './favourite-button.module.css';

export interface FavouriteButtonProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Undefined until the marked menus are known: marking before would remove the other marks. */
  readonly onToggle: (() => void) | undefined;
}

/** Marks a menu; filled where it is marked. */
export function FavouriteButton({ label, isOn, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      aria-pressed={isOn}
      disabled={!onToggle}
      onClick={onToggle}
    >
      <Icon of={isOn ? IconStarFilled : IconStar} />
    </button>
  );
}
