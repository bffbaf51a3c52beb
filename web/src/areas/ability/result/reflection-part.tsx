import { testResults as resultCalls, type TestResult } from '@naru/contract/areas/ability/result.ts';
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { Form } from '../../../blocks/form/form.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

/** A line that the student adds to a result; a change in another window is told, and nothing typed is lost. */
export function ReflectionPart({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts).reflection;
  const { resultId, reflection, version } = result;
  const form = usePageForm({ names: { reflection: texts.label }, initial: { reflection } });
  const countText = useCountText()(TEST_MOST.reflection);
  const save = useCallMutation(resultCalls.changeReflection, {
    alertMessage: null,
    onSuccess: ({ reflection: saved }) => {
      form.settle({ reflection: saved });
      showToast({ text: texts.saved });
    },
  });
  const isChanged = form.values.reflection.trim() !== reflection;
  const { failure, elsewhere } = form.frame;
  const isConflict = failure?.code === FAILURE.conflict.code;
  return (
    <Section title={texts.title}>
      <Form
        className={styles.reflection}
        form={form}
        isShort
        onSend={(values) =>
          save.mutate({ params: { resultId }, body: { ...values, version } }, { onError: form.refuse })
        }
        guard={{ isOn: isChanged && !save.isPending }}
        actions={
          <Button type="submit" disabled={!isChanged} busy={save.isPending} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        }
      >
        <TextArea
          {...form.text('reflection')}
          label={texts.label}
          help={texts.help}
          rows={2}
          maxLength={TEST_MOST.reflection}
          countText={countText}
        />
        {isConflict && (
          <Notice tone="amber" live="polite">
            {reflection === '' ? texts.conflictEmpty : texts.conflict(reflection)}
          </Notice>
        )}
        {elsewhere !== null && !isConflict && (
          <Notice tone="red" live="assertive">
            {texts.failed}
          </Notice>
        )}
      </Form>
    </Section>
  );
}

/** The same line for others who read the result. */
export function TheirReflection({ reflection }: { readonly reflection: string }) {
  const texts = useTexts(resultTexts).reflection;
  if (reflection === '') return null;
  return (
    <Section title={texts.theirs}>
      <p className={styles.written}>{reflection}</p>
    </Section>
  );
}
