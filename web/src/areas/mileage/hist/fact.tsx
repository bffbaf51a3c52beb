import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import styles from './hist.module.css';

export interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly note?: ReactNode;
  /** In amber, with a clock. */
  readonly isSoon?: boolean | undefined;
}

/** One line of how it stands, with a note below. */
export function Fact({ term, value, note, isSoon = false }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.value} data-soon={isSoon || undefined}>
        {isSoon && <Icon of={IconClock} size={18} />}
        {value}
      </dd>
      {note !== undefined && <dd className={styles.meta}>{note}</dd>}
    </div>
  );
}
