import type { AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './sheet-part.module.css';
import { attendanceTexts } from './texts.ts';

export const STATUS_ICONS = {
  PRESENT: IconCheck,
  LATE: IconClock,
  ABSENT: IconX,
  EXCUSED: IconShieldCheck,
} as const;

export interface MarkRowProps {
  readonly row: AttendanceRow;
  /** The row that Tab leads to. */
  readonly isCurrent: boolean;
  readonly isBlocked: (status: AttendanceStatus) => boolean;
  readonly onMark: (status: AttendanceStatus) => void;
  readonly onNote: () => void;
}

/** A person with four buttons, one of which is pressed; without any for oneself. */
export function MarkRow({ row, isCurrent, isBlocked, onMark, onNote }: MarkRowProps) {
  const texts = useTexts(attendanceTexts);
  const format = useFormat();
  const method = row.method === 'LINK' ? texts.sheet.byCode : row.method === 'TYPED' ? texts.sheet.byTyped : '';
  const standing = row.isOwn && row.status !== null ? texts.status[row.status] : '';
  const byCode = method !== '' && row.at !== null ? `${method} ${format.time(row.at)}` : '';
  const grade = row.grade === null ? '' : texts.sheet.grade(format.number(row.grade));
  const extra = joinFacts([row.waits ? texts.sheet.waits : joinFacts([standing, byCode]), row.note]);
  const stop = row.status ?? 'PRESENT';
  return (
    <tr className={styles.row} data-row={row.traineeId}>
      <th scope="row" className={styles.person}>
        <b>{row.name}</b>
        <span>{joinFacts([row.number, row.deptNm ?? '', grade])}</span>
        {extra !== '' && <span className={styles.extra}>{extra}</span>}
      </th>
      <td className={styles.marks}>
        {row.isOwn ? (
          <p className={styles.meta}>{texts.sheet.own}</p>
        ) : (
          <div className={styles.buttons} role="group" aria-label={`${row.name} ${texts.sheet.mark}`}>
            {ATTENDANCE_STATUSES.map((status) => (
              <button
                key={status}
                type="button"
                className={styles.mark}
                data-status={status}
                aria-pressed={row.status === status && !row.waits}
                disabled={isBlocked(status)}
                tabIndex={isCurrent && status === stop ? 0 : -1}
                onClick={() => onMark(status)}
              >
                <Icon of={STATUS_ICONS[status]} size={16} />
                <span>{texts.status[status]}</span>
              </button>
            ))}
            <IconButton
              icon={IconNote}
              label={texts.sheet.noteOf(row.name)}
              size="small"
              disabled={row.status === null}
              tabIndex={isCurrent ? 0 : -1}
              onClick={onNote}
            />
          </div>
        )}
      </td>
    </tr>
  );
}
