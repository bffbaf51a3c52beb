import {
  EMERGENCY_MOST,
  LEAST_EMERGENCY_REASON,
  psychReferral,
} from '@naru/contract/areas/counselling/psychological/referral.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { fieldErrorsOf } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { referralOf } from './addresses.ts';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

export interface EmergencyDialogProps {
  readonly kept: { readonly referralId: string; readonly version: number };
  readonly name: string;
  readonly onClose: () => void;
}

/** The one way around consent: what the law says, and a reason. */
export function EmergencyDialog({ kept, name, onClose }: EmergencyDialogProps) {
  const all = useTexts(referralTexts);
  const texts = all.danger;
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const report = useCallMutation(psychReferral.reportEmergency, {
    alertMessage: null,
    onSuccess: ({ referralId }) => {
      showToast({ text: texts.done, tone: 'done' });
      void navigate({ to: referralOf(referralId), ignoreBlocker: true });
    },
  });
  const atField = fieldErrorsOf(report.error).find(({ field }) => field === 'reason')?.message;
  const submit = (): void => {
    const isTooShort = reason.trim().length < LEAST_EMERGENCY_REASON;
    setShort(isTooShort);
    if (isTooShort) return;
    report.mutate({ params: { id: kept.referralId }, body: { version: kept.version, reason } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.askTitle}
      description={name}
      closeLabel={all.close}
      sticky={reason !== ''}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" busy={report.isPending} busyLabel={texts.reporting} onClick={submit}>
            {texts.report}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{texts.law}</p>
        <p>{texts.after}</p>
        <TextArea
          label={texts.reason}
          help={texts.reasonHelp}
          rows={5}
          maxLength={EMERGENCY_MOST.reason}
          error={isShort ? texts.reasonHelp : atField}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setShort(false);
          }}
        />
        {report.error && atField === undefined && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {report.error.serverMessage ?? report.error.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
