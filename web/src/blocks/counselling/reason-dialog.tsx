import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import type { ReactNode } from 'react';

import { FormDialog } from '../form/form-dialog.tsx';
import { usePageForm } from '../form/use-page-form.ts';
import { sayFailure } from '../form/server-errors.ts';
import type { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { counsellingTexts } from './texts.ts';

export interface ReasonDialogProps {
  /** A question that names the thing. */
  readonly title: string;
  /** Tells what will happen. */
  readonly text: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  readonly busyLabel?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Without it no reason is asked for. */
  readonly asksReason?: boolean | undefined;
  readonly busy: boolean;
  readonly failure: CallError | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something changes for both, and why; what was written stays when it fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, keepLabel, confirmLabel, busyLabel, danger = false, asksReason = true } = props;
  const { busy, failure, onConfirm, onClose, children } = props;
  const texts = useTexts(counsellingTexts);
  const form = usePageForm({
    names: { reason: texts.reason.label },
    initial: { reason: '' },
    check: ({ reason }) => (asksReason && reason.trim() === '' ? { reason: texts.reason.missing } : {}),
  });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) => onConfirm(reason.trim())}
      onClose={onClose}
      isSending={busy}
      title={title}
      description={text}
      size="small"
      isDanger={danger}
      words={{ submit: confirmLabel, sending: busyLabel, keep: keepLabel }}
    >
      {children}
      {asksReason && (
        <TextArea
          {...form.text('reason')}
          label={texts.reason.label}
          help={texts.reason.help}
          maxLength={COUNSELLING_MOST.reason}
        />
      )}
      {failure && <Notice tone="red" live="assertive" title={sayFailure(failure, texts.conflict)} />}
    </FormDialog>
  );
}
