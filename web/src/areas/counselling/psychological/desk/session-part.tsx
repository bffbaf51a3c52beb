import type { PsychCase, PsychSession } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { useState } from 'react';

import { CalendarButton } from '../../../../blocks/counselling/calendar-button.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Section } from '../../../../ui/section.tsx';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { SessionLink } from '../session-link.tsx';
import styles from './desk.module.css';
import { LevelMark } from './level-mark.tsx';
import { SOAP } from './soap.ts';
import { psychDeskTexts } from './texts.ts';

const RecordDialog = loadOnUse(async () => (await withTexts(import('./record-dialog.tsx'))).RecordDialog);
const WhenDialog = loadOnUse(async () => (await withTexts(import('./when-dialog.tsx'))).WhenDialog);

const KINDS: Readonly<Record<PsychSession['status'], StateKind>> = {
  BOOKED: 'approved',
  HELD: 'done',
  ABSENT: 'absent',
  CANCELLED: 'cancelled',
};

/** Sessions in their order, each with its record and what can be done with it. */
export function SessionPart({ psychCase }: { readonly psychCase: PsychCase }) {
  const texts = useTexts(psychDeskTexts).detail;
  const format = useFormat();
  const { sessionList, heldCount, sessionCap } = psychCase;
  return (
    <Section title={texts.sessionsTitle} text={texts.sessionsText(format.number(heldCount), format.number(sessionCap))}>
      {sessionList.length === 0 ? (
        <p className={styles.meta}>{texts.noSessions}</p>
      ) : (
        <ol>
          {sessionList.map((session) => (
            <Session key={session.sessionId} psychCase={psychCase} session={session} />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface SessionProps {
  readonly psychCase: PsychCase;
  readonly session: PsychSession;
}

function Session({ psychCase, session }: SessionProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const canRecord = psychCase.can.includes('RECORD');
  const [asked, setAsked] = useState<'RECORD' | 'MOVE' | 'ABSENT' | 'CANCELLED' | null>(null);
  const mark = useCallMutation(psychDesk.markSession, {
    onSuccess: () => {
      setAsked(null);
      showToast({ text: texts.done, tone: 'done' });
    },
  });
  const { status, record, beginsAt } = session;
  const hasBegun = Date.parse(beginsAt) <= now;
  const canWork = !psychCase.isOpening && !psychCase.isWithdrawn && psychCase.ending === null;
  const params = { id: psychCase.applicationId, sessionId: session.sessionId };
  const confirmText = asked === 'ABSENT' ? texts.absentText : texts.giveUpText;
  const confirmLabel = asked === 'ABSENT' ? texts.absentMark : texts.giveUp;
  return (
    <li className={styles.session}>
      <p className={styles.head}>
        <strong>{texts.session(format.number(session.number))}</strong>
        <span className={styles.meta}>
          {joinFacts([
            format.range(beginsAt, session.endsAt),
            session.channel === 'ONLINE' ? all.channels.ONLINE : (session.place ?? all.channels[session.channel]),
          ])}{' '}
          <SessionLink session={session} />
        </span>
        <StateChip kind={KINDS[status]}>{texts.sessionStatuses[status]}</StateChip>
        {session.level !== null && <LevelMark level={session.level} />}
      </p>
      {record !== null &&
        SOAP.filter((part) => record[part] !== '').map((part) => (
          <div key={part}>
            <p className={styles.label}>{texts.soap[part]}</p>
            <p className={styles.text}>{record[part]}</p>
          </div>
        ))}
      {canWork && (
        <div className={styles.actions}>
          {canRecord && hasBegun && (status === 'BOOKED' || status === 'HELD') && (
            <Button size="small" onClick={() => setAsked('RECORD')}>
              {status === 'HELD' ? texts.changeRecord : texts.record}
            </Button>
          )}
          {status === 'BOOKED' && !hasBegun && psychCase.can.includes('BOOK') && (
            <Button size="small" onClick={() => setAsked('MOVE')}>
              {texts.move}
            </Button>
          )}
          {status === 'BOOKED' && !hasBegun && canRecord && (
            <CalendarButton size="small" of={{ spec: psychDesk.sendSession, input: { params } }} />
          )}
          {status === 'BOOKED' && (
            <Button size="small" variant="text" onClick={() => setAsked(hasBegun ? 'ABSENT' : 'CANCELLED')}>
              {hasBegun ? texts.absentMark : texts.giveUp}
            </Button>
          )}
        </div>
      )}
      {asked === 'MOVE' && (
        <WhenDialog psychCase={psychCase} action="MOVE" session={session} onClose={() => setAsked(null)} />
      )}
      {asked === 'RECORD' && <RecordDialog psychCase={psychCase} session={session} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'ABSENT' || asked === 'CANCELLED'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={confirmLabel}
        confirmLabel={confirmLabel}
        busy={mark.isPending}
        onConfirm={() =>
          asked !== null &&
          asked !== 'RECORD' &&
          asked !== 'MOVE' &&
          mark.mutate({ params, body: { version: session.version, status: asked } })
        }
      >
        {confirmText}
      </ConfirmDialog>
    </li>
  );
}
