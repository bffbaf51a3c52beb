import { testResults as resultCalls, type TestResult } from '@naru/contract/areas/ability/result.ts';
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
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
  const [text, setText] = useState(reflection);
  const countText = useCountText()(TEST_MOST.reflection);
  const save = useCallMutation(resultCalls.changeReflection, {
    alertMessage: null,
    onSuccess: ({ reflection: saved }) => {
      setText(saved);
      showToast({ text: texts.saved });
    },
  });
  const isChanged = text.trim() !== reflection;
  const isConflict = save.error?.code === FAILURE.conflict.code;
  return (
    <Section title={texts.title}>
      <form
        className={styles.reflection}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ params: { resultId }, body: { reflection: text, version } });
        }}
      >
        <TextArea
          label={texts.label}
          help={texts.help}
          rows={2}
          value={text}
          maxLength={TEST_MOST.reflection}
          countText={countText}
          onChange={(event) => setText(event.target.value)}
        />
        {isConflict && (
          <Notice tone="amber" live="polite">
            {reflection === '' ? texts.conflictEmpty : texts.conflict(reflection)}
          </Notice>
        )}
        {save.isError && !isConflict && (
          <Notice tone="red" live="assertive">
            {texts.failed}
          </Notice>
        )}
        <Button type="submit" disabled={!isChanged} busy={save.isPending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </form>
      <LeaveGuard isUnsaved={isChanged && !save.isPending} />
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
