import type { AdvisedStudent } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_REASONS, type AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './advisor.module.css';
import { AdvisorField } from './advisor-field.tsx';
import { EndDialog } from './end-dialog.tsx';
import { FromFields } from './from-fields.tsx';
import { advisorTexts } from './texts.ts';
import { useAssign } from './use-assign.ts';

export interface ChangeFormProps {
  readonly student: AdvisedStudent;
  readonly onDone: () => void;
}

interface ChangeValues {
  readonly next: ComboboxOption | null;
  readonly nextOn: string | null;
  readonly reason: AdvisorReason;
}
type ChangeField = 'nextId' | 'nextOn' | 'reason';

const DAY_MS = 86_400_000;

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Gives one student another advisor, or none after the present one. */
export function ChangeForm({ student, onDone }: ChangeFormProps) {
  const texts = useTexts(advisorTexts);
  const { leaveLost } = useTexts(formTexts);
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const { stdntId, assignmentId, advisorNm, endsOn } = student;
  const [isEnding, setEnding] = useState(false);
  const { apply, isPending } = useAssign(onDone);
  const form = usePageForm<ChangeValues, ChangeField>({
    names: { nextId: texts.change.next, nextOn: texts.change.on, reason: texts.change.reason },
    initial: {
      next: null,
      nextOn: endsOn === null ? today : dayAfter(endsOn),
      reason: assignmentId === null ? 'INITIAL' : 'TRANSFER',
    },
    check: ({ next, nextOn }) => ({
      ...(next === null && { nextId: texts.change.missing }),
      ...(nextOn === null && { nextOn: texts.missingDay }),
    }),
    within: 'changeList.0',
  });
  const send = ({ next, nextOn, reason }: ChangeValues): void =>
    apply(
      { body: { changeList: [{ stdntId, assignmentId, nextId: next?.value ?? '', nextOn: nextOn ?? '', reason }] } },
      { onError: form.refuse },
    );
  return (
    <Section title={texts.change.title} size="small" headingLevel={3}>
      <Form
        className={styles.stack}
        form={form}
        onSend={send}
        isShort
        words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
        guard={{ isOn: form.frame.isUnsaved && !isPending, text: leaveLost }}
        actions={
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" busy={isPending}>
              {texts.change.submit}
            </Button>
            {assignmentId !== null && endsOn === null && (
              <Button onClick={() => setEnding(true)}>{texts.end.open}</Button>
            )}
          </div>
        }
      >
        <AdvisorField {...form.pick('next', 'nextId')} label={texts.change.next} />
        <FromFields
          label={texts.change.on}
          day={form.day('nextOn')}
          reason={form.pick('reason')}
          reasons={ADVISOR_REASONS}
        />
      </Form>
      {assignmentId !== null && isEnding && (
        <EndDialog
          today={today}
          name={student.name}
          advisorName={advisorNm ?? ''}
          studentId={stdntId}
          assignmentId={assignmentId}
          onClose={() => setEnding(false)}
          onDone={onDone}
        />
      )}
    </Section>
  );
}
