import { history, HISTORY_KINDS, type HistoryEntry } from '@naru/contract/areas/counselling/overview/history.ts';
import { Fragment } from 'react';

import { CaseRow } from '../../../../blocks/counselling/case-row.tsx';
import { FeedButton } from '../../../../blocks/counselling/feed/feed-button.tsx';
import { MeetingRow } from '../../../../blocks/counselling/meeting-row.tsx';
import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { ChoiceFilters, filterNamesOf } from '../../../../blocks/list/choice-filters.tsx';
import { ListStates } from '../../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../../blocks/list/write-total.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { FIND_LIST, ownMeetingOf, surveyOf } from '../../shared/addresses.ts';
import { HISTORY_STATUSES, OWN_LIST } from './history-list.ts';
import styles from './list-screen.module.css';
import { historyTexts } from './texts.ts';

const isOpen = ({ meeting, case: summary }: HistoryEntry): boolean => Boolean((meeting ?? summary)?.next);

/** Lists all of one's own counselling: open cases first, then past ones. */
export function HistoryListScreen() {
  const texts = useTexts(historyTexts).list;
  const format = useFormat();
  const words = useTexts(counsellingTexts);
  const kinds = { ...words.cases.kinds, ...words.kinds };
  const { statusOf } = useCounsellingWords();
  const list = useListState(OWN_LIST);
  useScreenTitle(texts.title);
  const query = usePageCall(
    list,
    history.pageHistory,
    { kind: list.filters.kind || undefined, status: list.filters.status || undefined },
    texts.title,
  );
  const page = query.data?.historyPage;
  const total = page && writeTotal(page, format);
  const choices = [
    {
      filter: 'kind',
      label: texts.kind,
      any: texts.kindAll,
      options: HISTORY_KINDS.map((value) => ({ value, label: kinds[value] })),
    },
    {
      filter: 'status',
      label: texts.status,
      any: texts.statusAll,
      options: HISTORY_STATUSES.map((value) => ({ value, label: statusOf(value) })),
    },
  ] as const;
  const ask = (
    <ButtonLink variant="primary" as={(slot) => <AppLink to={FIND_LIST} {...slot} />}>
      {texts.ask}
    </ButtonLink>
  );
  const isEmpty = page?.totalElements === 0 && list.set.length === 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          !isEmpty && (
            <>
              <FeedButton />
              {ask}
            </>
          )
        }
      />
      {!isEmpty && <ChoiceFilters list={list} choices={choices} words={texts} summary={total && texts.found(total)} />}
      <ListStates
        list={list}
        page={page}
        query={query}
        words={texts}
        empty={
          isEmpty ? (
            <EmptyState title={texts.emptyTitle} actions={ask}>
              {texts.emptyText}
            </EmptyState>
          ) : (
            <ListEmpty list={list} words={{ ...texts, filterNames: filterNamesOf({ choices }, texts) }} />
          )
        }
      >
        {(rows, isStale) => <HistoryGroups rows={rows} isStale={isStale} />}
      </ListStates>
    </>
  );
}

interface HistoryGroupsProps {
  readonly rows: readonly HistoryEntry[];
  readonly isStale: boolean;
}

/** Open cases first, then past ones. */
function HistoryGroups({ rows, isStale }: HistoryGroupsProps) {
  const all = useTexts(historyTexts);
  const groups = [
    { title: all.list.open, rows: rows.filter((row) => isOpen(row)) },
    { title: all.list.past, rows: rows.filter((row) => !isOpen(row)) },
  ].filter((group) => group.rows.length > 0);
  return groups.map((group) => (
    <section key={group.title} aria-label={group.title} className={styles.group}>
      <h2 className={styles.title}>{group.title}</h2>
      <ul aria-busy={isStale || undefined}>
        {group.rows.map(({ meeting, case: summary }) => (
          <Fragment key={meeting?.requestId ?? summary?.caseId}>
            {meeting && (
              <MeetingRow
                meeting={meeting}
                side="student"
                to={ownMeetingOf(meeting.requestId)}
                action={
                  meeting.survey === 'OPEN' ? (
                    <ButtonLink size="small" as={(slot) => <AppLink to={surveyOf(meeting.requestId)} {...slot} />}>
                      {all.survey.answer}
                    </ButtonLink>
                  ) : undefined
                }
              />
            )}
            {summary && <CaseRow summary={summary} />}
          </Fragment>
        ))}
      </ul>
    </section>
  ));
}
