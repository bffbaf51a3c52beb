import type { AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { NoteDialog } from './note-dialog.tsx';
import { SheetFilters } from './sheet-filters.tsx';
import styles from './sheet-part.module.css';
import { SheetTable } from './sheet-table.tsx';
import { attendanceTexts } from './texts.ts';
import { type Marks, type SaveState, useMarks } from './use-marks.ts';
import { useSheetRows } from './use-sheet-rows.ts';

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
  const texts = useTexts(attendanceTexts).sheet;
  const format = useFormat();
  const { query, rows, isNarrowed, page, setPage, ...narrowing } = useSheetRows(sessionId, againMs);
  const [current, setCurrent] = useState<string>();
  const [noted, setNoted] = useState<AttendanceRow>();
  const marks = useMarks({
    sessionId,
    rows,
    refetch: query.refetch,
    onLeft: (count) => showToast({ text: texts.left(format.number(count)) }),
  });
  const shown = rows.map((row) => marks.shownOf(row));
  const isBlocked = (status: AttendanceStatus | null): boolean =>
    (!canMark && status !== null && status !== 'EXCUSED') || (isClosed && status === null);
  const { totalElements = 0, totalPages = 0 } = query.data?.rowPage ?? {};
  return (
    <Section title={texts.title} aside={<SaveWord state={marks.state} />}>
      <Stack>
        {!canMark && <Notice title={texts.notYet} />}
        {marks.state === 'FAILED' && <UnsavedNotice onAgain={marks.sendAgain} />}
        <SheetFilters {...narrowing} />
        <Row apart>
          <p className={styles.meta}>{texts.found(format.number(totalElements))}</p>
          <SheetActions
            open={canMark ? shown.filter(({ status, isOwn }) => status === null && !isOwn) : []}
            marks={marks}
          />
        </Row>
        {query.isPending && <Skeleton shape="rows" count={8} />}
        {query.isError && rows.length === 0 && <QueryError title={texts.errorTitle} query={query} />}
        {query.data && rows.length === 0 && (
          <EmptyState title={isNarrowed ? texts.noMatchTitle : texts.emptyTitle}>
            {isNarrowed ? texts.noMatchText : texts.emptyText}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <SheetTable
            rows={shown}
            marks={marks}
            isBlocked={isBlocked}
            current={current}
            onCurrent={setCurrent}
            onNote={setNoted}
          />
        )}
        {totalPages > 1 && (
          <Row apart>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {texts.previous}
            </Button>
            <Button disabled={page + 1 >= totalPages} onClick={() => setPage(page + 1)}>
              {texts.next}
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

function SaveWord({ state }: { readonly state: SaveState }) {
  const texts = useTexts(attendanceTexts).sheet;
  return <output className={styles.meta}>{state === 'SAVING' ? texts.saving : ''}</output>;
}

function UnsavedNotice({ onAgain }: { readonly onAgain: () => void }) {
  const texts = useTexts(attendanceTexts).sheet;
  return (
    <Notice
      tone="offline"
      live="polite"
      title={texts.unsaved}
      action={
        <Button size="small" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    />
  );
}

interface SheetActionsProps {
  /** Rows that can be marked, and are not yet. */
  readonly open: readonly AttendanceRow[];
  readonly marks: Pick<Marks, 'mark' | 'undo'>;
}

function SheetActions({ open, marks }: SheetActionsProps) {
  const texts = useTexts(attendanceTexts).sheet;
  const format = useFormat();
  return (
    <Row>
      {open.length > 0 && (
        <Button
          size="small"
          onClick={() => marks.mark(open.map((row) => [row, { status: 'PRESENT', note: row.note }] as const))}
        >
          {texts.allPresent(format.number(open.length))}
        </Button>
      )}
      <Button size="small" variant="text" icon={IconArrowBackUp} disabled={!marks.undo} onClick={marks.undo}>
        {texts.undo}
      </Button>
    </Row>
  );
}
