import type { AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { MarkRow } from './mark-row.tsx';
import styles from './sheet-part.module.css';
import { attendanceTexts } from './texts.ts';
import type { Marks } from './use-marks.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

export interface SheetTableProps {
  readonly rows: readonly AttendanceRow[];
  readonly marks: Pick<Marks, 'mark' | 'undo'>;
  readonly isBlocked: (status: AttendanceStatus | null) => boolean;
  /** The person whose row was used last; they may have left the page. */
  readonly current: string | undefined;
  readonly onCurrent: (traineeId: string) => void;
  readonly onNote: (row: AttendanceRow) => void;
}

/** The people of a sheet, one row each, marked by buttons and by keys. */
export function SheetTable({ rows, marks, isBlocked, current, onCurrent, onNote }: SheetTableProps) {
  const texts = useTexts(attendanceTexts).sheet;
  const rowOf = (id: string): AttendanceRow | undefined => rows.find(({ traineeId }) => traineeId === id);
  const mark = (id: string, status: AttendanceStatus | null): void => {
    const row = rowOf(id);
    if (!row || row.isOwn || isBlocked(status) || (row.status === status && !row.waits)) return;
    marks.mark([[row, { status, note: status === null ? '' : row.note }]]);
  };
  const onKeyDown = useSheetKeys({ onMark: mark, onMove: onCurrent, onUndo: marks.undo });
  const currentId = current !== undefined && rowOf(current) ? current : rows.find(({ isOwn }) => !isOwn)?.traineeId;
  return (
    <>
      <p className={styles.keys}>{texts.keys}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the rows' own buttons */}
      <table className={styles.table} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.mark}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MarkRow
              key={row.traineeId}
              row={row}
              isCurrent={row.traineeId === currentId}
              isBlocked={isBlocked}
              onMark={(status) => {
                onCurrent(row.traineeId);
                mark(row.traineeId, status);
              }}
              onNote={() => onNote(row)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
