import { counsellor, type CounsellorSettings } from '@naru/contract/areas/counselling/counsellor/settings.ts';

import { Form } from '../../../../blocks/form/form.tsx';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './hours.module.css';
import { AboutSection, RulesSection, WaysSection } from './settings-sections.tsx';
import { hoursTexts } from './texts.ts';

export interface SettingsFormProps {
  readonly saved: CounsellorSettings;
  /** Reads the saved settings again after somebody else changed them. */
  readonly onReload: () => Promise<CounsellorSettings | undefined>;
}

/** The server's names of the fields, in the order of the form. */
const FIELDS = [
  'leadHours',
  'horizonDays',
  'dailyMost',
  'termMost',
  'bufferHours',
  'channelList',
  'place',
  'video',
  'intro',
  'topicList',
] as const;
type FieldName = (typeof FIELDS)[number];
export type SettingsFormState = PageForm<CounsellorSettings, FieldName>;

/** The form for profile, channels and limits; the input survives every failure. */
export function SettingsForm({ saved, onReload }: SettingsFormProps) {
  const all = useTexts(hoursTexts);
  const texts = all.settings;
  const { leaveLost } = useTexts(formTexts);
  const { desk } = useDesk();
  const change = useCallMutation(counsellor.changeSettings, { alertMessage: null });
  const form: SettingsFormState = usePageForm({
    names: Object.fromEntries(FIELDS.map((name) => [name, texts[name]])) as Record<FieldName, string>, // of these fields
    initial: saved,
  });
  const reload = async (): Promise<void> => {
    const now = await onReload();
    if (now) form.rebase(now);
  };
  const send = ({ kind: _kind, defaults: _defaults, ...body }: CounsellorSettings): void =>
    change.mutate(
      { params: { desk }, body },
      {
        onSuccess: ({ settings }) => {
          form.settle(settings);
          showToast({ text: texts.saved, tone: 'done' });
        },
        onError: form.refuse,
      },
    );
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      guard={{ isOn: form.frame.isUnsaved && !change.isPending, text: leaveLost }}
      words={{
        failed: all.failed,
        conflict: { text: all.conflict, reload: all.reload, onReload: () => void reload() },
      }}
      actions={
        <FormDock>
          <Button type="submit" variant="primary" busy={change.isPending} busyLabel={all.saving}>
            {all.save}
          </Button>
        </FormDock>
      }
    >
      <RulesSection form={form} />
      <WaysSection form={form} />
      <AboutSection form={form} />
    </Form>
  );
}
