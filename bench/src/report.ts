/**
 * Writes figures beside their bounds, as a table for the terminal and for docs/performance.md.
 */
export interface Figure {
  readonly what: string;
  readonly found: number;
  /** `least`: at least so much; `most`: at most. */
  readonly least?: number;
  readonly most?: number;
  /** A better value than the bound, to aim for. */
  readonly aim?: number;
  readonly unit?: 'ms' | 'MB' | 's' | '×' | '';
  /** The measured values behind a ratio, on this machine. */
  readonly seen?: string;
}

export function isMet({ found, least = -Infinity, most = Infinity }: Figure): boolean {
  return found >= least && found <= most;
}

function judge(figure: Figure): string {
  if (!isMet(figure)) return 'no';
  const { found, aim, least } = figure;
  if (aim === undefined) return 'yes';
  const isReached = least === undefined ? found <= aim : found >= aim;
  return isReached ? 'yes, and the aim' : least === undefined ? 'short of the aim' : 'yes, short of the aim';
}

export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit = '', least, most, aim, seen = '' } = figure;
    const wanted = [
      least === undefined ? '' : `at least ${formatNumber(least, unit)}`,
      most === undefined ? '' : `at most ${formatNumber(most, unit)}`,
      aim === undefined ? '' : `aim ${formatNumber(aim, unit)}`,
    ].filter(Boolean);
    return `| ${what} | ${formatNumber(figure.found, unit)} | ${wanted.join(', ')} | ${judge(figure)} | ${seen} |`;
  });
  return ['| what | found | wanted | met | seen |', '|---|---|---|---|---|', ...rows].join('\n');
}

function formatNumber(value: number, unit: string): string {
  const digits = unit === 'ms' || unit === 'MB' || value >= 100 ? 0 : 2;
  const text = value.toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: unit === '' && value > 2 ? 0 : digits,
  });
  return unit === '' || unit === '×' ? `${text}${unit}` : `${text} ${unit}`;
}
