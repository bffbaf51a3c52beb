import { attendance, type AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { MarkRow } from './mark-row.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SheetFilters, type RowFilter } from './sheet-filters.tsx';
import styles from './sheet-part.module.css';
import { attendanceTexts } from './texts.ts';
import { useMarks } from './use-marks.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

export interface SheetPartProps {
  readonly sessionId: string;
  /** Before half an hour to the beginning only an excuse can be marked. */
  readonly canMark: boolean;
  readonly isClosed: boolean;
  /** Codes come in: the rows are read again. */
  readonly againMs: number | undefined;
}

/** The sheet of a whole room, marked by keyboard or by thumb. */
export function SheetPart({ sessionId, canMark, isClosed, againMs }: SheetPartProps) {
  const texts = useTexts(attendanceTexts);
  const say = texts.sheet;
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RowFilter>();
  const [page, setPage] = useState(0);
  const [current, setCurrent] = useState<string>();
  const [noted, setNoted] = useState<AttendanceRow>();
  const query = useCall(
    attendance.pageRows,
    { params: { sessionId }, query: { size: 'all', page, searchText: search || undefined, state: filter } },
    { keepsPrevious: true, againMs: () => againMs },
  );
  const rows = query.data?.rowPage.content ?? [];
  const marks = useMarks({
    sessionId,
    rows,
    refetch: query.refetch,
    onLeft: (count) => showToast({ text: say.left(format.number(count)) }),
  });
  const shown = rows.map((row) => marks.shownOf(row));
  const rowOf = (id: string): AttendanceRow | undefined => shown.find(({ traineeId }) => traineeId === id);
  const isBlocked = (status: AttendanceStatus | null): boolean =>
    (!canMark && status !== null && status !== 'EXCUSED') || (isClosed && status === null);
  const mark = (id: string, status: AttendanceStatus | null): void => {
    const row = rowOf(id);
    if (!row || isBlocked(status) || (row.status === status && !row.waits)) return;
    marks.mark([[row, { status, note: status === null ? '' : row.note }]]);
  };
  const onKeyDown = useSheetKeys({ onMark: mark, onMove: setCurrent, onUndo: marks.undo });
  const open = shown.filter(({ status }) => status === null);
  const currentId = current !== undefined && rowOf(current) ? current : shown[0]?.traineeId;
  const isNarrowed = search !== '' || filter !== undefined;
  const total = query.data?.rowPage;
  return (
    <Section title={say.title} aside={<SaveWord state={marks.state} />}>
      <Stack>
        {!canMark && <Notice title={say.notYet} />}
        {marks.state === 'FAILED' && (
          <Notice
            tone="offline"
            live="polite"
            title={say.unsaved}
            action={
              <Button size="small" onClick={marks.sendAgain}>
                {say.again}
              </Button>
            }
          />
        )}
        <SheetFilters
          search={search}
          filter={filter}
          onSearch={(text) => {
            setSearch(text);
            setPage(0);
          }}
          onFilter={(chosen) => {
            setFilter(chosen);
            setPage(0);
          }}
        />
        <Row apart>
          <p className={styles.meta}>{say.found(format.number(total?.totalElements ?? 0))}</p>
          <Row>
            {canMark && open.length > 0 && (
              <Button
                size="small"
                onClick={() => marks.mark(open.map((row) => [row, { status: 'PRESENT', note: row.note }] as const))}
              >
                {say.allPresent(format.number(open.length))}
              </Button>
            )}
            <Button size="small" variant="text" icon={IconArrowBackUp} disabled={!marks.undo} onClick={marks.undo}>
              {say.undo}
            </Button>
          </Row>
        </Row>
        {query.isPending && <Skeleton label={say.loading} shape="rows" count={8} />}
        {query.isError && rows.length === 0 && <QueryError title={say.errorTitle} query={query} />}
        {query.data && rows.length === 0 && (
          <EmptyState title={isNarrowed ? say.noMatchTitle : say.emptyTitle}>
            {isNarrowed ? say.noMatchText : say.emptyText}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <p className={styles.keys}>{say.keys}</p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the rows' own buttons */}
            <table className={styles.table} onKeyDown={onKeyDown}>
              <caption className="visually-hidden">{say.caption}</caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{say.name}</th>
                  <th scope="col">{say.mark}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => (
                  <MarkRow
                    key={row.traineeId}
                    row={row}
                    isCurrent={row.traineeId === currentId}
                    isBlocked={isBlocked}
                    onMark={(status) => {
                      setCurrent(row.traineeId);
                      mark(row.traineeId, status);
                    }}
                    onNote={() => setNoted(row)}
                  />
                ))}
              </tbody>
            </table>
          </>
        )}
        {total && total.totalPages > 1 && (
          <Row apart>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {say.previous}
            </Button>
            <Button disabled={page + 1 >= total.totalPages} onClick={() => setPage(page + 1)}>
              {say.next}
            </Button>
          </Row>
        )}
      </Stack>
      {noted && (
        <NoteDialog
          row={noted}
          onSave={(note) => marks.mark([[noted, { status: noted.status, note }]])}
          onClose={() => setNoted(undefined)}
        />
      )}
    </Section>
  );
}

function SaveWord({ state }: { readonly state: 'IDLE' | 'SAVING' | 'FAILED' }) {
  const texts = useTexts(attendanceTexts).sheet;
  return <output className={styles.meta}>{state === 'SAVING' ? texts.saving : ''}</output>;
}
