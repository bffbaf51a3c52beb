import { type OwnPsychApplication, psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { CHECK_IN_ITEMS } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Notice } from '../../../../ui/notice.tsx';
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

function CheckIn({ application }: { readonly application: OwnPsychApplication }) {
  const all = useTexts(psychStudentTexts);
  const texts = all.detail;
  const [phqList, setPhqList] = useState<(number | null)[]>(() => Array.from({ length: CHECK_IN_ITEMS }, () => null));
  const [isInDanger, setInDanger] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const send = useCallMutation(psychAsking.checkIn, {
    alertMessage: null,
    onSuccess: () => showToast({ text: texts.careDone, tone: 'done' }),
  });
  const answered = phqList.filter((one) => one !== null);
  const submit = (): void => {
    setSubmitted(true);
    if (answered.length < CHECK_IN_ITEMS) return;
    send.mutate({ params: { id: application.applicationId }, body: { phqList: answered, isInDanger } });
  };
  return (
    <Section title={texts.careTitle} text={texts.careText} size="small">
      <div className={styles.stack}>
        <ItemList
          id="check-in"
          items={all.form.phq.slice(0, CHECK_IN_ITEMS)}
          value={phqList}
          onValueChange={setPhqList}
          missing={wasSubmitted ? texts.careMissing : undefined}
        />
        <Checkbox
          label={all.form.isInDanger}
          note={all.form.dangerNote}
          checked={isInDanger}
          onChange={(event) => setInDanger(event.target.checked)}
        />
        {isInDanger && <HelpCard help={application.help} />}
        {send.error && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {send.error.serverMessage ?? send.error.message}
          </Notice>
        )}
        <div>
          <Button busy={send.isPending} busyLabel={texts.saving} onClick={submit}>
            {texts.careSend}
          </Button>
        </div>
      </div>
    </Section>
  );
}
