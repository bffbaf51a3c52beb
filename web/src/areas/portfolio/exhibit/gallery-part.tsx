import { EXHIBIT_ORDERS, exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { ChoiceFilters } from '../../../blocks/list/choice-filters.tsx';
import { ListEmpty } from '../../../blocks/list/list-empty.tsx';
import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../blocks/list/write-total.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ExhibitCard } from './exhibit-card.tsx';
import { withoutTab, type EXHIBIT_LIST } from './exhibit-list.ts';
import styles from './exhibit.module.css';
import { exhibitTexts } from './texts.ts';

const YEAR = /^(?:19|20|21)\d\d$/;

/** Exhibited portfolios as cards, with filters and pages. */
export function GalleryPart({ list: given }: { readonly list: ListOf<typeof EXHIBIT_LIST> }) {
  const texts = useTexts(exhibitTexts).gallery;
  const format = useFormat();
  const list = withoutTab(given, 'tab');
  const { filters } = list;
  const departments = useDepartmentOptions();
  const query = usePageCall(
    list,
    exhibits.pageExhibits,
    {
      searchText: filters.text || undefined,
      deptCode: filters.dept || undefined,
      year: YEAR.test(filters.year) ? Number(filters.year) : undefined,
      order: filters.order || undefined,
    },
    texts.caption,
  );
  const { exhibitPage: page, yearList = [] } = query.data ?? {};
  const years = yearList.map((year) => ({ value: String(year), label: texts.yearOf(String(year)) }));
  const orders = EXHIBIT_ORDERS.filter((order) => order !== 'LATEST');
  const choices = [
    { filter: 'dept', label: texts.department, options: departments },
    { filter: 'year', label: texts.year, any: texts.yearAny, options: years },
    {
      filter: 'order',
      label: texts.order,
      any: texts.orders.LATEST,
      options: orders.map((value) => ({ value, label: texts.orders[value] })),
    },
  ] as const;
  const counted = page && page.totalElements > 0 ? texts.found(writeTotal(page, format)) : undefined;
  return (
    <>
      <ChoiceFilters list={list} search="text" choices={choices} words={texts} summary={counted} />
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={6}
        label={texts.caption}
        className={styles.grid}
        empty={<ListEmpty list={list} words={texts} />}
      >
        {(exhibit) => (
          <li key={exhibit.nominationId}>
            <ExhibitCard exhibit={exhibit} />
          </li>
        )}
      </ListRows>
    </>
  );
}
