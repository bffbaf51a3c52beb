import type { ReportDecision } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import { portfolioReports } from '@naru/contract/areas/portfolio/report.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { deskTexts } from './desk-texts.ts';

interface DecisionDialogProps {
  readonly decision: ReportDecision;
  readonly portfolio: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** Says what a decision does, and asks for the reason or a note. */
export function DecisionDialog({ decision, portfolio: { id, version }, onClose }: DecisionDialogProps) {
  const texts = useTexts(deskTexts).reports;
  const { label, title, text, field, help, done } = texts[decision];
  const isNeeded = decision === 'HIDE';
  const form = usePageForm<{ readonly reason: string }, 'reason' | 'decision'>({
    names: { reason: field, decision: label },
    initial: { reason: '' },
    check: ({ reason }) => (isNeeded && reason.trim() === '' ? { reason: texts.missing } : {}),
  });
  const decide = useCallMutation(portfolioReports.decideReports, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: done, tone: 'done' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) =>
        decide.mutate({ params: { id }, body: { decision, reason, version } }, { onError: form.refuse })
      }
      onClose={onClose}
      isSending={decide.isPending}
      title={title}
      description={text}
      isDanger={isNeeded}
      words={{
        submit: label,
        sending: texts.sending,
        keep: texts.keep,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      <TextArea
        {...form.text('reason')}
        label={field}
        mark={isNeeded ? undefined : 'optional'}
        help={help}
        rows={4}
        maxLength={SHOWN_MOST.reason}
      />
    </FormDialog>
  );
}
