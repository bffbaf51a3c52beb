import { MomentField } from '../../../blocks/board/moment-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './form-screen.module.css';
import { adminSurveyTexts } from './texts.ts';
import type { SurveyFormState } from './use-survey-writing.ts';

export interface BasicFieldsProps {
  readonly form: SurveyFormState;
  readonly kinds: readonly { readonly code: string; readonly name: string }[];
  /** The survey was published: its context and its anonymity can no longer change. */
  readonly isSettled: boolean;
}

const NAMES = ['nameKo', 'nameEn'] as const;
const PURPOSES = ['purposeKo', 'purposeEn'] as const;
const MOMENTS = ['opensAt', 'closesAt'] as const;

/** The fields of a survey except its questions. */
export function BasicFields({ form, kinds, isSettled }: BasicFieldsProps) {
  const texts = useTexts(adminSurveyTexts);
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        {NAMES.map((name) => (
          <TextField key={name} {...form.text(name)} label={texts[name]} maxLength={100} />
        ))}
      </div>
      <div className={styles.pair}>
        {PURPOSES.map((name) => (
          <TextArea key={name} {...form.text(name)} label={texts[name]} rows={2} maxLength={500} />
        ))}
      </div>
      <Select
        {...form.pick('contextType')}
        label={texts.contextType}
        help={isSettled ? texts.settledHelp : texts.contextHelp}
        disabled={isSettled}
        options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Switch {...form.flag('isAnonymous')} label={texts.anonymous} note={texts.anonymousNote} disabled={isSettled} />
      <div className={styles.fields}>
        {MOMENTS.map((name) => (
          <MomentField key={name} {...form.pick(name)} label={texts[name]} />
        ))}
      </div>
    </div>
  );
}
