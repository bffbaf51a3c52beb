import { account } from '@naru/contract/areas/account.ts';
import { useEffect, useState } from 'react';

import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { checkByContract } from '../../../blocks/form/contract-resolver.ts';
import { Form } from '../../../blocks/form/form.tsx';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useKeptForm } from '../../../blocks/form/use-kept-form.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AnswerFields } from './form/answer-fields.tsx';
import styles from './form/fields.module.css';
import { BLANK, NOT_KEPT, type SampleValues } from './form/sample-values.ts';
import { SubjectFields } from './form/subject-fields.tsx';
import { TimeFields } from './form/time-fields.tsx';
import { sampleTexts } from './texts.ts';

const contract = checkByContract(async () => (await import('./form/sample-body.ts')).SampleBody);

/** The model of a form: checked by the contract, refused by the server at its fields, and saved as a draft. */
export function SampleFormScreen() {
  const texts = useTexts(sampleTexts).form;
  const person = useLoginInfo()?.name ?? '';
  const [skipsCheck, setSkipsCheck] = useState(false);
  const [sentFiles, setSentFiles] = useState<SampleValues['files']>([]);
  const names: Readonly<Record<keyof SampleValues, string>> = texts;
  const form = useKeptForm<SampleValues, keyof SampleValues>({
    name: 'sample',
    // Its own keys, in the order of the form.
    names: Object.fromEntries(
      Object.keys(BLANK).map((name) => [name, names[name as keyof SampleValues]]),
    ) as typeof names,
    initial: BLANK,
    leaveOut: NOT_KEPT,
    contract: skipsCheck ? undefined : contract,
  });
  const save = useCallMutation(account.changeLanguage, { alertMessage: null });
  useScreenTitle(texts.title);
  useEffect(() => contract.preload(), []);
  const send = (values: SampleValues): void =>
    save.mutate(
      // The trial sends what the contract does not know.
      { body: { locale: values.locale as 'ko' } },
      {
        onSuccess: () => {
          form.settle(values);
          setSentFiles(values.files);
          form.drop();
          showToast({ text: texts.saved });
        },
        onError: form.refuse,
      },
    );
  const startOver = (
    <Button
      variant="text"
      size="small"
      onClick={() => {
        form.settle(BLANK);
        form.drop();
      }}
    >
      {texts.startOver}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <Form
        className={styles.form}
        form={form}
        onSend={send}
        words={{ failed: texts.notSaved }}
        guard={{ isOn: form.frame.isUnsaved && !save.isPending }}
        head={
          form.wasRestored && (
            <Notice title={texts.restored} action={startOver}>
              {texts.restoredText}
            </Notice>
          )
        }
        actions={
          <FormDock>
            <Button type="submit" variant="primary" busy={save.isPending} busyLabel={texts.sending}>
              {texts.send}
            </Button>
          </FormDock>
        }
      >
        <Section title={texts.basic}>
          <div className={styles.fields}>
            <TextField label={texts.member} value={person} readOnly />
            <SubjectFields form={form} />
          </div>
        </Section>
        <Section title={texts.time}>
          <div className={styles.fields}>
            <TimeFields form={form} />
          </div>
        </Section>
        <Section title={texts.answer}>
          <div className={styles.fields}>
            <AnswerFields form={form} />
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
      </Form>
    </>
  );
}
