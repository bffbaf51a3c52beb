import {
  LEAST_EMERGENCY_REASON,
  REFERRAL_MOST,
  referral as calls,
} from '@naru/contract/areas/counselling/referral/referral.ts';
import { useNavigate } from '@tanstack/react-router';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { referralOf } from './addresses.ts';
import { referralTexts } from './texts.ts';

export interface EmergencyDialogProps {
  readonly kept: { readonly referralId: string; readonly version: number };
  readonly name: string;
  readonly onClose: () => void;
}

/** The one way around consent: what the law says, and a reason. */
export function EmergencyDialog({ kept, name, onClose }: EmergencyDialogProps) {
  const texts = useTexts(referralTexts).danger;
  const navigate = useNavigate();
  const report = useCallMutation(calls.stepReferral, { alertMessage: null });
  const form = usePageForm({
    kept: 'PAGE',
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim().length < LEAST_EMERGENCY_REASON ? { reason: texts.reasonHelp } : {}),
  });
  const send = ({ reason }: { readonly reason: string }): void =>
    report.mutate(
      { params: { id: kept.referralId }, body: { action: 'EMERGENCY', version: kept.version, reason } },
      {
        onSuccess: ({ id }) => {
          showToast({ text: texts.done, tone: 'done' });
          void navigate({ to: referralOf(id), ignoreBlocker: true });
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={report.isPending}
      title={texts.askTitle}
      description={name}
      isDanger
      words={{ submit: texts.report, sending: texts.reporting, keep: texts.keep, failed: texts.failed }}
    >
      <p>{texts.law}</p>
      <p>{texts.after}</p>
      <TextArea
        {...form.text('reason')}
        label={texts.reason}
        help={texts.reasonHelp}
        rows={5}
        maxLength={REFERRAL_MOST.reason}
      />
    </FormDialog>
  );
}
