import { attendance } from '@naru/contract/areas/learning/attendance.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './keep-screen.module.css';
import { attendanceTexts } from './texts.ts';

export interface WaitingPartProps {
  readonly sessionId: string;
  readonly count: number;
  /** Codes come in: the rows are read again. */
  readonly againMs: number | undefined;
}

/** Codes that were typed in class and came too late: each counts once the teacher nods. */
export function WaitingPart({ sessionId, count, againMs }: WaitingPartProps) {
  const texts = useTexts(attendanceTexts).waiting;
  const format = useFormat();
  const query = useCall(
    attendance.pageRows,
    { params: { sessionId }, query: { size: 'all', state: 'WAITING' } },
    { againMs: () => againMs },
  );
  const decide = useCallMutation(attendance.decideWaiting, {
    onSuccess: ({ decidedCount }) => showToast({ text: texts.done(format.number(decidedCount)), tone: 'done' }),
  });
  const rows = query.data?.rowPage.content ?? [];
  const others = rows.filter(({ isOwn }) => !isOwn);
  const send = (ids: readonly string[], isAccepted: boolean): void =>
    decide.mutate({ params: { sessionId }, body: { traineeIdList: [...ids], isAccepted } });
  return (
    <Section title={texts.title(format.number(count))} text={texts.text} size="small">
      <Stack gap={12}>
        <ul className={styles.waiting}>
          {rows.map((row) => (
            <li key={row.traineeId}>
              <span>
                <b>{row.name}</b>
                <small>{row.at !== null && texts.typed(format.time(row.at))}</small>
              </span>
              {row.isOwn ? (
                <small>{texts.own}</small>
              ) : (
                <Row>
                  <Button
                    size="small"
                    aria-label={texts.acceptOf(row.name)}
                    disabled={decide.isPending}
                    onClick={() => send([row.traineeId], true)}
                  >
                    {texts.accept}
                  </Button>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={texts.declineOf(row.name)}
                    disabled={decide.isPending}
                    onClick={() => send([row.traineeId], false)}
                  >
                    {texts.decline}
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </ul>
        {query.data?.rowPage.totalIsBound === true && (
          <p className={styles.quiet}>{texts.first(format.number(rows.length))}</p>
        )}
        {others.length > 1 && (
          <div>
            <Button
              size="small"
              busy={decide.isPending}
              onClick={() =>
                send(
                  others.map(({ traineeId }) => traineeId),
                  true,
                )
              }
            >
              {texts.acceptAll(format.number(others.length))}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
