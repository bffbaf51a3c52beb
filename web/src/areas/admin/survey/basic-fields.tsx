import type { SurveyContent } from '@naru/contract/areas/survey.ts';
import { useState } from 'react';

import { toInstant, toMoment, type MomentValue } from '../../../blocks/board/form-values.ts';
import { MomentField } from '../../../blocks/board/moment-field.tsx';
import { fieldIdOf } from '../../../blocks/form/field-problems.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './form-screen.module.css';
import { adminSurveyTexts } from './texts.ts';

export interface BasicFieldsProps {
  readonly formId: string;
  readonly content: SurveyContent;
  readonly kinds: readonly { readonly code: string; readonly name: string }[];
  /** The survey was published: its context and its anonymity can no longer change. */
  readonly isSettled: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<SurveyContent>) => void;
}

const NAMES = ['nameKo', 'nameEn'] as const;
const PURPOSES = ['purposeKo', 'purposeEn'] as const;
const MOMENTS = ['opensAt', 'closesAt'] as const;

const DAY_BEGIN = '09:00';

/** The fields of a survey except its questions. */
export function BasicFields({ formId, content, kinds, isSettled, errorOf, onChange }: BasicFieldsProps) {
  const texts = useTexts(adminSurveyTexts);
  // A day without its time is an unfinished moment, and must not be lost in the meantime.
  const [moments, setMoments] = useState<Record<(typeof MOMENTS)[number], MomentValue>>({
    opensAt: toMoment(content.opensAt, { date: null, time: DAY_BEGIN }),
    closesAt: toMoment(content.closesAt),
  });
  const frame = (name: keyof SurveyContent) => ({ id: fieldIdOf(formId, name), error: errorOf(name) });
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...frame(name)}
            label={texts[name]}
            maxLength={100}
            value={content[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        {PURPOSES.map((name) => (
          <TextArea
            key={name}
            {...frame(name)}
            label={texts[name]}
            rows={2}
            maxLength={500}
            value={content[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <Select
        {...frame('contextType')}
        label={texts.contextType}
        help={isSettled ? texts.settledHelp : texts.contextHelp}
        disabled={isSettled}
        labels={{ placeholder: texts.choose, empty: texts.none }}
        options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
        value={content.contextType}
        onValueChange={(contextType) => onChange({ contextType })}
      />
      <Switch
        label={texts.anonymous}
        note={texts.anonymousNote}
        disabled={isSettled}
        checked={content.isAnonymous}
        onCheckedChange={(isAnonymous) => onChange({ isAnonymous })}
      />
      <div className={styles.fields}>
        {MOMENTS.map((name) => (
          <MomentField
            key={name}
            id={fieldIdOf(formId, name)}
            label={texts[name]}
            error={errorOf(name)}
            value={moments[name]}
            onValueChange={(value) => {
              setMoments({ ...moments, [name]: value });
              onChange({ [name]: toInstant(value) });
            }}
          />
        ))}
      </div>
    </div>
  );
}
