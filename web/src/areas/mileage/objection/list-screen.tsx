import { mileageObjectionDesk } from '@naru/contract/areas/mileage/objections.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { OBJECTION_STATUSES } from '@naru/contract/areas/mileage/objection-words.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useWaitingNews } from '../../../blocks/list/use-waiting-news.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { termCodeOf } from '../shared/term-code.ts';
import { listObjectionColumns } from './objection-columns.tsx';
import { OBJECTIONS } from './objection-list.ts';
import { ObjectionSheet } from './objection-sheet.tsx';
import { objectionTexts } from './texts.ts';
import { useSignedPoints } from './use-signed-points.ts';

/** Lists objections to lines, the oldest open one first. */
export function ObjectionListScreen() {
  const all = useTexts(objectionTexts);
  const texts = all.desk;
  const format = useFormat();
  const signed = useSignedPoints();
  const { options: types } = useEnumeration('mileageType');
  const list = useListState(OBJECTIONS);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    mileageObjectionDesk.pageObjections,
    {
      searchText: filters.text || undefined,
      status: filters.status || undefined,
      typeCode: filters.type || undefined,
      yearSemstrCode: termCodeOf(filters.term),
    },
    texts.caption,
  );
  const { objectionPage: page, waitingCount, termList = [] } = query.data ?? {};
  const news = useWaitingNews(texts, waitingCount);
  const statuses = OBJECTION_STATUSES.map((one) => ({ value: one, label: all.states[one] }));
  const terms = termList.map(({ year, semstrCode, semstrNm }) => ({
    value: `${year}${semstrCode}`,
    label: all.term({ year: String(year), name: semstrNm }),
  }));
  return (
    <>
      <PageHeader title={texts.title} news={news} purpose={texts.purpose} />
      <DeskTabs value="OBJECTIONS">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          search="text"
          choices={[
            { filter: 'status', label: texts.status, any: texts.statusAny, options: statuses },
            { filter: 'type', label: texts.type, any: texts.typeAny, options: types },
            { filter: 'term', label: texts.term, any: texts.termAny, options: terms },
          ]}
          columns={listObjectionColumns({ texts, format, signed, openRow: list.openRow })}
          rowId={({ objectionId }) => objectionId}
          rowName={({ line, student }) => `${student.name} ${line.title}`}
          words={texts}
        />
      </DeskTabs>
      <ObjectionSheet list={list} />
    </>
  );
}
