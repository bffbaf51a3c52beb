import type { Counted } from '@naru/contract/areas/learning/attendance.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { type CallError, fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { attendRoute } from './attend-routes.ts';
import styles from './attend-screen.module.css';
import { STATUS_ICONS } from './mark-row.tsx';
import { attendanceTexts } from './texts.ts';
import { useScan } from './use-scan.ts';
import { useWallLink } from './use-wall-link.ts';

const LOGIN = { path: '/login' } as const;

/** Opened by a phone’s camera: counts who is signed in, and asks everybody else to sign in first. */
export function AttendScreen() {
  const texts = useTexts(attendanceTexts).attend;
  const format = useFormat();
  const navigate = useNavigate();
  const { sessionId = '' }: { sessionId?: string } = useParams({ strict: false });
  const isSignedIn = useLoginInfo() !== undefined;
  const { scan, again } = useScan(sessionId, useWallLink());
  useScreenTitle(texts.title);
  const redirect = addressOf(attendRoute, { params: { sessionId } });
  const signIn = (
    <Button
      variant="primary"
      size="large"
      wide
      onClick={() => void navigate({ href: addressOf(LOGIN, { search: { redirect } }) })}
    >
      {texts.signIn}
    </Button>
  );
  switch (scan.step) {
    case 'OPENING':
      return <Card icon={IconClock} tone="quiet" title={texts.opening} />;
    case 'COUNTING':
      return <Card icon={IconClock} tone="quiet" title={texts.counting} />;
    case 'SIGN_IN':
      return (
        <Card icon={IconQrcode} tone="accent" title={texts.signInTitle}>
          <p className={styles.what}>
            <b>{scan.ticket.programmeNm}</b>
            {texts.session(format.number(scan.ticket.number), format.number(scan.ticket.sessionCount))}
          </p>
          <p>{texts.signInText(format.time(scan.ticket.until))}</p>
          {signIn}
        </Card>
      );
    case 'NO_CODE':
      return (
        <Card icon={IconQrcode} tone="quiet" title={texts.noCodeTitle}>
          <p>{texts.noCodeText}</p>
          {signIn}
        </Card>
      );
    case 'DONE':
      return <Done counted={scan.counted} />;
    case 'FAILED':
      return (
        <Failed error={scan.error} onAgain={again}>
          {isSignedIn ? undefined : signIn}
        </Failed>
      );
  }
}

function Done({ counted }: { readonly counted: Counted }) {
  const texts = useTexts(attendanceTexts).attend;
  const format = useFormat();
  const { status, waits } = counted;
  const tones = { PRESENT: 'green', LATE: 'amber', ABSENT: 'red', EXCUSED: 'accent' } as const;
  return (
    <Card
      icon={waits ? IconClock : STATUS_ICONS[status]}
      tone={waits ? 'amber' : tones[status]}
      title={waits ? texts.waits : texts.done[status]}
    >
      <p className={styles.what}>
        <b>{counted.programmeNm}</b>
        {texts.session(format.number(counted.number), format.number(counted.sessionCount))}
      </p>
      <p>{texts.at(format.time(counted.at))}</p>
      {counted.attendedCount > 0 && <p>{texts.attended(format.number(counted.attendedCount))}</p>}
      {status === 'ABSENT' && <p>{texts.wrong}</p>}
    </Card>
  );
}

interface FailedProps {
  readonly error: CallError;
  readonly onAgain: () => void;
  readonly children?: ReactNode;
}

function Failed({ error, onAgain, children }: FailedProps) {
  const texts = useTexts(attendanceTexts).attend;
  if (error.isUnanswered)
    return (
      <Card icon={IconWifiOff} tone="amber" title={texts.offlineTitle}>
        <p>{texts.offlineText}</p>
        <Button variant="primary" size="large" wide onClick={onAgain}>
          {texts.again}
        </Button>
      </Card>
    );
  const isGone = error.code === FAILURE.notFound.code;
  const said = fieldErrorsOf(error)[0]?.message ?? error.serverMessage ?? error.message;
  return (
    <Card icon={IconAlertCircle} tone="red" title={texts.failedTitle}>
      <p>{isGone ? texts.goneText : said}</p>
      {error.code === FAILURE.noSession.code && children}
    </Card>
  );
}

interface CardProps {
  readonly icon: IconShape;
  readonly tone: 'quiet' | 'accent' | 'green' | 'amber' | 'red';
  readonly title: string;
  readonly children?: ReactNode;
}

function Card({ icon, tone, title, children }: CardProps) {
  return (
    <section className={styles.card} data-tone={tone} aria-live="polite">
      <span className={styles.disc}>
        <Icon of={icon} size={36} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
