import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { ReactNode } from 'react';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { deskTexts } from './texts.ts';
import styles from './session-list.module.css';

type Session = ProgrammeInput['sessionList'][number];

export interface SessionListProps {
  readonly sessions: readonly Session[];
  /** Steps of a session, at the end of its line. */
  readonly actionOf?: ((session: Session, number: string) => ReactNode) | undefined;
}

/** The sessions in their order: the day at the left, the words beside it. */
export function SessionList({ sessions, actionOf }: SessionListProps) {
  const texts = useTexts(deskTexts).facts;
  const format = useFormat();
  const isEnglish = useLocale() === 'en';
  return (
    <ol className={styles.list}>
      {sessions.map((session, at) => (
        <li key={session.beginsAt} className={styles.session}>
          <span className={styles.when}>
            <b>{format.day(session.beginsAt)}</b>
            <span>{format.timeRange(session.beginsAt, session.endsAt)}</span>
          </span>
          <span className={styles.what}>
            <span>
              {joinFacts([texts.session(format.number(at + 1)), (isEnglish && session.titleEn) || session.title])}
            </span>
            <span className={styles.meta}>
              {joinFacts([(isEnglish && session.placeEn) || session.place || session.onlineUrl, session.teacherNm])}
            </span>
          </span>
          {actionOf && <span className={styles.action}>{actionOf(session, format.number(at + 1))}</span>}
        </li>
      ))}
    </ol>
  );
}
