import { nominationDesk, type NominationTab } from '@naru/contract/areas/portfolio/nomination.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { ListFilters } from '../../../blocks/list/list-filters.tsx';
import { ListTable } from '../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { withoutTab } from './exhibit-list.ts';
import type { DeskFilter } from './desk-list.ts';
import { deskTexts } from './desk-texts.ts';
import { listNominationColumns } from './nomination-columns.tsx';

interface NominationsPartProps {
  readonly list: UsedListState<DeskFilter>;
  readonly tab: NominationTab;
}

/** The nominations of one tab. */
export function NominationsPart({ list: given, tab }: NominationsPartProps) {
  const all = useTexts(deskTexts);
  const texts = all.list;
  const format = useFormat();
  const list = withoutTab(given, 'tab');
  const { filters } = list;
  const departments = useDepartmentOptions();
  const { query, status } = useListCall(
    nominationDesk.pageNominations,
    {
      query: {
        tab,
        searchText: filters.text || undefined,
        deptCode: filters.dept || undefined,
        ...list.window,
      },
    },
    texts.caption,
  );
  const { title: emptyTitle, text: emptyText } = texts.empty[tab];
  const write = (name: DeskFilter, value: string): string =>
    name === 'dept' ? (departments.find((one) => one.value === value)?.label ?? value) : texts.searchChip(value);
  return (
    <>
      <ListFilters
        list={list}
        label={texts.filters}
        words={{ names: { text: texts.search, dept: texts.department }, write }}
        search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
        summary={undefined}
      >
        <DepartmentFilter list={list} filter="dept" options={departments} />
      </ListFilters>
      <ListTable
        list={list}
        page={query.data?.nominationPage}
        status={status}
        query={query}
        caption={texts.caption}
        columns={listNominationColumns({ texts: all, format, tab })}
        rowId={({ nominationId }) => nominationId}
        rowName={({ ownerNm, title }) => `${ownerNm} ${title}`}
        words={{ ...texts, emptyTitle, emptyText }}
      />
    </>
  );
}
