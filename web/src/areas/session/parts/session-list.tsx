import { account } from '@naru/contract/areas/account.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { sessionTexts } from '../texts.ts';
import { describeDevice } from './device.ts';
import styles from './session-list.module.css';

/** Where the person is signed in; each can be ended, or all at once. */
export function SessionList() {
  const texts = useTexts(sessionTexts).account;
  const format = useFormat();
  const query = useCall(account.listSessions, {});
  const end = useCallMutation(account.endSession, { onSuccess: () => showToast({ text: texts.ended, tone: 'done' }) });
  if (query.isPending) return <Skeleton shape="rows" count={2} />;
  if (query.isError) {
    return <QueryError title={texts.loadError} query={query} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {query.data.sessionList.map((row) => {
          const device = describeDevice(row.agent) ?? texts.unknownDevice;
          return (
            <li key={row.sessionId}>
              <span className={styles.words}>
                <b>
                  {device}
                  {row.current && <em>{texts.thisOne}</em>}
                </b>
                <small>
                  {joinFacts([
                    row.address,
                    row.sharedPc && texts.sharedPc,
                    texts.lastSeen(format.relativeTime(row.lastSeenAt, { time: 'always', inSentence: true })),
                  ])}
                </small>
              </span>
              {!row.current && (
                <Button
                  size="small"
                  aria-label={texts.endSessionOf(device)}
                  busy={end.isPending && end.variables?.params.id === row.sessionId}
                  busyLabel={texts.endSession}
                  onClick={() => end.mutate({ params: { id: row.sessionId } })}
                >
                  {texts.endSession}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <SignOutEverywhere />
    </>
  );
}

function SignOutEverywhere() {
  const texts = useTexts(sessionTexts).account;
  const { session } = useRuntime();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = useCallMutation(account.signOutEverywhere, {
    onSuccess: () => {
      void session.logout();
      void navigate({ to: '/logout' });
    },
  });
  return (
    <>
      <Button variant="danger-text" onClick={() => setAsking(true)}>
        {texts.signOutEverywhere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.everywhereTitle}
        confirmLabel={texts.signOutEverywhere}
        busyLabel={texts.signOutEverywhere}
        busy={leave.isPending}
        danger
        onConfirm={() => leave.mutate({})}
      >
        {texts.everywhereText}
      </ConfirmDialog>
    </>
  );
}
