import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { BADGE_CLASS_STATUSES, BADGE_LEVELS } from '@naru/contract/areas/portfolio/badge-words.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { listClassColumns } from './class-columns.tsx';
import { CLASS_LIST } from './class-list.ts';
import { BadgeDeskTabs } from './desk-tabs.tsx';
import { badgeClassFormRoute } from './routes.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** Lists the badges of the university with their rules; the one main action makes another. */
export function BadgeClassListScreen() {
  const words = useBadgeWords();
  const { texts: all } = words;
  const texts = all.list;
  const format = useFormat();
  const list = useListState(CLASS_LIST);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    badgeClasses.pageClasses,
    {
      searchText: filters.text || undefined,
      status: filters.status || undefined,
      level: filters.level || undefined,
    },
    texts.title,
  );
  const { classPage: page, canCreate = false } = query.data ?? {};
  const make = (
    <ButtonLink variant="primary" as={(slot) => <AppLink to={addressOf(badgeClassFormRoute)} {...slot} />}>
      {texts.make}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} actions={canCreate && make} />
      <BadgeDeskTabs value="CLASSES">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          search="text"
          choices={[
            {
              filter: 'status',
              label: texts.statusName,
              any: texts.statusAny,
              options: BADGE_CLASS_STATUSES.map((value) => ({ value, label: all.status[value] })),
            },
            {
              filter: 'level',
              label: texts.levelName,
              any: texts.levelAny,
              options: BADGE_LEVELS.map((value) => ({ value, label: all.level[value] })),
            },
          ]}
          columns={listClassColumns(words, format)}
          rowId={({ classId }) => classId}
          rowName={({ name }) => words.nameOf(name)}
          words={texts}
        />
      </BadgeDeskTabs>
    </>
  );
}
