import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { Form } from '../../../blocks/form/form.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CohortFields } from './cohort-fields.tsx';
import type { AssignmentDetail } from './form-values.ts';
import styles from './participation.module.css';
import { participationTexts } from './texts.ts';
import { useAssignmentForm, type AssignmentForm as FormOf } from './use-assignment-form.ts';

/** The form of a compulsory test: what, who, by when. */
export function AssignmentForm({ saved }: { readonly saved: AssignmentDetail | undefined }) {
  const texts = useTexts(participationTexts).form;
  const { form, send, isSaving } = useAssignmentForm(saved);
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ text: texts.unsaved }}
      className={styles.parts}
    >
      <Section title={texts.what} size="small">
        <Stack>
          <TestField form={form} isFixed={saved !== undefined} />
          <TextField
            {...form.text('nameKo')}
            label={texts.nameKo}
            help={texts.nameHelp}
            maxLength={TEST_MOST.name}
            lang="ko"
          />
          <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={TEST_MOST.name} lang="en" />
        </Stack>
      </Section>
      <Section title={texts.who} size="small">
        <CohortFields form={form} />
      </Section>
      <Section title={texts.when} size="small">
        <Stack>
          <div className={styles.days}>
            <DayField
              {...form.day('opensOn')}
              label={texts.opensOn}
              from="today"
              disabled={isOpen(saved)}
              help={isOpen(saved) ? texts.openedNote : undefined}
            />
            <DayField {...form.day('dueOn')} label={texts.dueOn} from={form.values.opensOn ?? 'today'} />
          </div>
          <Switch {...form.flag('reminds')} label={texts.reminds} />
        </Stack>
      </Section>
      <div>
        <Button type="submit" variant="primary" busy={isSaving} busyLabel={texts.saving}>
          {saved ? texts.save : texts.create}
        </Button>
      </div>
    </Form>
  );
}

const isOpen = (saved: AssignmentDetail | undefined): boolean => saved !== undefined && saved.stage !== 'PLANNED';

function TestField({ form, isFixed }: { readonly form: FormOf; readonly isFixed: boolean }) {
  const texts = useTexts(participationTexts).form;
  const { data } = useCall(abilityParticipation.listTestChoices, {}, { label: texts.test, alertMessage: null });
  const tests = (data?.testList ?? []).filter(
    ({ testId, isPublished }) => isPublished || testId === form.values.testId,
  );
  return (
    <Select
      {...form.pick('testId')}
      label={texts.test}
      options={tests.map(({ testId, testNm }) => ({ value: testId, label: testNm }))}
      placeholder={texts.testHint}
      empty={texts.noTests}
      disabled={isFixed}
    />
  );
}
