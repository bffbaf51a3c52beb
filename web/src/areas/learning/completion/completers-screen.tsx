import { completion, type Completer, type CompletionState } from '@naru/contract/areas/learning/completion.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/row.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { listCompleterColumns } from './completer-columns.tsx';
import { COMPLETER_LIST } from './completer-list.ts';
import { CompleterSheet } from './completer-sheet.tsx';
import { CompletersHead } from './completers-head.tsx';
import { CompletersProgress } from './completers-progress.tsx';
import { completionTexts } from './texts.ts';

const CompleteDialog = loadOnUse(async () => (await withTexts(import('./complete-dialog.tsx'))).CompleteDialog);
const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);

const NOBODY: ReadonlySet<string> = new Set();
const canBeChosen = ({ state, isOwn }: Completer): boolean => !isOwn && state !== 'COMPLETED' && state !== 'RUNNING';

/** Completions of a programme: who has what, what lacks, and one press for everybody who is ready. */
export function CompletersScreen() {
  const texts = useTexts(completionTexts);
  const { desk } = texts;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const list = useListState(COMPLETER_LIST);
  const [chosen, setChosen] = useState(NOBODY);
  const [open, setOpen] = useState<'complete' | 'import'>();
  const { filters } = list;
  const query = useListCall(
    completion.pageCompleters,
    {
      params: { id },
      query: {
        searchText: filters.text || undefined,
        state: filters.state || undefined,
        ...list.window,
      },
    },
    desk.title,
  );
  const { programme, completerPage: page, countList = [] } = query.data ?? {};
  useScreenTitle(desk.title);
  const countOf = (state: CompletionState): number => countList.find((one) => one.state === state)?.count ?? 0;
  const all = countList.reduce((sum, { count }) => sum + count, 0);
  const rows = page?.content ?? [];
  const picked = rows.filter(({ traineeId }) => chosen.has(traineeId));
  const states = countList.map(({ state, count }) => ({
    value: state,
    label: `${texts.states[state]} ${format.number(count)}`,
  }));
  const close = (): void => setOpen(undefined);
  const canChange = programme?.canChange ?? false;
  const isClosed = programme?.isClosed ?? false;
  const rare = canChange && <Button onClick={() => setOpen('import')}>{desk.importFile}</Button>;
  return (
    <>
      <CompletersHead programmeId={id} name={programme?.name} readyCount={countOf('READY')}>
        {!isPhone && rare}
      </CompletersHead>
      {isClosed && <Notice title={desk.closed}>{canChange ? desk.closedOffice : desk.closedOthers}</Notice>}
      {all > 0 && (
        <CompletersProgress
          completedCount={countOf('COMPLETED')}
          allCount={all}
          waitingCount={filters.state === 'WAITING' ? 0 : countOf('WAITING')}
          onShowWaiting={() => list.setOnlyFilter('state', 'WAITING')}
        />
      )}
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={desk.caption}
        columns={listCompleterColumns({ texts, format, openRow: list.openRow })}
        rowId={({ traineeId }) => traineeId}
        rowName={({ name }) => name}
        selection={chosen}
        onSelectionChange={setChosen}
        isSelectable={(row) => canChange && canBeChosen(row)}
        search="text"
        choices={[
          {
            filter: 'state',
            label: desk.state,
            any: desk.stateAny,
            options: states,
            write: (value) => texts.states[value as CompletionState],
          },
        ]}
        words={desk}
      />
      {isPhone && <Row>{rare}</Row>}
      <BulkBar
        count={picked.length}
        label={desk.selectedLabel}
        text={desk.selected(format.number(picked.length))}
        clearLabel={desk.clearSelected}
        onClear={() => setChosen(NOBODY)}
      >
        <Button variant="primary" onClick={() => setOpen('complete')}>
          {desk.complete}
        </Button>
      </BulkBar>
      <CompleterSheet
        list={list}
        row={rows.find(({ traineeId }) => traineeId === list.open)}
        canChange={canChange}
        query={query}
      />
      {open === 'complete' && (
        <CompleteDialog
          programmeId={id}
          people={picked}
          isClosed={isClosed}
          onClose={close}
          onDone={() => {
            setChosen(NOBODY);
            close();
          }}
        />
      )}
      {open === 'import' && <ImportSheet programmeId={id} isClosed={isClosed} onClose={close} />}
    </>
  );
}
