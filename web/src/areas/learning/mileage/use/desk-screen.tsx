import { mileageUseDesk } from '@naru/contract/areas/learning/mileage/uses.ts';

import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import { ListTable } from '../../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { listDeskColumns } from './desk-columns.tsx';
import { ASKED_STATUSES, DESK_USES, type DeskFilter } from './desk-list.ts';
import { DeskSheet } from './desk-sheet.tsx';
import { mileageUseTexts } from './texts.ts';

/** Lists uses that were asked for, the longest waiting first. */
export function MileageUseDeskScreen() {
  const all = useTexts(mileageUseTexts);
  const texts = all.desk;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(DESK_USES);
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    mileageUseDesk.pageUses,
    {
      query: {
        searchText: filters.text || undefined,
        status: (filters.status || undefined) as 'APPLY' | undefined, // one of the filter's values
        purposeCode: filters.purpose || undefined,
        page: list.page - 1,
        size: list.size === 'all' ? 'all' : (String(list.size) as '20'), // one of the contract's sizes
      },
    },
    texts.title,
  );
  const { usePage: page, waitingCount, purposeList = [] } = query.data ?? {};
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const names = { text: texts.search, status: texts.status, purpose: texts.purposeName };
  const statuses = ASKED_STATUSES.map((one) => ({ value: one, label: all.states[one] }));
  const purposes = purposeList.map(({ purposeCode, name }) => ({ value: purposeCode, label: name }));
  const write = (name: DeskFilter, value: string): string =>
    name === 'text'
      ? texts.searchChip(value)
      : ((name === 'status' ? statuses : purposes).find((one) => one.value === value)?.label ?? value);
  const waiting =
    waitingCount === undefined
      ? undefined
      : waitingCount === 0
        ? texts.nothing
        : texts.waiting(format.number(waitingCount));
  return (
    <>
      <PageHeader title={texts.title} purpose={waiting === undefined ? texts.purpose : `${waiting} ${texts.purpose}`} />
      <DeskTabs value="USES">
        <ListFilters
          list={list}
          label={texts.filters}
          words={{ names, write }}
          search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
          summary={isPhone ? undefined : total}
        >
          <FilterSelect list={list} filter="status" label={texts.status} any={texts.statusAny} options={statuses} />
          <FilterSelect
            list={list}
            filter="purpose"
            label={texts.purposeName}
            any={texts.purposeAny}
            options={purposes}
          />
        </ListFilters>
        <ListTable
          list={list}
          page={page}
          status={status}
          query={query}
          caption={texts.caption}
          columns={listDeskColumns({ texts: all, format, openRow: list.openRow })}
          rowId={({ useId }) => useId}
          rowName={({ student }) => student.name}
          summary={total}
          words={{ ...texts, filterNames: names }}
        />
      </DeskTabs>
      <DeskSheet list={list} />
    </>
  );
}
