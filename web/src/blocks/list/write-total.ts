import type { Format } from '../../platform/format/format.ts';
import type { ListTotal } from './list-pages.tsx';

/** Writes the size of a list: `1,204`, or `10,000+` where the server counts no further. */
export function writeTotal({ totalElements, totalIsBound }: ListTotal, format: Pick<Format, 'number'>): string {
  return `${format.number(totalElements)}${totalIsBound ? '+' : ''}`;
}
