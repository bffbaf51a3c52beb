import { useState } from 'react';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { patchPerson } from './edits.ts';
import type { WriteLanguage } from './opened.ts';
import { PairField } from './pair-field.tsx';
import { PhotoField } from './photo-field.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Draft, Editing } from './use-draft.ts';

interface PersonFieldsProps {
  readonly editing: Editing;
  readonly language: WriteLanguage;
}

export function PersonFields({ editing, language }: PersonFieldsProps) {
  const texts = useTexts(resumeTexts).person;
  const { draft, edit, errors } = editing;
  const { person } = draft.content;
  const patch = (more: Partial<Draft['content']['person']>): void => edit((content) => patchPerson(content, more));
  const [isBirthUnread, setBirthUnread] = useState(false);
  const pairs = { language, errors };
  const errorOf = (field: string): string | undefined => errors.get(`content.person.${field}`);
  return (
    <div className={styles.fields}>
      <PairField
        {...pairs}
        label={texts.name}
        value={person.name}
        path="content.person.name"
        onChange={(name) => patch({ name })}
      />
      <PairField
        {...pairs}
        label={texts.headline}
        help={texts.headlineHelp}
        value={person.headline}
        path="content.person.headline"
        onChange={(headline) => patch({ headline })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.email}
          type="email"
          value={person.email}
          error={errorOf('email')}
          onChange={(event) => patch({ email: event.target.value })}
        />
        <TextField
          label={texts.phone}
          type="tel"
          value={person.phone}
          error={errorOf('phone')}
          onChange={(event) => patch({ phone: event.target.value })}
        />
      </div>
      <PairField
        {...pairs}
        label={texts.address}
        value={person.address}
        path="content.person.address"
        onChange={(address) => patch({ address })}
      />
      <div className={styles.pair}>
        <DayField
          label={texts.birthOn}
          hasYear
          far
          to="today"
          value={person.birthOn === '' ? null : person.birthOn}
          error={isBirthUnread ? texts.birthError : errorOf('birthOn')}
          onValueChange={(value, text) => {
            setBirthUnread(value === null && text.trim() !== '');
            patch({ birthOn: value ?? '' });
          }}
        />
      </div>
      <PairField
        {...pairs}
        label={texts.gender}
        value={person.gender}
        path="content.person.gender"
        onChange={(gender) => patch({ gender })}
      />
      <PairField
        {...pairs}
        isLong
        label={texts.summary}
        help={texts.summaryHelp}
        value={person.summary}
        path="content.person.summary"
        onChange={(summary) => patch({ summary })}
      />
      <PhotoField editing={editing} onChange={(photoFileId) => patch({ photoFileId })} />
    </div>
  );
}
