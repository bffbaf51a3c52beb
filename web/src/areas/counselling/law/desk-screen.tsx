import { lawDesk, type LAW_VIEWS, type LawDeskSummary } from '@naru/contract/areas/counselling/law/desk.ts';
import { LAW_CASE_TYPES } from '@naru/contract/areas/counselling/law/words.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';

import { ChoiceFilters } from '../../../blocks/list/choice-filters.tsx';
import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../blocks/list/list-state.ts';
import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../blocks/list/write-total.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { RecordRow } from '../../../blocks/counselling/record-row.tsx';
import { counsellingTexts } from '../../../blocks/counselling/texts.ts';
import { useDiscreet } from '../../../blocks/counselling/use-discreet.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LAW_HOURS } from './addresses.ts';
import { DeskCaseParts } from './desk-case.tsx';
import styles from './law.module.css';
import { PauseSheet } from './pause-sheet.tsx';
import { lawDeskTexts } from './desk-texts.ts';
import { lawTexts } from './texts.ts';
import { STATE_KINDS, useLawWords } from './use-law-words.ts';

type View = 'todo' | 'open' | 'mine' | 'overdue' | 'over';
const VIEWS: readonly View[] = ['todo', 'open', 'mine', 'overdue', 'over'];
const CALL_VIEWS: Readonly<Record<View, (typeof LAW_VIEWS)[number]>> = {
  todo: 'TODO',
  open: 'OPEN',
  mine: 'MINE',
  overdue: 'OVERDUE',
  over: 'OVER',
};
const DESK_LIST = defineList({
  filters: {
    view: { oneOf: VIEWS },
    type: { oneOf: LAW_CASE_TYPES },
    text: { maxLength: 100, isTyped: true },
  },
  sorts: [],
});

/** All cases, what is to be done first; one opens beside them. */
export function LawDeskScreen() {
  const all = useTexts(lawTexts);
  const texts = useTexts(lawDeskTexts);
  const format = useFormat();
  const { types } = useLawWords();
  const state = useListState(DESK_LIST);
  const [showsPauses, setShowsPauses] = useState(false);
  useDiscreet(all.neutralDesk);
  const view = state.filters.view || 'todo';
  const query = useListCall(
    lawDesk.pageCases,
    {
      query: {
        view: CALL_VIEWS[view],
        caseType: state.filters.type || undefined,
        searchText: state.filters.text || undefined,
        ...state.window,
      },
    },
    texts.title,
  );
  const one = useCall(
    lawDesk.readCase,
    { params: { id: state.open ?? '' } },
    { label: texts.sheetTitle, staleTime: 0, enabled: state.open !== null },
  );
  const list = {
    ...state,
    // The tab is no filter that anybody clears.
    clearFilters: () => {
      state.setFilter('text', '');
      state.setFilter('type', '');
    },
  };
  const page = query.data?.casePage;
  const counts = query.data?.counts;
  const total = page && writeTotal(page, format);
  const isNarrowed = state.filters.text !== '' || state.filters.type !== '';
  const news =
    counts &&
    (counts.todo + counts.overdue === 0
      ? texts.calm
      : texts.waiting(format.number(counts.todo), format.number(counts.overdue)));
  const countOf = (id: 'todo' | 'mine' | 'overdue') => (counts?.[id] ? format.number(counts[id]) : undefined);
  const openCase = one.data?.lawCase.caseId === state.open ? one.data?.lawCase : undefined;
  return (
    <>
      <PageHeader
        title={texts.title}
        news={news ?? ' '}
        actions={
          <>
            <Button variant="text" onClick={() => setShowsPauses(true)}>
              {texts.pauses}
            </Button>
            <ButtonLink icon={IconCalendarPlus} as={(slot) => <AppLink to={LAW_HOURS} {...slot} />}>
              {texts.hours}
            </ButtonLink>
          </>
        }
      />
      <Tabs<View>
        label={texts.views}
        items={VIEWS.map((id) => ({
          id,
          label: texts[id],
          count: id === 'todo' || id === 'mine' ? countOf(id) : undefined,
          alert: id === 'overdue' ? countOf(id) : undefined,
        }))}
        value={view}
        onValueChange={(id) => state.setFilter('view', id === 'todo' ? '' : id)}
      >
        <ChoiceFilters
          list={list}
          search="text"
          choices={[
            {
              filter: 'type',
              label: texts.caseType,
              any: texts.caseTypeAll,
              options: LAW_CASE_TYPES.map((value) => ({ value, label: types.labelOf(value) })),
            },
          ]}
          words={texts}
          summary={total && texts.found(total)}
        />
        <ListRows
          list={list}
          page={page}
          query={query}
          words={texts}
          className={styles.list}
          empty={
            <EmptyState
              title={isNarrowed ? texts.noMatchTitle : texts.emptyTitle[view]}
              actions={isNarrowed && <Button onClick={list.clearFilters}>{texts.clear}</Button>}
            />
          }
        >
          {(row) => <DeskRow key={row.caseId} row={row} onOpen={() => state.openRow(row.caseId)} />}
        </ListRows>
      </Tabs>
      <RowSheet list={state} query={one} title={openCase?.student.name ?? texts.sheetTitle} words={texts} lines={10}>
        {openCase && <DeskCaseParts key={openCase.caseId} lawCase={openCase} />}
      </RowSheet>
      <PauseSheet open={showsPauses} onClose={() => setShowsPauses(false)} />
    </>
  );
}

function DeskRow({ row, onOpen }: { readonly row: LawDeskSummary; readonly onOpen: () => void }) {
  const all = useTexts(lawTexts);
  const texts = useTexts(lawDeskTexts);
  const { cases } = useTexts(counsellingTexts);
  const format = useFormat();
  const { types, nextOf } = useLawWords();
  const next = nextOf(row, 'counsellor');
  const facts = [
    types.labelOf(row.caseType),
    row.student.deptNm,
    row.assigneeList.length === 0 ? texts.nobody : format.list(row.assigneeList.map((one) => one.name)),
    row.deadlineOn === null ? '' : all.deadline(format.day(row.deadlineOn)),
  ];
  return (
    <RecordRow
      when={format.day(row.askedAt)}
      whenNote={cases.asked}
      title={
        <>
          <AppLink
            to={`/cnslt/law/dtls/list?open=${row.caseId}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {row.student.name}
          </AppLink>{' '}
          {row.hasConflict && <Tag tone="neutral">{texts.conflict}</Tag>}
        </>
      }
      facts={facts}
      next={next === undefined || !row.isOverdue ? next : all.at(all.overdue, next)}
      tone={row.isOverdue ? 'late' : undefined}
      state={<StateChip kind={STATE_KINDS[row.status]}>{all.states[row.status]}</StateChip>}
    />
  );
}
