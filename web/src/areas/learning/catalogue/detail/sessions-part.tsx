import type { ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import type { OwnSession } from '@naru/contract/areas/learning/attendance.ts';
import { Fragment, useState } from 'react';

import { FACT_DOT } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { OwnMark } from '../../attendance/own-mark.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';
import { Written } from '../../../../ui/written.tsx';

export interface SessionsPartProps {
  readonly programme: Pick<ProgrammeDetail, 'sessionList' | 'place'>;
  /** How the person stands in a session, with a place. */
  readonly markOf: (sessionId: string) => OwnSession | undefined;
}

/** Lists the sessions in their order, each with the person's own attendance; those that are over are grey and say so. */
export function SessionsPart({ programme, markOf }: SessionsPartProps) {
  const texts = useTexts(catalogueTexts).detail;
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { sessionList } = programme;
  return (
    <Section title={texts.sessions(format.number(sessionList.length))}>
      <ol className={styles.sessions}>
        {sessionList.map((session) => {
          const isOver = Date.parse(session.endsAt) <= now;
          const mark = markOf(session.sessionId);
          const isMarked = mark !== undefined && (mark.status !== null || mark.waits);
          // Each in its own language: an English title may stand beside a teacher’s Korean name.
          const facts = [session.title, session.place || programme.place, session.teacherNm].filter(Boolean);
          return (
            <li key={session.sessionId} className={styles.session} data-over={isOver || undefined}>
              <span className={styles.number}>{texts.session(format.number(session.number))}</span>
              <div>
                <p className={styles.title}>{format.range(session.beginsAt, session.endsAt)}</p>
                {facts.length > 0 && (
                  <p className={styles.note}>
                    {facts.map((fact, at) => (
                      <Fragment key={fact}>
                        {at > 0 && FACT_DOT}
                        <Written>{fact}</Written>
                      </Fragment>
                    ))}
                  </p>
                )}
                {mark !== undefined && mark.note !== '' && <p className={styles.note}>{mark.note}</p>}
              </div>
              <span className={styles.note}>
                {isMarked ? <OwnMark session={mark} /> : isOver && texts.over}
                {!isOver && session.onlineUrl !== null && (
                  <a href={session.onlineUrl} target="_blank" rel="noreferrer">
                    {texts.join}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
