import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

const BLANK = { beginsOn: null as string | null, endsOn: null as string | null, reasonKo: '', reasonEn: '' };

/** A further period. */
export function PauseForm() {
  const texts = useTexts(lawTexts).pause;
  const create = useCallMutation(lawDesk.createPause, { alertMessage: null });
  const form = usePageForm({
    kept: 'PAGE',
    names: { beginsOn: texts.begins, endsOn: texts.ends, reasonKo: texts.reasonKo, reasonEn: texts.reasonEn },
    initial: BLANK,
  });
  const send = (values: typeof BLANK): void =>
    create.mutate(
      { body: { ...values, beginsOn: values.beginsOn ?? '', endsOn: values.endsOn ?? '' } },
      {
        onSuccess: () => {
          form.settle(BLANK);
          showToast({ text: texts.added, tone: 'done' });
        },
        onError: form.refuse,
      },
    );
  return (
    <Form
      className={styles.stack}
      form={form}
      onSend={send}
      isShort
      words={{ failed: texts.failed }}
      actions={
        <div>
          <Button type="submit" busy={create.isPending}>
            {texts.add}
          </Button>
        </div>
      }
    >
      <DayField {...form.day('beginsOn')} label={texts.begins} />
      <DayField {...form.day('endsOn')} label={texts.ends} />
      <TextField {...form.text('reasonKo')} label={texts.reasonKo} maxLength={100} />
      <TextField {...form.text('reasonEn')} label={texts.reasonEn} maxLength={100} />
    </Form>
  );
}
