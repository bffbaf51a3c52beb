import type { attendance } from '@naru/contract/areas/learning/attendance.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import styles from './keep-screen.module.css';
import { keepRoute } from './routes.ts';
import { attendanceTexts } from './texts.ts';

export interface SessionStripProps {
  readonly sessions: CallOutput<typeof attendance.readSession>['sessionList'];
  /** The id of the session that is shown. */
  readonly current: string;
}

/** All sessions of the programme in a row; the one that is shown is in sight. */
export function SessionStrip({ sessions, current }: SessionStripProps) {
  const texts = useTexts(attendanceTexts).keep;
  const format = useFormat();
  return (
    <nav className={styles.sessions} aria-label={texts.sessions} ref={(strip) => showCurrent(strip)}>
      {sessions.map(({ sessionId, number, beginsAt }) => (
        <AppLink
          key={sessionId}
          to={addressOf(keepRoute, { params: { sessionId } })}
          className={styles.session}
          aria-current={sessionId === current ? 'page' : undefined}
        >
          <b>{texts.session(format.number(number))}</b>
          <span>{format.day(beginsAt)}</span>
        </AppLink>
      ))}
    </nav>
  );
}

/** Moves the strip alone: the page stays where it is. */
function showCurrent(strip: HTMLElement | null): void {
  const shown = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !shown) return;
  strip.scrollLeft = shown.offsetLeft - strip.offsetLeft - (strip.clientWidth - shown.clientWidth) / 2;
}
