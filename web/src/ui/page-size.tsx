import { Select } from './select.tsx';
import { useWords } from './use-words.ts';
import { pagesWords } from './words/pages.ts';

const sizes = ['10', '20', '50', '100', 'all'] as const;

export type PageSizeValue = 10 | 20 | 50 | 100 | 'all';

export interface PageSizeProps {
  readonly value: PageSizeValue;
  readonly onValueChange: (value: PageSizeValue) => void;
  /** The most rows that "all" shows. */
  readonly bound: number;
  /** Writes a number of rows: "20건". */
  readonly counted?: (total: string) => string;
}

/** A choice of the number of rows on a page. */
export function PageSize({ value, onValueChange, bound, counted }: PageSizeProps) {
  const words = useWords(pagesWords);
  const write = (size: (typeof sizes)[number]): string => {
    const number = size === 'all' ? bound.toLocaleString('en-US') : size;
    return words[size === 'all' ? 'sizeAll' : 'sizeOf']({ size: number, counted: (counted ?? words.counted)(number) });
  };
  return (
    <Select
      label={words.size}
      hideLabel
      compact
      size="small"
      placeholder={words.size}
      options={sizes.map((size) => ({ value: size, label: write(size) }))}
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
