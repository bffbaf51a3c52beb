import type { Question, SurveyContent } from '@naru/contract/areas/survey.ts';
import { useId, useState } from 'react';

import { fieldIdOf } from '../../../blocks/form/field-problems.ts';
import type { Answers } from '../../../blocks/survey/answers.ts';
import { SurveyQuestions } from '../../../blocks/survey/survey-questions.tsx';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { toAsked } from './question-edits.ts';
import styles from './phone-preview.module.css';
import { adminSurveyTexts } from './texts.ts';

export interface PhonePreviewProps {
  readonly name: Pick<SurveyContent, 'nameKo' | 'nameEn' | 'purposeKo' | 'purposeEn'>;
  readonly questions: readonly Question[];
}

/** Previews the survey as people see it, to be tried; it sends nothing. */
export function PhonePreview({ name, questions }: PhonePreviewProps) {
  const texts = useTexts(adminSurveyTexts);
  const own = useLocale();
  const formId = useId();
  const [locale, setLocale] = useState(own);
  const [answers, setAnswers] = useState<Answers>({});
  const asked = questions.map((question) => toAsked(question, locale));
  const purpose = locale === 'en' ? name.purposeEn : name.purposeKo;
  return (
    <section className={styles.part} aria-label={texts.preview}>
      <div className={styles.head}>
        <p className={styles.text}>{texts.previewText}</p>
        <SegmentedControl
          label={texts.previewLanguage}
          hideLabel
          value={locale}
          options={[
            { value: 'ko', label: texts.korean },
            { value: 'en', label: texts.english },
          ]}
          onValueChange={setLocale}
        />
      </div>
      <div className={styles.phone} lang={locale}>
        <div className={styles.screen}>
          <p className={styles.title}>{(locale === 'en' ? name.nameEn : name.nameKo) || texts.untitled}</p>
          {purpose !== '' && <p className={styles.purpose}>{purpose}</p>}
          <SurveyQuestions
            idOf={(questionId) => fieldIdOf(formId, questionId)}
            questions={asked}
            answers={answers}
            onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
          />
        </div>
      </div>
      <Button variant="text" size="small" onClick={() => setAnswers({})}>
        {texts.startOver}
      </Button>
    </section>
  );
}
