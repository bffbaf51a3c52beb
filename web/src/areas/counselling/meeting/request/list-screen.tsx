import { counsellorSearch, type CounsellorSummary } from '@naru/contract/areas/counselling/counsellor/search.ts';

import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { ListStates } from '../../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../../blocks/list/write-total.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { HISTORY_LIST, OWN_ADVISOR } from '../../shared/addresses.ts';
import { CounsellorFilters } from './counsellor-filters.tsx';
import { COUNSELLOR_LIST, queryOfFilters } from './counsellor-list.ts';
import { CounsellorRow } from './counsellor-row.tsx';
import styles from './list-screen.module.css';
import { findTexts } from './texts.ts';
import { WaitingPart } from './waiting-part.tsx';

/** Lists counsellors, one's own advisor first, each with the next free hours one press away. */
export function CounsellorListScreen() {
  const texts = useTexts(findTexts).list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(COUNSELLOR_LIST);
  useScreenTitle(texts.title);
  const query = usePageCall(list, counsellorSearch.pageCounsellors, queryOfFilters(list.filters), texts.title);
  const page = query.data?.counsellorPage;
  const total = page && writeTotal(page, format);
  const words = {
    ...texts,
    filterNames: { kind: texts.kinds, text: texts.search, topic: texts.topic, channel: texts.channel },
  };
  const links = (
    <>
      <ButtonLink variant="text" as={(slot) => <AppLink to={HISTORY_LIST} {...slot} />}>
        {texts.history}
      </ButtonLink>
      <ButtonLink variant="text" as={(slot) => <AppLink to={OWN_ADVISOR} {...slot} />}>
        {texts.ownAdvisor}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={texts.title} actions={isPhone ? undefined : links} />
      <WaitingPart />
      <CounsellorFilters list={list} summary={isPhone || !total ? undefined : texts.found(total)}>
        <ListStates
          list={list}
          page={page}
          query={query}
          words={words}
          lines={6}
          empty={<ListEmpty list={list} words={words} />}
        >
          {(rows, isStale) => <CounsellorGroups rows={rows} isStale={isStale} />}
        </ListStates>
      </CounsellorFilters>
      {isPhone && <p className={styles.links}>{links}</p>}
    </>
  );
}

interface CounsellorGroupsProps {
  readonly rows: readonly CounsellorSummary[];
  readonly isStale: boolean;
}

/** One's own first, then who is free soonest, who is lit. */
function CounsellorGroups({ rows, isStale }: CounsellorGroupsProps) {
  const texts = useTexts(findTexts).list;
  const firstFree = rows.find((row) => row.nextSlotList.length > 0)?.counsellorId;
  const groups = [
    { title: texts.groupMine, rows: rows.filter((row) => row.isMine || row.isInvited) },
    { title: texts.groupSoonest, rows: rows.filter((row) => !row.isMine && !row.isInvited) },
  ].filter((group) => group.rows.length > 0);
  return groups.map((group) => (
    <section key={group.title} aria-label={group.title} className={styles.group}>
      {groups.length > 1 && <h2 className={styles.title}>{group.title}</h2>}
      <ul className={styles.list} aria-busy={isStale || undefined}>
        {group.rows.map((row) => (
          <CounsellorRow
            key={row.counsellorId}
            counsellor={row}
            isLit={row.counsellorId === firstFree}
            headingLevel={groups.length > 1 ? 3 : 2}
          />
        ))}
      </ul>
    </section>
  ));
}
