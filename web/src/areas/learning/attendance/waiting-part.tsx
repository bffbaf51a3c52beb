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

/** Codes that were typed in class and came too late: each counts once the teacher nods. */
export function WaitingPart({ sessionId, count }: { readonly sessionId: string; readonly count: number }) {
  const texts = useTexts(attendanceTexts).waiting;
  const format = useFormat();
  const query = useCall(attendance.pageRows, { params: { sessionId }, query: { size: '100', state: 'WAITING' } });
  const decide = useCallMutation(attendance.decideWaiting, {
    onSuccess: ({ decidedCount }) => showToast({ text: texts.done(format.number(decidedCount)), tone: 'done' }),
  });
  const rows = query.data?.rowPage.content ?? [];
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
            </li>
          ))}
        </ul>
        {rows.length > 1 && (
          <div>
            <Button
              size="small"
              busy={decide.isPending}
              onClick={() =>
                send(
                  rows.map(({ traineeId }) => traineeId),
                  true,
                )
              }
            >
              {texts.acceptAll}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
