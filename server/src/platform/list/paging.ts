/**
 * Pages, sorts and bounded totals as the specification shapes them (docs/specification.md §7). Pure.
 */
import { ALL_BOUND, type PAGE_SIZES } from '@naru/contract/shared/page.ts';

/** Counting stops here; the answer then says that there are more. */
export const COUNT_BOUND = 1000;

export interface PageWindow {
  readonly number: number;
  readonly size: number;
  readonly offset: number;
}

export function windowOf(query: { page: number; size: (typeof PAGE_SIZES)[number] }): PageWindow {
  const size = query.size === 'all' ? ALL_BOUND : Number(query.size);
  return { number: query.page, size, offset: query.page * size };
}

export interface Paged<T> {
  readonly content: T[];
  readonly totalElements: number;
  readonly totalPages: number;
  readonly number: number;
  readonly size: number;
  readonly totalIsBound: boolean;
}

/** Makes a page. `counted` is the result of the count, at most one more than COUNT_BOUND. */
export function toPage<T>(content: T[], counted: number, window: PageWindow): Paged<T> {
  const totalElements = Math.min(counted, COUNT_BOUND);
  return {
    content,
    totalElements,
    totalPages: Math.ceil(totalElements / window.size),
    number: window.number,
    size: window.size,
    totalIsBound: counted > COUNT_BOUND,
  };
}

export interface SortTerm<Field extends string = string> {
  readonly field: Field;
  readonly descending: boolean;
}

/**
 * Reads `field,asc` and `field,desc`; without a direction it is asc. Other fields follow in the order of the default,
 * so that the sort always places every row. Undefined where a field or a direction is not allowed.
 */
export function readSort<Field extends string>(
  given: readonly string[] | undefined,
  allowed: readonly Field[],
  byDefault: readonly SortTerm<Field>[],
): SortTerm<Field>[] | undefined {
  const terms: SortTerm<Field>[] = [];
  for (const text of given ?? []) {
    const [name, direction = 'asc', ...rest] = text.split(',');
    const field = allowed.find((one) => one === name);
    if (!field || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return undefined;
    terms.push({ field, descending: direction === 'desc' });
  }
  const wanted = [...terms, ...byDefault];
  return wanted.filter((term, at) => wanted.findIndex(({ field }) => field === term.field) === at);
}
