import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const POINTS_LEFT = 840;
const CONTACT = '010-2345-6789';
const STUDENT_NO = '20241187';
const ids = { contact: 'sample-contact', points: 'sample-points' };

export function FieldsPart() {
  const texts = useTexts(componentTexts).fields;
  const format = useFormat();
  const [contact, setContact] = useState(CONTACT);
  const [points, setPoints] = useState<number | null>(1200);
  const [word, setWord] = useState('');
  const [attempt, setAttempt] = useState(0);
  const contactError = attempt > 0 && contact.trim() === '' ? texts.contactMissing : undefined;
  const pointsError = (points ?? 0) > POINTS_LEFT ? texts.pointsError : undefined;
  const problems = [
    ...(contactError ? [{ fieldId: ids.contact, message: contactError }] : []),
    ...(pointsError ? [{ fieldId: ids.points, message: pointsError }] : []),
  ];

  return (
    <Part title={texts.title}>
      {attempt > 0 && <ErrorSummary title={texts.summary} problems={problems} attempt={attempt} />}
      <TextField
        id={ids.contact}
        label={texts.contact}
        help={texts.contactHelp}
        error={contactError}
        value={contact}
        inputMode="tel"
        onChange={(event) => setContact(event.target.value)}
      />
      <TextField label={texts.term} mark="optional" placeholder={texts.termHint} />
      <NumberField
        id={ids.points}
        label={texts.points}
        unit={texts.pointsUnit}
        min={0}
        step={10}
        error={pointsError}
        value={points}
        onValueChange={setPoints}
      />
      <TextField label={texts.studentNo} value={STUDENT_NO} readOnly />
      <PasswordField label={texts.password} autoComplete="off" defaultValue={STUDENT_NO} />
      <TextArea
        label={texts.story}
        placeholder={texts.storyHint}
        maxLength={1000}
        countText={(length) => texts.count(format.number(length))}
      />
      <div>
        <SearchField label={texts.search} placeholder={texts.search} value={word} onSearch={setWord} />
        <output className={styles.quiet}>{word === '' ? texts.searchedNone : texts.searched(word)}</output>
      </div>
      <div className={styles.row}>
        <Button onClick={() => setAttempt(attempt + 1)}>{texts.check}</Button>
      </div>
    </Part>
  );
}
