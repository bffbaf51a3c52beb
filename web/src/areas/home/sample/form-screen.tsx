import { account } from '@naru/contract/areas/session.ts';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';

import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { checkByContract } from '../../../blocks/form/contract-resolver.ts';
import { fieldIdOf, listProblems, type FieldNames } from '../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { showServerErrors } from '../../../blocks/form/server-errors.ts';
import { formTexts } from '../../../blocks/form/texts.ts';
import { useDraft } from '../../../blocks/form/use-draft.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AnswerFields } from './form/answer-fields.tsx';
import type { FieldsProps } from './form/fields-props.ts';
import styles from './form/fields.module.css';
import { BLANK, NOT_KEPT, type SampleValues } from './form/sample-values.ts';
import { SubjectFields } from './form/subject-fields.tsx';
import { TimeFields } from './form/time-fields.tsx';
import { sampleTexts } from './texts.ts';

const check = checkByContract<SampleValues>(async () => (await import('./form/sample-body.ts')).SampleBody);

/** The model of a form: checked by the contract, refused by the server in place, kept while it is being written. */
export function SampleFormScreen() {
  const texts = useTexts(sampleTexts).form;
  const words = useTexts(formTexts);
  const formId = useId();
  const person = useLoginInfo()?.name ?? '';
  const [attempt, setAttempt] = useState(0);
  const [skipsCheck, setSkipsCheck] = useState(false);
  const [sentFiles, setSentFiles] = useState<SampleValues['files']>([]);
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const names: Readonly<Record<keyof SampleValues, string>> = texts;
  const fields = Object.keys(BLANK) as (keyof SampleValues)[]; // its own keys, in the order of the form
  const order = Object.fromEntries(fields.map((name) => [name, names[name]]));
  const form = useForm<SampleValues, FieldNames>({
    defaultValues: BLANK,
    resolver: check.resolver,
    context: order,
    // Not when a field is left: the error's line would move what is being pressed from under the pointer.
    mode: 'onSubmit',
    // The summary takes the focus, and leads from there to each field.
    shouldFocusError: false,
  });
  const draft = useDraft(form, { name: 'sample', blank: BLANK, leaveOut: NOT_KEPT });
  const save = useCallMutation(account.changeLanguage, {
    alertMessage: null,
    onSuccess: () => {
      form.reset(form.getValues());
      setSentFiles(form.getValues('files'));
      draft.drop();
      showToast({ text: texts.saved });
    },
  });
  useScreenTitle(texts.title);
  useEffect(() => check.preload(), []);

  const idOf: FieldsProps['idOf'] = (name) => fieldIdOf(formId, name);

  const send = ({ locale }: SampleValues): void => {
    setElsewhere([]);
    save.mutate(
      // The trial sends what the contract does not know.
      { body: { locale: locale as 'ko' } },
      {
        onError: (failure) => {
          const others = showServerErrors(failure, form, fields);
          const isNowhere = failure.code !== '9100';
          setElsewhere(isNowhere ? [failure.serverMessage ?? failure.message] : others);
          setAttempt((count) => count + 1);
        },
      },
    );
  };
  const submit = skipsCheck ? () => send(form.getValues()) : form.handleSubmit(send, () => setAttempt((n) => n + 1));
  const problems = listProblems(form.formState.errors, { formId, names: order });

  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        {draft.wasRestored && (
          <Notice
            title={texts.restored}
            action={
              <Button
                variant="text"
                size="small"
                onClick={() => {
                  form.reset(BLANK);
                  draft.drop();
                }}
              >
                {texts.startOver}
              </Button>
            }
          >
            {texts.restoredText}
          </Notice>
        )}
        {attempt > 0 && <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />}
        {elsewhere.length > 0 && (
          <Notice tone="red" live="assertive" title={texts.notSaved}>
            {elsewhere.join(' ')}
          </Notice>
        )}
        <Section title={texts.basic}>
          <div className={styles.fields}>
            <TextField label={texts.member} value={person} readOnly />
            <SubjectFields form={form} idOf={idOf} />
          </div>
        </Section>
        <Section title={texts.time}>
          <div className={styles.fields}>
            <TimeFields form={form} idOf={idOf} />
          </div>
        </Section>
        <Section title={texts.answer}>
          <div className={styles.fields}>
            <AnswerFields form={form} idOf={idOf} />
          </div>
        </Section>
        {sentFiles.length > 0 && (
          <Section title={texts.sentFiles}>
            <AttachmentList files={sentFiles} />
          </Section>
        )}
        <Section title={texts.trial} size="small">
          <Switch
            label={texts.skipCheck}
            note={texts.skipCheckNote}
            checked={skipsCheck}
            onCheckedChange={setSkipsCheck}
          />
        </Section>
        <FormDock>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </FormDock>
      </form>
      <LeaveGuard isUnsaved={form.formState.isDirty && !save.isPending} />
    </>
  );
}
