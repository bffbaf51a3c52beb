import type { PAGE_SIZES } from '@naru/contract/shared/page.ts';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

import type { DataSort } from '../../ui/data-column.ts';
import type { PageSizeValue } from '../../ui/page-size.tsx';
import {
  changeListState,
  isUsual,
  isStillWriting,
  type ListShape,
  type ListState,
  readListState,
  writeListState,
} from './list-state.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A row was opened from its list, which is the entry before this one. */
    isOpenedFromList?: boolean;
  }
}

export interface UsedListState<
  Filter extends string,
  Values extends Readonly<Record<Filter, string>> = Readonly<Record<Filter, string>>,
> extends ListState<Filter, Values> {
  readonly setFilter: (name: Filter, value: string) => void;
  /** Sets several as one step, such as the two ends of a period. */
  readonly setFilters: (filters: Readonly<Partial<Record<Filter, string>>>) => void;
  readonly clearFilters: () => void;
  /** Starts a new search: sets this filter and clears the others. */
  readonly setOnlyFilter: (name: Filter, value: string) => void;
  readonly setSort: (sort: DataSort) => void;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: PageSizeValue) => void;
  /** Shows a row's detail, under an address of its own. */
  readonly openRow: (id: string) => void;
  /** Shows another row's detail in place of the open one. */
  readonly replaceRow: (id: string) => void;
  readonly closeRow: () => void;
  /** Names of the filters that are set. */
  readonly set: readonly Filter[];
  /** Whether it shows what it begins with, such as what waits, and nothing else narrows it. */
  readonly isUsual: boolean;
  /** The page as a call takes it: from 0. */
  readonly window: { readonly page: number; readonly size: (typeof PAGE_SIZES)[number] };
}

/** The state of a declared list. */
export type ListOf<Shape> = Shape extends ListShape<infer Filter, infer Values> ? UsedListState<Filter, Values> : never;

interface GoOptions {
  readonly replace?: boolean;
  /** Scrolls to the top of the page. */
  readonly top?: boolean;
  readonly opens?: boolean;
}

/**
 * The state of a list screen, kept in its address: a link shows the same list, and going back restores the filters.
 * Every change is a step in the history, except letters of a text that is being typed.
 */
export function useListState<Filter extends string, Values extends Readonly<Record<Filter, string>>>(
  shape: ListShape<Filter, Values>,
): UsedListState<Filter, Values> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const state = readListState(search, shape);
  const names = Object.keys(shape.filters) as Filter[]; // its own keys

  const go = (change: Parameters<typeof changeListState<Filter>>[1], how: GoOptions = {}) =>
    void navigate({
      to: '.',
      // Starts from the newest address: two changes may come before the next render.
      search: (current: Record<string, unknown>) =>
        writeListState(changeListState(readListState(current, shape), change), shape),
      replace: how.replace ?? false,
      resetScroll: how.top ?? false,
      state: how.opens === true ? { isOpenedFromList: true } : {},
    });

  const clearAll = (): Partial<Record<Filter, string>> => {
    const filters: Partial<Record<Filter, string>> = {};
    for (const name of names) filters[name] = '';
    return filters;
  };

  return {
    ...state,
    window: { page: state.page - 1, size: `${state.size}` },
    isUsual: isUsual(state, shape),
    set: names.filter((name) => state.filters[name] !== ''),
    setFilter: (name, value) => {
      const filters: Partial<Record<Filter, string>> = {};
      filters[name] = value;
      go({ filters }, { replace: isStillWriting(shape.filters[name], state.filters[name], value) });
    },
    setFilters: (filters) => go({ filters }),
    clearFilters: () => go({ filters: clearAll() }),
    setOnlyFilter: (name, value) => {
      const filters = clearAll();
      filters[name] = value;
      go({ filters });
    },
    setSort: (sort) => go({ sort }),
    setPage: (page) => go({ page }, { top: true }),
    setSize: (size) => go({ size }),
    openRow: (id) => go({ open: id }, { opens: true }),
    replaceRow: (id) =>
      go({ open: id }, { replace: true, opens: router.history.location.state.isOpenedFromList === true }),
    // A person who opened the row by a link has no list to go back to.
    closeRow: () => {
      if (router.history.location.state.isOpenedFromList === true) router.history.back();
      else go({ open: null }, { replace: true });
    },
  };
}
