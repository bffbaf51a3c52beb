import type { Survey } from '@naru/contract/areas/survey.ts';
import { useEffect, useRef, useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { BasicFields } from './basic-fields.tsx';
import styles from './form-screen.module.css';
import { QuestionList } from './question-list.tsx';
import { SurveyDock } from './survey-dock.tsx';
import { adminSurveyTexts } from './texts.ts';
import { type SurveyFormState, useSurveyWriting } from './use-survey-writing.ts';

// Stands beside the form, or in a sheet: the questions are there before it.
const PhonePreview = loadOnUse(async () => (await withTexts(import('./phone-preview.tsx'))).PhonePreview);

export interface SurveyBuilderProps {
  readonly survey: Survey;
  readonly kinds: readonly { readonly code: string; readonly name: string }[];
}

/** The width up to which the preview has no place beside the questions. */
const narrow = '(max-width: 74.999rem)';

/** The editor of a whole survey; the input survives every failure. */
export function SurveyBuilder({ survey, kinds }: SurveyBuilderProps) {
  const texts = useTexts(adminSurveyTexts);
  const format = useFormat();
  const isNarrow = useMediaQuery(narrow);
  const [showsPreview, setShowsPreview] = useState(false);
  const writing = useSurveyWriting(survey);
  const { form, save, reload, isBusy } = writing;
  const { openId, open, reveal } = useOpenQuestion(form);
  const { can, answerCount, published } = survey;
  const preview = <PhonePreview name={form.values} questions={form.values.questionList} />;
  return (
    <div className={styles.page}>
      <Form
        className={styles.main}
        form={form}
        onSend={(values) => can.change && save(values)}
        words={{ failed: texts.notSaved, conflict: { text: texts.conflict, reload: texts.reload, onReload: reload } }}
        guard={{ isOn: form.frame.isUnsaved && !isBusy }}
        reveal={reveal}
        actions={
          can.change && (
            <SurveyDock
              survey={survey}
              writing={writing}
              onPreview={isNarrow ? () => setShowsPreview(true) : undefined}
            />
          )
        }
      >
        {answerCount > 0 && <Notice title={texts.hasAnswers(format.number(answerCount))} />}
        <Section title={texts.questions}>
          <QuestionList
            idOf={form.idOf}
            questions={form.values.questionList}
            disabled={!can.change}
            errors={form.errors}
            openId={openId}
            onOpen={open}
            onChange={(questionList) => form.set({ questionList })}
          />
        </Section>
        <Section title={texts.basics}>
          <BasicFields form={form} kinds={kinds} isSettled={published !== null} />
        </Section>
      </Form>
      {!isNarrow && <aside className={styles.aside}>{preview}</aside>}
      <Sheet open={isNarrow && showsPreview} onOpenChange={setShowsPreview} title={texts.preview} height="full">
        {preview}
      </Sheet>
    </div>
  );
}

/** The question that is open: after an attempt the first that something is wrong with, or the one that a problem leads to. */
function useOpenQuestion(form: SurveyFormState) {
  const [openId, open] = useState<string | null>(null);
  const { attempt } = form.frame;
  const questionOf = (field: string | undefined): string | undefined => {
    const at = /^questionList\.(\d+)/.exec(field ?? '')?.[1];
    return at === undefined ? undefined : form.values.questionList[Number(at)]?.questionId;
  };
  const first = Object.keys(form.errors)
    .map(questionOf)
    .find((questionId) => questionId !== undefined);
  const judged = useRef(0);
  useEffect(() => {
    // Once an attempt. A refusal may come to be known a moment after it.
    if (judged.current === attempt || first === undefined) return;
    judged.current = attempt;
    open(first);
  }, [attempt, first]);
  return {
    openId,
    open,
    reveal: (fieldId: string, arrive: () => void): void => {
      const question = questionOf(Object.keys(form.errors).find((field) => form.idOf(field) === fieldId));
      if (question !== undefined) open(question);
      // The field is there after the next drawing.
      requestAnimationFrame(arrive);
    },
  };
}
