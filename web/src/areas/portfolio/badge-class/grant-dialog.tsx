import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { HoldersField } from './holders-field.tsx';
import { badgeDeskTexts } from './texts.ts';

export interface GrantDialogProps {
  readonly classId: string;
  readonly name: string;
  readonly onClose: () => void;
}

interface Values {
  readonly students: readonly ComboboxOption[];
  readonly evidenceName: string;
  readonly evidenceText: string;
  readonly evidenceUrl: string;
}

/** Grants a badge to one or several students, with the evidence for it. */
export function GrantDialog({ classId, name, onClose }: GrantDialogProps) {
  const texts = useTexts(badgeDeskTexts).grant;
  const format = useFormat();
  const grant = useCallMutation(badgeGrants.grantByHand, {
    alertMessage: null,
    alsoChanges: [badgeClasses.pageClasses, badgeClasses.readClass],
  });
  const form = usePageForm<Values, 'studentIdList' | 'evidenceName' | 'evidenceText' | 'evidenceUrl'>({
    names: {
      studentIdList: texts.students,
      evidenceName: texts.evidenceName,
      evidenceText: texts.evidenceText,
      evidenceUrl: texts.evidenceUrl,
    },
    initial: { students: [], evidenceName: '', evidenceText: '', evidenceUrl: '' },
    check: ({ students, evidenceName }) => ({
      ...(students.length === 0 && { studentIdList: texts.missingStudents }),
      ...(evidenceName.trim() === '' && { evidenceName: texts.missingEvidence }),
    }),
  });
  const send = ({ students, ...evidence }: Values): void =>
    grant.mutate(
      { body: { classId, studentIdList: students.map(({ value }) => value), ...evidence } },
      {
        onSuccess: ({ grantedCount, heldCount }) => {
          const count = format.number(grantedCount);
          const some = heldCount === 0 ? texts.done(count) : texts.doneHeld({ count, held: format.number(heldCount) });
          showToast({ text: grantedCount === 0 ? texts.allHeld : some, tone: 'done' });
          onClose();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={grant.isPending}
      title={texts.title(name)}
      description={texts.text}
      words={{
        submit: texts.submit,
        sending: texts.sending,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      <HoldersField {...form.pick('students', 'studentIdList')} />
      <TextField
        {...form.text('evidenceName')}
        label={texts.evidenceName}
        help={texts.evidenceHelp}
        maxLength={BADGE_MOST.line}
        autoComplete="off"
      />
      <TextArea
        {...form.text('evidenceText')}
        label={texts.evidenceText}
        mark="optional"
        rows={2}
        maxLength={BADGE_MOST.text}
      />
      <TextField
        {...form.text('evidenceUrl')}
        label={texts.evidenceUrl}
        mark="optional"
        help={texts.urlHelp}
        inputMode="url"
        maxLength={BADGE_MOST.line}
        autoComplete="off"
      />
    </FormDialog>
  );
}
