import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { Form } from '../../../blocks/form/form.tsx';
import { FormFailure } from '../../../blocks/form/form-failure.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

/** Keeps a portfolio as it is now, under a name. */
export function KeepPart({ portfolioId: id }: { readonly portfolioId: string }) {
  const texts = useTexts(startTexts).versions;
  const form = usePageForm({ names: { name: texts.name }, initial: { name: '' } });
  const keep = useCallMutation(portfolioStart.keepVersion, {
    alertMessage: null,
    label: texts.keep,
    onSuccess: () => {
      form.settle({ name: '' });
      showToast({ text: texts.kept, tone: 'done' });
    },
  });
  return (
    <>
      <Form
        className={styles.keep}
        form={form}
        isShort
        onSend={(body) => keep.mutate({ params: { id }, body }, { onError: form.refuse })}
        actions={
          <Button type="submit" busy={keep.isPending} disabled={form.values.name.trim() === ''}>
            {texts.keep}
          </Button>
        }
      >
        <TextField {...form.text('name')} label={texts.name} maxLength={SHOWN_MOST.title} className={styles.grow} />
      </Form>
      <FormFailure frame={form.frame} words={{}} />
    </>
  );
}
