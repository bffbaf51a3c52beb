import { norms } from '@naru/contract/areas/ability/norm.ts';
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';
import { useState } from 'react';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { normTexts } from './texts.ts';

export interface OwnDialogProps {
  readonly versionId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Names a norm of the university and begins to work it out. */
export function OwnDialog({ versionId, onClose, onDone }: OwnDialogProps) {
  const texts = useTexts(normTexts).ownDialog;
  const { missing } = useTexts(formTexts);
  const format = useFormat();
  const [year] = useState(() => format.dateTime(Date.now(), 'YYYY'));
  const names = { nameKo: texts.nameKo, nameEn: texts.nameEn, versionId: texts.title };
  const form = usePageForm({
    names,
    initial: { nameKo: texts.valueKo(year), nameEn: texts.valueEn(year) },
    check: ({ nameKo, nameEn }) => ({
      ...(nameKo.trim() === '' && { nameKo: missing(names.nameKo) }),
      ...(nameEn.trim() === '' && { nameEn: missing(names.nameEn) }),
    }),
  });
  const build = useCallMutation(norms.buildOwnNorm, { alertMessage: null });
  const send = (body: { readonly nameKo: string; readonly nameEn: string }): void =>
    build.mutate(
      { params: { versionId }, body: { ...body } },
      {
        onSuccess: () => {
          showToast({ text: texts.done, tone: 'done' });
          onDone();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={build.isPending}
      title={texts.title}
      description={texts.text}
      words={{ submit: texts.submit, sending: texts.sending, failed: texts.failed, conflict: { text: texts.conflict } }}
    >
      <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={TEST_MOST.name} lang="ko" />
      <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={TEST_MOST.name} lang="en" />
    </FormDialog>
  );
}
