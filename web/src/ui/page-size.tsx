import { Select } from './select.tsx';

const sizes = ['10', '20', '50', '100', 'all'] as const;

export type PageSizeValue = 10 | 20 | 50 | 100 | 'all';

export interface PageSizeProps {
  readonly value: PageSizeValue;
  readonly onValueChange: (value: PageSizeValue) => void;
  /** "한 번에 볼 개수", and "20개씩" or "모두" for each size. */
  readonly labels: { readonly label: string; readonly size: (size: PageSizeValue) => string };
}

/** A choice of the number of rows on a page. */
export function PageSize({ value, onValueChange, labels }: PageSizeProps) {
  return (
    <Select
      label={labels.label}
      hideLabel
      compact
      size="small"
      placeholder={labels.label}
      options={sizes.map((size) => ({ value: size, label: labels.size(readSize(size)) }))}
      value={`${value}`}
      onValueChange={(size) => onValueChange(readSize(size))}
    />
  );
}

function readSize(size: (typeof sizes)[number]): PageSizeValue {
  if (size === 'all') return 'all';
  // The options are the numbers of PageSizeValue.
  return Number(size) as PageSizeValue;
}
