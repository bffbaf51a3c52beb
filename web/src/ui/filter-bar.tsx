import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { Children, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import styles from './filter-bar.module.css';
import { Sheet } from './sheet.tsx';
import { phone, useMediaQuery } from './use-media-query.ts';

export interface ChosenFilter {
  readonly id: string;
  /** "신청일 11월 9일~19일". */
  readonly label: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The words of the sheet that holds the filters on a phone. */
export interface FilterSheetWords {
  /** The title of the sheet, and the label of the button that opens it. */
  readonly title: string;
  /** "13건 보기", on the button that leads back to the list. */
  readonly show: string;
}

export interface FilterBarProps {
  readonly label: string;
  /** A SearchField of size small: it stays beside the button on a phone. */
  readonly search?: ReactNode;
  /** Selects and others of size small. */
  readonly children?: ReactNode;
  readonly chosen?: readonly ChosenFilter[] | undefined;
  /** How many of the children are set. */
  readonly setCount: number;
  readonly sheet: FilterSheetWords;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** "38건 가운데 13건", read out when it changes. */
  readonly summary?: ReactNode;
}

/** A bar of filters, those that are set, and a button to clear them; on a phone the filters are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, children, chosen, clearLabel, onClear, summary } = props;
  const isPhone = useMediaQuery(phone);
  const hasChosen = chosen !== undefined && chosen.length > 0;
  const count = Children.toArray(children).length;
  // One alone needs no more room than the button.
  const isInSheet = isPhone && count > (search === undefined ? 1 : 0);
  return (
    <fieldset className={styles.bar} data-filters>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.row}>
        <div className={styles.controls}>
          {search}
          {isInSheet ? <FilterSheet {...props} /> : children}
        </div>
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

/** The filters of a phone: each narrows the list behind the sheet at once, and the address with it. */
function FilterSheet({ children, setCount, sheet, clearLabel, onClear }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={IconAdjustmentsHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {setCount > 0 ? `${sheet.title} ${String(setCount)}` : sheet.title}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={sheet.title}
        footer={
          <div className={styles.foot}>
            <Button variant="text" disabled={setCount === 0} onClick={onClear}>
              {clearLabel}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {sheet.show}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>{children}</div>
      </Sheet>
    </>
  );
}
