import type { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { ATTENDANCE_STATUSES } from '@naru/contract/areas/learning/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { STATUS_ICONS } from './mark-row.tsx';
import styles from './keep-screen.module.css';
import { attendanceTexts } from './texts.ts';

const COUNTS = {
  PRESENT: 'presentCount',
  LATE: 'lateCount',
  ABSENT: 'absentCount',
  EXCUSED: 'excusedCount',
} as const;

type Answer = CallOutput<typeof attendance.readCount>;

export interface CountPartProps {
  readonly count: Answer['count'];
  /** Undefined while nobody can come. */
  readonly lastList: Answer['lastList'] | undefined;
  /** Undefined until it is known. */
  readonly tickets: Answer['tickets'] | undefined;
}

/** How many have come, and who came last. */
export function CountPart({ count, lastList, tickets }: CountPartProps) {
  const texts = useTexts(attendanceTexts);
  const format = useFormat();
  const attended = count.presentCount + count.lateCount;
  const [here, all] = [format.number(attended), format.number(count.traineeCount)];
  return (
    <Section title={texts.count.title(here, all)} size="small">
      <ProgressBar
        label={texts.count.bar}
        value={attended}
        max={count.traineeCount}
        valueText={texts.count.short(here, all)}
        hideText
        size="large"
      />
      <ul className={styles.counts}>
        {ATTENDANCE_STATUSES.map((status) => (
          <li key={status} data-status={status}>
            <Icon of={STATUS_ICONS[status]} size={16} />
            <span>{texts.status[status]}</span>
            <b>{format.number(count[COUNTS[status]])}</b>
          </li>
        ))}
      </ul>
      {tickets && tickets.all > 0 && (
        <p className={styles.quiet}>
          {texts.count.tickets(format.number(tickets.all), format.number(tickets.ofOneCode))}
        </p>
      )}
      {lastList && <h3 className={styles.small}>{texts.count.last}</h3>}
      {lastList?.length === 0 && <p className={styles.quiet}>{texts.count.lastNone}</p>}
      {lastList && lastList.length > 0 && (
        <ol className={styles.last}>
          {lastList.map((one) => (
            <li key={`${one.name} ${one.at}`}>
              <span>{one.name}</span>
              <span>{one.status === 'LATE' ? texts.status.LATE : ''}</span>
              <time dateTime={one.at}>{format.time(one.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
