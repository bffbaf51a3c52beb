import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';

import type { DataSort } from '../../ui/data-column.ts';
import type { PageSizeValue } from '../../ui/page-size.tsx';
import { changeListState, type ListShape, type ListState, readListState, writeListState } from './list-state.ts';

export interface UsedListState<Filter extends string> extends ListState<Filter> {
  readonly setFilter: (name: Filter, value: string) => void;
  readonly clearFilters: () => void;
  readonly setSort: (sort: DataSort) => void;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: PageSizeValue) => void;
  /** Shows a row's detail, under an address of its own. */
  readonly openRow: (id: string) => void;
  readonly closeRow: () => void;
  /** Names of the filters that are set. */
  readonly set: readonly Filter[];
}

/**
 * The state of a list screen, held by its address: a link shows the same list, and the way back gives back the filters.
 * Every change is a step to go back over, but for words that are still being written.
 */
export function useListState<Filter extends string>(shape: ListShape<Filter>): UsedListState<Filter> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);
  const state = readListState(search, shape);
  const names = Object.keys(shape.filters) as Filter[]; // its own keys

  const go = (change: Parameters<typeof changeListState<Filter>>[1], how: { replace?: boolean; top?: boolean } = {}) =>
    void navigate({
      to: '.',
      // From the newest address: two changes may come before the next drawing.
      search: (current: Record<string, unknown>) =>
        writeListState(changeListState(readListState(current, shape), change), shape),
      replace: how.replace ?? false,
      resetScroll: how.top ?? false,
    });

  return {
    ...state,
    set: names.filter((name) => state.filters[name] !== ''),
    setFilter: (name, value) => {
      const filters: Partial<Record<Filter, string>> = {};
      filters[name] = value;
      const isWriting = 'maxLength' in shape.filters[name] && value !== '' && state.filters[name] !== '';
      go({ filters }, { replace: isWriting });
    },
    clearFilters: () => {
      const filters: Partial<Record<Filter, string>> = {};
      for (const name of names) filters[name] = '';
      go({ filters });
    },
    setSort: (sort) => go({ sort }),
    setPage: (page) => go({ page }, { top: true }),
    setSize: (size) => go({ size }),
    openRow: (id) => {
      wasOpenedHere.current = true;
      go({ open: id });
    },
    closeRow: () => {
      if (wasOpenedHere.current) router.history.back();
      else go({ open: null }, { replace: true });
      wasOpenedHere.current = false;
    },
  };
}
