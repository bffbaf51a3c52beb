import { psychDesk, type PSYCH_VIEWS } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useState } from 'react';

import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import { ListPages } from '../../../../blocks/list/list-pages.tsx';
import type { ListShape } from '../../../../blocks/list/list-state.ts';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { CaseListRow } from './case-list-row.tsx';
import styles from './desk.module.css';
import { OpeningPart } from './opening-part.tsx';
import { psychDeskTexts } from './texts.ts';
import { WalkInDialog } from './walk-in-dialog.tsx';

type CentreFilter = 'view' | 'level';
type CaseView = (typeof PSYCH_VIEWS)[number];
type Tab = CaseView | 'OPENING';

const CENTRE_SHAPE: ListShape<CentreFilter> = {
  filters: { view: { oneOf: ['OPEN', 'DONE', 'OPENING'] }, level: { oneOf: TRIAGE_LEVELS } },
  sorts: [],
};

/** Y3: who waits, the most urgent first; what is under way, and what is over. */
export function CentreListScreen() {
  const all = useTexts(psychDeskTexts);
  const texts = all.list;
  const format = useFormat();
  const list = useListState(CENTRE_SHAPE);
  const [isTakingIn, setTakingIn] = useState(false);
  useScreenTitle(all.neutral);
  const tab = (list.filters.view || 'QUEUE') as Tab; // one of the filter's values
  const view: CaseView = tab === 'OPENING' ? 'QUEUE' : tab;
  const { query, status } = useListCall(
    psychDesk.pageCases,
    {
      query: {
        view,
        level: (list.filters.level || undefined) as TriageLevel | undefined, // as above
        page: list.page - 1,
        size: list.size === 'all' ? 'all' : (String(list.size) as '20'), // one of the contract's sizes
      },
    },
    texts.title,
  );
  const duty = useCallMutation(psychDesk.setDuty);
  const page = query.data?.casePage;
  const counts = query.data?.counts;
  const rows = page?.content ?? [];
  const total = page && `${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`;
  const isManager = query.data?.isManager === true;
  const isOnDuty = query.data?.isOnDuty ?? null;
  const empties = { QUEUE: texts.emptyQueue, OPEN: texts.emptyOpen, DONE: texts.emptyDone };
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={counts ? texts.purpose(format.number(counts.urgent)) : ' '}
        actions={isManager && <Button onClick={() => setTakingIn(true)}>{texts.walkIn}</Button>}
      />
      {isOnDuty !== null && (
        <div className={styles.bar}>
          <Switch
            label={texts.onDuty}
            note={texts.onDutyHelp}
            checked={isOnDuty}
            disabled={duty.isPending}
            onCheckedChange={(next) => duty.mutate({ body: { isOnDuty: next } })}
          />
        </div>
      )}
      <Tabs<Tab>
        label={texts.views}
        items={[
          {
            id: 'QUEUE',
            label: texts.QUEUE,
            count: counts && counts.queue > 0 ? format.number(counts.queue) : undefined,
          },
          { id: 'OPEN', label: texts.OPEN, count: counts && counts.open > 0 ? format.number(counts.open) : undefined },
          { id: 'DONE', label: texts.DONE },
          { id: 'OPENING', label: texts.openings },
        ]}
        value={tab}
        onValueChange={(id) => list.setFilter('view', id === 'QUEUE' ? '' : id)}
      >
        {counts !== undefined && counts.withdrawn > 0 && tab !== 'OPENING' && (
          <div className={styles.said}>
            <Notice tone="amber">{texts.withdrawnCount(format.number(counts.withdrawn))}</Notice>
          </div>
        )}
        {tab === 'OPENING' ? (
          <OpeningPart />
        ) : (
          <>
            <ListFilters
              list={list}
              label={texts.filters}
              words={{ names: { level: texts.level }, write: (_name, value) => all.levels[value as TriageLevel] }}
              summary={total && texts.found(total)}
            >
              <FilterSelect
                list={list}
                filter="level"
                label={texts.level}
                any={texts.levelAll}
                options={TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] }))}
              />
            </ListFilters>
            {status === 'loading' && <Skeleton label={all.loading} shape="rows" count={5} />}
            {status === 'error' && (
              <ErrorState
                title={texts.errorTitle}
                code={query.error?.code}
                retryLabel={all.retry}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            )}
            {status !== 'error' && page && rows.length === 0 && (
              <EmptyState
                title={list.filters.level ? texts.noMatch : empties[view]}
                actions={
                  list.filters.level && <Button onClick={() => list.setFilter('level', '')}>{texts.clear}</Button>
                }
              >
                {isManager ? texts.emptyManager : texts.emptyText}
              </EmptyState>
            )}
            {status !== 'error' && page && rows.length > 0 && (
              <>
                <ul aria-busy={status === 'stale' || undefined}>
                  {rows.map((row) => (
                    <CaseListRow key={row.applicationId} summary={row} />
                  ))}
                </ul>
                <ListPages list={list} page={page} words={texts} />
              </>
            )}
          </>
        )}
      </Tabs>
      {isTakingIn && <WalkInDialog onClose={() => setTakingIn(false)} />}
    </>
  );
}
