import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';

import { ListTable } from '../../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { newForm } from '../shared/addresses.ts';
import { deskTexts } from '../shared/texts.ts';
import { listProgrammeColumns } from './programme-columns.tsx';
import { ProgrammeFilters } from './programme-filters.tsx';
import { PROGRAMMES, readTerm } from './programme-list.ts';

/** Lists programmes that one looks after: what waits comes first; the one main action makes a new one. */
export function ProgrammeListScreen() {
  const all = useTexts(deskTexts);
  const texts = all.list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(PROGRAMMES);
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    programmeDesk.pageDeskProgrammes,
    {
      query: {
        searchText: filters.text || undefined,
        typeCode: (filters.type || undefined) as 'BAEUM' | undefined, // one of the filter's values
        stage: (filters.stage || undefined) as 'OPEN' | undefined, // as above
        deptCode: filters.dept || undefined,
        ...readTerm(filters.term),
        ...list.window,
      },
    },
    texts.title,
  );
  const { programmePage: page, canCreate = false } = query.data ?? {};
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const names = {
    text: texts.search,
    type: texts.type,
    stage: texts.stage,
    term: texts.term,
    dept: texts.department,
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          canCreate && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={newForm} {...slot} />}>
              {texts.create}
            </ButtonLink>
          )
        }
      />
      <ProgrammeFilters list={list} names={names} hasTerms={canCreate} summary={isPhone ? undefined : total} />
      <ListTable
        list={list}
        page={page}
        status={status}
        query={query}
        caption={texts.caption}
        columns={listProgrammeColumns({ texts: all, format })}
        rowId={({ programmeId }) => programmeId}
        rowName={({ name }) => name}
        summary={total}
        words={{ ...texts, filterNames: names }}
      />
    </>
  );
}
