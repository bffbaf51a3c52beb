import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { type ReactNode, useRef, useState } from 'react';

import { sayFailure } from '../form/server-errors.ts';
import type { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { counsellingTexts } from './texts.ts';

export interface ReasonDialogProps {
  /** A question that names the thing. */
  readonly title: string;
  /** What will happen. */
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
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const isMissing = asksReason && reason.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={texts.close}
      size="small"
      sticky={reason !== ''}
      actions={
        <>
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => {
              setSubmitted(true);
              if (isMissing) field.current?.focus();
              else onConfirm(reason.trim());
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {asksReason && (
        <TextArea
          ref={field}
          label={texts.reason.label}
          help={texts.reason.help}
          maxLength={COUNSELLING_MOST.reason}
          value={reason}
          error={wasSubmitted && isMissing ? texts.reason.missing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {failure && <Notice tone="red" live="assertive" title={sayFailure(failure, texts.conflict)} />}
    </Dialog>
  );
}
