import type { ReactNode } from 'react';

import { joinFacts } from '../../platform/format/facts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './meeting-row.module.css';

export interface RecordRowProps {
  /** In the first column: a day, or how urgent it is. */
  readonly when: ReactNode;
  /** Below it: "신청한 날", a time. */
  readonly whenNote: string;
  /** The link of the whole row, and what stands beside it. */
  readonly title: ReactNode;
  /** Empty ones are left out. */
  readonly facts?: readonly string[] | undefined;
  /** Names the next step. */
  readonly next?: ReactNode;
  readonly tone?: 'soon' | 'late' | undefined;
  /** How it stands. */
  readonly state?: ReactNode;
}

const TONES = { soon: styles.soon, late: styles.late };

/** A case in a list, in the columns of a MeetingRow: every list of counselling reads the same way. */
export function RecordRow({ when, whenNote, title, facts, next, tone, state }: RecordRowProps) {
  const about = joinFacts(facts ?? []);
  return (
    <li className={styles.row}>
      <div className={styles.parts}>
        <p className={styles.when}>
          <strong>{when}</strong>
          {whenNote}
        </p>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {about !== '' && <p className={styles.facts}>{about}</p>}
          {next !== undefined && <p className={joinClasses(styles.next, tone && TONES[tone])}>{next}</p>}
        </div>
        {state !== undefined && <div className={styles.end}>{state}</div>}
      </div>
    </li>
  );
}
