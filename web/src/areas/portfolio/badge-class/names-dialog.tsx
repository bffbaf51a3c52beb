import { badgeClasses, BADGE_DESK_MOST, type TriedStudent } from '@naru/contract/areas/portfolio/badge-class.ts';
import { useState } from 'react';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './badge-class.module.css';
import { badgeDeskTexts } from './texts.ts';

interface NamesDialogProps {
  readonly classId: string;
  readonly onClose: () => void;
}

/** Asks why somebody wants to know who would get the badge, and says it. */
export function NamesDialog({ classId, onClose }: NamesDialogProps) {
  const texts = useTexts(badgeDeskTexts).tryRule;
  const format = useFormat();
  const [students, setStudents] = useState<readonly TriedStudent[]>();
  const ask = useCallMutation(badgeClasses.nameTried, { alertMessage: null });
  const form = usePageForm<{ readonly reason: string }, 'reason'>({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: texts.reasonMissing } : {}),
  });
  const send = ({ reason }: { readonly reason: string }): void =>
    ask.mutate(
      { params: { id: classId }, body: { reason } },
      { onSuccess: ({ studentList }) => setStudents(studentList), onError: form.refuse },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={ask.isPending}
      title={texts.namesTitle}
      description={texts.namesText}
      words={{ submit: texts.show, sending: texts.showing, failed: texts.failed }}
      isWritten={false}
    >
      <TextField {...form.text('reason')} label={texts.reason} maxLength={500} autoComplete="off" />
      {students && (
        <DefinitionList
          items={students.map(({ studentId, name, number, deptNm }) => ({
            id: studentId,
            term: name,
            value: joinFacts([deptNm, number]),
          }))}
        />
      )}
      {students?.length === BADGE_DESK_MOST.named && (
        <p className={styles.meta}>{texts.first(format.number(BADGE_DESK_MOST.named))}</p>
      )}
    </FormDialog>
  );
}
