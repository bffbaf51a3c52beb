import { norms, type NormSummary } from '@naru/contract/areas/ability/norm.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { normTexts } from './texts.ts';

interface NormButtonProps {
  readonly norm: NormSummary;
  readonly onDone: () => void;
}

/** Deletes a draft, once that was confirmed. */
export function DeleteButton({ norm, onDone }: NormButtonProps) {
  const texts = useTexts(normTexts).remove;
  const [isOpen, setIsOpen] = useState(false);
  const remove = useCallMutation(norms.deleteNorm, { alertMessage: null });
  const send = (): void =>
    remove.mutate(
      { params: { id: norm.normId }, body: { version: norm.version } },
      {
        onSuccess: () => {
          showToast({ text: texts.done, tone: 'done' });
          setIsOpen(false);
          onDone();
        },
      },
    );
  return (
    <>
      <Button variant="danger-text" onClick={() => setIsOpen(true)}>
        {texts.label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.title}
        confirmLabel={texts.label}
        busy={remove.isPending}
        danger
        onConfirm={send}
      >
        {texts.text}
        {remove.isError && <Notice tone="red" title={texts.failed} live="assertive" />}
      </ConfirmDialog>
    </>
  );
}

/** Begins to read earlier results under the norm in force. */
export function RescoreButton({ norm, onDone }: NormButtonProps) {
  const texts = useTexts(normTexts).rescore;
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const rescore = useCallMutation(norms.rescoreNorm, { alertMessage: null });
  const count = format.number(norm.unreadCount);
  const send = (): void =>
    rescore.mutate(
      { params: { id: norm.normId }, body: {} },
      {
        onSuccess: () => {
          showToast({ text: texts.done, tone: 'done' });
          setIsOpen(false);
          onDone();
        },
      },
    );
  return (
    <>
      <Button aria-description={texts.count(count)} onClick={() => setIsOpen(true)}>
        {texts.label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.title}
        confirmLabel={texts.confirm}
        keepLabel={texts.keep}
        busy={rescore.isPending}
        onConfirm={send}
      >
        {texts.text(count)}
        {rescore.isError && (
          <Notice tone="red" title={texts.failed} live="assertive">
            {fieldErrorsOf(rescore.error)[0]?.message}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
