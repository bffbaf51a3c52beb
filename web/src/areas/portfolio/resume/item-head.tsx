import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import styles from './resume.module.css';

interface ItemHeadProps {
  readonly name: string;
  /** A line below the name; empty for none. */
  readonly facts: string;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  /** Marks beside the name. */
  readonly marks?: ReactNode;
  /** Stands below the facts while its fields are closed. */
  readonly problem?: string | undefined;
  readonly tools?: ReactNode;
}

/** The line of something that opens its fields. */
export function ItemHead({ name, facts, isOpen, onTurn, marks, problem, tools }: ItemHeadProps) {
  return (
    <div className={styles.itemHead}>
      <div className={styles.grow}>
        <div className={styles.itemName}>
          <button type="button" className={styles.turn} aria-expanded={isOpen} onClick={onTurn}>
            <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={18} />
            {name}
          </button>
          {marks}
        </div>
        {facts !== '' && <p className={styles.facts}>{facts}</p>}
        {problem !== undefined && !isOpen && <p className={styles.wrong}>{problem}</p>}
      </div>
      {tools}
    </div>
  );
}
