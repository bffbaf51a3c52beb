import { type OwnPsychApplication, psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { CHECK_IN_ITEMS } from '@naru/contract/areas/counselling/psychological/words.ts';

import { Form } from '../../../../blocks/form/form.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { HelpCard } from './help-card.tsx';
import { ItemList } from './item-list.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

/** While somebody waits: this week's two questions, and small things that help. */
export function CarePart({ application }: { readonly application: OwnPsychApplication }) {
  const texts = useTexts(psychStudentTexts).detail;
  return (
    <>
      {application.isCheckInDue && <CheckIn application={application} />}
      <Section title={texts.selfTitle} size="small">
        <ul className={styles.tips}>
          {texts.self.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface CheckInValues {
  readonly phqList: (number | null)[];
  readonly isInDanger: boolean;
}

const BLANK: CheckInValues = { phqList: Array.from({ length: CHECK_IN_ITEMS }, () => null), isInDanger: false };

function CheckIn({ application }: { readonly application: OwnPsychApplication }) {
  const all = useTexts(psychStudentTexts);
  const texts = all.detail;
  const checkIn = useCallMutation(psychAsking.checkIn, {
    alertMessage: null,
    onSuccess: () => showToast({ text: texts.careDone, tone: 'done' }),
  });
  const form = usePageForm<CheckInValues, 'phqList'>({
    kept: 'PAGE',
    names: { phqList: texts.careTitle },
    initial: BLANK,
    check: ({ phqList }) => (phqList.includes(null) ? { phqList: texts.careMissing } : {}),
  });
  const send = ({ phqList, isInDanger }: CheckInValues): void => {
    const body = { phqList: phqList.filter((one) => one !== null), isInDanger };
    checkIn.mutate({ params: { id: application.applicationId }, body }, { onError: form.refuse });
  };
  const { error: missing, ...items } = form.pick('phqList');
  return (
    <Section title={texts.careTitle} text={texts.careText} size="small">
      <Form
        className={styles.stack}
        form={form}
        onSend={send}
        isShort
        words={{ failed: texts.failed }}
        actions={
          <div>
            <Button type="submit" busy={checkIn.isPending} busyLabel={texts.saving}>
              {texts.careSend}
            </Button>
          </div>
        }
      >
        <ItemList {...items} items={all.form.phq.slice(0, CHECK_IN_ITEMS)} missing={missing} />
        <Checkbox label={all.form.isInDanger} note={all.form.dangerNote} {...form.tick('isInDanger')} />
        {form.values.isInDanger && <HelpCard help={application.help} />}
      </Form>
    </Section>
  );
}
