import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { MouseEvent, ReactNode } from 'react';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { AppLink } from '../navigation/app-link.tsx';
import styles from './meeting-row.module.css';
import { MeetingState } from './meeting-state.tsx';
import { counsellingTexts } from './texts.ts';
import { type Side, useCounsellingWords } from './use-counselling-words.ts';

export interface MeetingRowProps {
  readonly meeting: MeetingSummary;
  readonly side: Side;
  readonly to: string;
  readonly isSelected?: boolean | undefined;
  /** Instead of going there. */
  readonly onOpen?: (() => void) | undefined;
  /** In a narrow column, as on a phone. */
  readonly isCompact?: boolean | undefined;
  /** A tab may say the state already. */
  readonly hidesState?: boolean | undefined;
  /** An action that can be taken at once. */
  readonly action?: ReactNode;
}

const SOON_DAYS = 3;

/** One request or meeting in a list: when, with whom, how it stands, and what comes next. */
export function MeetingRow(props: MeetingRowProps) {
  const { meeting, side, to, isSelected = false, onOpen, hidesState = false, isCompact = false, action } = props;
  const texts = useTexts(counsellingTexts);
  const format = useFormat();
  const words = useCounsellingWords();
  const { counsellor, student, participantCount, next } = meeting;
  const others = participantCount - 1;
  const name =
    side === 'student'
      ? texts.people[counsellor.kind](counsellor.name)
      : others > 0
        ? texts.others(student.name, format.number(others))
        : student.name;
  const dept = side === 'student' ? counsellor.deptNm : student.deptNm;
  const facts = [dept, words.channels.labelOf(meeting.channel), words.topicsOf(meeting.topicList)];
  const nextText = words.nextOf(meeting, side);
  const isOwnTurn =
    next !== null && (next.who === 'BOTH' || next.who === (side === 'student' ? 'STUDENT' : 'COUNSELLOR'));
  // Meeting is no duty that is late.
  const isDue = isOwnTurn && next.step !== 'MEET' && next.dueAt !== null;
  const isSoon = isDue && (format.daysUntil(next.dueAt) ?? Infinity) <= SOON_DAYS;
  const press = (event: MouseEvent): void => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={joinClasses(styles.row, isCompact && styles.compact, isSelected && styles.selected)}>
      <div className={styles.parts}>
        <p className={styles.when}>
          <strong>{format.day(meeting.beginsAt)}</strong>
          {format.timeRange(meeting.beginsAt, meeting.endsAt)}
        </p>
        <div className={styles.words}>
          <p className={styles.title}>
            <AppLink to={to} onClick={press} aria-current={isSelected ? 'page' : undefined}>
              {name}
            </AppLink>
          </p>
          <p className={styles.facts}>{joinFacts(facts)}</p>
          {nextText !== undefined && <p className={joinClasses(styles.next, isSoon && styles.soon)}>{nextText}</p>}
        </div>
        {!hidesState && (
          <div className={styles.end}>
            <MeetingState
              status={meeting.status}
              ending={meeting.ending}
              source={meeting.source}
              next={side === 'student' ? next : undefined}
            />
          </div>
        )}
        {action !== undefined && <div className={joinClasses(styles.end, styles.action)}>{action}</div>}
      </div>
    </li>
  );
}
