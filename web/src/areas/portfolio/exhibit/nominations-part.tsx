import { nominationDesk, type NominationTab } from '@naru/contract/areas/portfolio/nomination.ts';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { withoutTab } from './exhibit-list.ts';
import type { DESK_LIST } from './desk-list.ts';
import { deskTexts } from './desk-texts.ts';
import { listNominationColumns } from './nomination-columns.tsx';

interface NominationsPartProps {
  readonly list: ListOf<typeof DESK_LIST>;
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
  const query = usePageCall(
    list,
    nominationDesk.pageNominations,
    {
      tab,
      searchText: filters.text || undefined,
      deptCode: filters.dept || undefined,
    },
    texts.caption,
  );
  const { title: emptyTitle, text: emptyText } = texts.empty[tab];
  return (
    <FilteredList
      list={list}
      page={query.data?.nominationPage}
      query={query}
      caption={texts.caption}
      search="text"
      choices={[{ filter: 'dept', label: texts.department, options: departments }]}
      columns={listNominationColumns({ texts: all, format, tab })}
      rowId={({ nominationId }) => nominationId}
      rowName={({ ownerNm, title }) => `${ownerNm} ${title}`}
      words={{ ...texts, emptyTitle, emptyText }}
    />
  );
}
