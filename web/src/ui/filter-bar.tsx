import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import styles from './filter-bar.module.css';

export interface ChosenFilter {
  readonly id: string;
  /** "신청일 11월 9일~19일". */
  readonly label: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

export interface FilterBarProps {
  readonly label: string;
  /** A SearchField, Selects and others of size small. */
  readonly children?: ReactNode;
  readonly chosen?: readonly ChosenFilter[] | undefined;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** "38건 가운데 13건", read out when it changes. */
  readonly summary?: ReactNode;
}

/** What a list is filtered by: the filters, those that are set, and the way to clear them. */
export function FilterBar({ label, children, chosen, clearLabel, onClear, summary }: FilterBarProps) {
  const hasChosen = chosen !== undefined && chosen.length > 0;
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.row}>
        <div className={styles.controls}>{children}</div>
        {!hasChosen && summary !== undefined && <output className={styles.summary}>{summary}</output>}
      </div>
      {hasChosen && (
        <div className={styles.row}>
          <ul className={styles.chips}>
            {chosen.map((filter) => (
              <li key={filter.id}>
                <Chip removeLabel={filter.removeLabel} onRemove={filter.onRemove}>
                  {filter.label}
                </Chip>
              </li>
            ))}
            <li>
              <Button variant="text" size="small" onClick={onClear}>
                {clearLabel}
              </Button>
            </li>
          </ul>
          {summary !== undefined && <output className={styles.summary}>{summary}</output>}
        </div>
      )}
    </fieldset>
  );
}
