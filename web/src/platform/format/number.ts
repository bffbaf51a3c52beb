const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;
const BYTE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Groups as in Korean, with at most one fraction digit by default (docs/specification.md §2, §9); '' for
 * anything but a finite number. Numeric strings count, whole ones of any length keep all digits; -0 shows as 0.
 */
export function formatNumber(value: unknown, maxFractionDigits = 1): string {
  const number = readNumber(value);
  return number === undefined ? '' : openFormatter('decimal', maxFractionDigits).format(number);
}

/** The best grade average of a term, at which its pictures end. */
export const BEST_GRADE_AVERAGE = 4.5;

/** Writes a grade average with both digits, so that a column of them lines up: `3.50`. */
export function formatGradeAverage(average: number): string {
  return average.toFixed(2);
}

/** Writes a ratio as a percentage: 0.734 is `73.4%`; '' for anything but a finite number. */
export function formatPercent(ratio: unknown, maxFractionDigits = 1): string {
  const number = readNumber(ratio);
  return number === undefined ? '' : openFormatter('percent', maxFractionDigits).format(number);
}

/** Writes a file size in bytes, in steps of 1,024: `38 KB`, `1.2 MB`; '' for an invalid size. */
export function formatBytes(bytes: unknown): string {
  const number = readNumber(bytes);
  if (number === undefined || number < 0) return '';
  let size = Number(number);
  let step = 0;
  // Compared after rounding, so that 1,048,575 bytes is 1 MB and not 1,024 KB.
  while (Math.round(size * 10) / 10 >= 1024 && step < BYTE_UNITS.length - 1) {
    size /= 1024;
    step += 1;
  }
  return `${formatNumber(size, step === 0 ? 0 : 1)} ${BYTE_UNITS[step] ?? ''}`;
}

function readNumber(value: unknown): number | bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!DECIMAL.test(text) || !Number.isFinite(Number(text))) return undefined;
  return WHOLE.test(text) ? BigInt(text) : Number(text);
}

// Building a formatter costs a hundred times what using it does, and a table formats thousands of cells.
function openFormatter(style: 'decimal' | 'percent', maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${style} ${maximumFractionDigits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('ko-KR', {
    style,
    maximumFractionDigits,
    signDisplay: 'negative',
  });
  formatters.set(key, made);
  return made;
}
