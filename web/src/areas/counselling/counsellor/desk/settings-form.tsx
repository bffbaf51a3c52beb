import { counsellor, type CounsellorSettings } from '@naru/contract/areas/counselling/counsellor/settings.ts';

import { SavedForm } from '../../../../blocks/form/saved-form.tsx';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
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
  const { desk } = useDesk();
  const change = useCallMutation(counsellor.changeSettings, { alertMessage: null });
  const form: SettingsFormState = usePageForm({
    kept: 'PAGE',
    names: Object.fromEntries(FIELDS.map((name) => [name, texts[name]])) as Record<FieldName, string>, // of these fields
    initial: saved,
  });
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
    <SavedForm
      className={styles.form}
      form={form}
      onSend={send}
      onReload={onReload}
      isSaving={change.isPending}
      words={all}
    >
      <RulesSection form={form} />
      <WaysSection form={form} />
      <AboutSection form={form} />
    </SavedForm>
  );
}
