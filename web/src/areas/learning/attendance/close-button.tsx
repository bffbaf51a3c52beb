import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { attendanceTexts } from './texts.ts';

export interface CloseButtonProps {
  readonly sessionId: string;
  readonly version: number;
  readonly number: string;
  /** People without a mark, who would be absent. */
  readonly openCount: number;
  readonly can: 'close' | 'reopen' | undefined;
  /** From when on it can be closed, while it runs and cannot be. */
  readonly from: string | undefined;
}

/** Closes the attendance of a session, or opens it again. */
export function CloseButton({ sessionId, version, number, openCount, can, from }: CloseButtonProps) {
  const texts = useTexts(attendanceTexts).keep;
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const onError = (error: CallError): void => {
    setIsAsking(false);
    const isConflict = error.code === FAILURE.conflict.code;
    const said = fieldErrorsOf(error)[0]?.message ?? error.serverMessage ?? error.message;
    showToast({ text: isConflict ? texts.conflict : said, tone: 'error' });
  };
  const close = useCallMutation(attendance.closeSession, {
    alertMessage: null,
    onSuccess: ({ absentCount }) => {
      setIsAsking(false);
      showToast({ text: texts.closed(format.number(absentCount)), tone: 'done' });
    },
  });
  const reopen = useCallMutation(attendance.reopenSession, {
    alertMessage: null,
    onSuccess: () => showToast({ text: texts.reopened, tone: 'done' }),
  });
  const input = { params: { sessionId }, body: { version } };
  if (can === undefined)
    return from === undefined ? null : <p>{texts.closableFrom(format.moment(from, { hasWeekday: false }))}</p>;
  if (can === 'reopen')
    return (
      <Button busy={reopen.isPending} busyLabel={texts.reopening} onClick={() => reopen.mutate(input, { onError })}>
        {texts.reopen}
      </Button>
    );
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{texts.close}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.closeTitle(number)}
        confirmLabel={texts.close}
        busy={close.isPending}
        busyLabel={texts.closing}
        onConfirm={() => close.mutate(input, { onError })}
      >
        {openCount > 0 ? texts.closeText(format.number(openCount)) : texts.closeTextNone}
      </ConfirmDialog>
    </>
  );
}
