import { mileageClaimDesk } from '@naru/contract/areas/learning/mileage/claims.ts';

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
import { listClaimColumns } from './claim-columns.tsx';
import { CLAIMS, type ClaimFilter } from './claim-list.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import { claimTexts } from './texts.ts';
import { useClaimWords } from './use-claim-words.ts';

/** Lists claims with evidence, the longest waiting first. */
export function ClaimListScreen() {
  const texts = useTexts(claimTexts).desk;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const { types, statuses } = useClaimWords();
  const list = useListState(CLAIMS);
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    mileageClaimDesk.pageClaims,
    {
      query: {
        searchText: filters.text || undefined,
        typeCode: (filters.type || undefined) as '01' | undefined, // one of the filter's values
        status: (filters.status || undefined) as 'WAIT' | undefined, // as above
        page: list.page - 1,
        size: list.size === 'all' ? 'all' : (String(list.size) as '20'), // one of the contract's sizes
      },
    },
    texts.caption,
  );
  const { claimPage: page, waitingCount } = query.data ?? {};
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const names = { text: texts.search, type: texts.type, status: texts.status };
  const write = (name: ClaimFilter, value: string): string =>
    name === 'text'
      ? texts.searchChip(value)
      : ((name === 'type' ? types : statuses).find((one) => one.value === value)?.label ?? value);
  const waiting =
    waitingCount === undefined
      ? undefined
      : waitingCount === 0
        ? texts.nothing
        : texts.waiting(format.number(waitingCount));
  return (
    <>
      <PageHeader title={texts.title} purpose={waiting === undefined ? texts.purpose : `${waiting} ${texts.purpose}`} />
      <DeskTabs value="CLAIMS">
        <ListFilters
          list={list}
          label={texts.filters}
          words={{ names, write }}
          search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
          summary={isPhone ? undefined : total}
        >
          <FilterSelect list={list} filter="type" label={texts.type} any={texts.typeAny} options={types} />
          <FilterSelect list={list} filter="status" label={texts.status} any={texts.statusAny} options={statuses} />
        </ListFilters>
        <ListTable
          list={list}
          page={page}
          status={status}
          query={query}
          caption={texts.caption}
          columns={listClaimColumns({ texts, format, openRow: list.openRow })}
          rowId={({ claimId }) => claimId}
          rowName={({ itemNm, student }) => `${student.name} ${itemNm}`}
          summary={total}
          words={{ ...texts, filterNames: names }}
        />
      </DeskTabs>
      <ClaimSheet list={list} />
    </>
  );
}
