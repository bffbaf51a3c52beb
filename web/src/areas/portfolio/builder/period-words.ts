/** Periods of entries as the page writes them. Pure. */
export interface Period {
  readonly begins: string;
  readonly ends: string;
  readonly isOngoing: boolean;
}

const write = (month: string): string => month.replace('-', '.');

/** Writes `2025.03 – 2025.08`, with nothing after the line while it lasts. */
export function periodWords({ begins, ends, isOngoing }: Period): string {
  if (begins === '' && ends === '') return '';
  if (isOngoing) return `${write(begins)} –`;
  if (begins === ends || ends === '') return write(begins);
  return begins === '' ? write(ends) : `${write(begins)} – ${write(ends)}`;
}
