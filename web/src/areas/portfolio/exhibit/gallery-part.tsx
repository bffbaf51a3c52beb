import { EXHIBIT_ORDERS, exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import { ListEmpty } from '../../../blocks/list/list-empty.tsx';
import { ListPages } from '../../../blocks/list/list-pages.tsx';
import { pickFilter } from '../../../blocks/list/list-state.ts';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExhibitCard } from './exhibit-card.tsx';
import { withoutTab, type ExhibitFilter } from './exhibit-list.ts';
import styles from './exhibit.module.css';
import { exhibitTexts } from './texts.ts';

const YEAR = /^(?:19|20|21)\d\d$/;

/** Exhibited portfolios as cards, with filters and pages. */
export function GalleryPart({ list: given }: { readonly list: UsedListState<ExhibitFilter> }) {
  const all = useTexts(exhibitTexts);
  const texts = all.gallery;
  const format = useFormat();
  const list = withoutTab(given, 'tab');
  const { filters } = list;
  const departments = useDepartmentOptions();
  const { query, status } = useListCall(
    exhibits.pageExhibits,
    {
      query: {
        searchText: filters.text || undefined,
        deptCode: filters.dept || undefined,
        year: YEAR.test(filters.year) ? Number(filters.year) : undefined,
        order: pickFilter(EXHIBIT_ORDERS, filters.order),
        ...list.window,
      },
    },
    texts.caption,
  );
  const { exhibitPage: page, yearList = [] } = query.data ?? {};
  const years = yearList.map((year) => ({ value: String(year), label: texts.yearOf(String(year)) }));
  const orders = EXHIBIT_ORDERS.map((value) => ({ value, label: texts.orders[value] }));
  const options = { year: years, dept: departments, order: orders };
  const write = (name: ExhibitFilter, value: string): string => {
    if (name === 'text' || name === 'tab') return value;
    return options[name].find((one: { readonly value: string }) => one.value === value)?.label ?? value;
  };
  const counted =
    page && page.totalElements > 0
      ? texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`)
      : undefined;
  return (
    <>
      <ListFilters
        list={list}
        label={texts.filters}
        words={{ names: { text: texts.search, year: texts.year, dept: texts.department, order: texts.order }, write }}
        search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
        summary={counted}
      >
        <DepartmentFilter list={list} filter="dept" options={departments} />
        <FilterSelect list={list} filter="year" label={texts.year} any={texts.yearAny} options={years} />
        <FilterSelect
          list={list}
          filter="order"
          label={texts.order}
          any={texts.orders.LATEST}
          options={orders.filter(({ value }) => value !== 'LATEST')}
        />
      </ListFilters>
      {status === 'error' && <QueryError title={texts.errorTitle} query={query} />}
      {status === 'loading' && <Skeleton count={6} />}
      {page && status !== 'error' && page.content.length === 0 && (
        <ListEmpty list={list} counted={counted} words={texts} />
      )}
      {page && status !== 'error' && page.content.length > 0 && (
        <>
          <ul className={styles.grid} aria-label={texts.caption} data-stale={status === 'stale' || undefined}>
            {page.content.map((exhibit) => (
              <li key={exhibit.nominationId}>
                <ExhibitCard exhibit={exhibit} />
              </li>
            ))}
          </ul>
          <ListPages list={list} page={page} words={texts} />
        </>
      )}
    </>
  );
}
