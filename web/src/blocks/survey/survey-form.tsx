import { survey as calls, type SurveyForm as AskedSurvey } from '@naru/contract/areas/survey.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import type { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Form } from '../form/form.tsx';
import { FormDock } from '../form/form-dock.tsx';
import { usePageForm } from '../form/use-page-form.ts';
import { type Answers, listMissing, NOT_ANSWERED, toAnswerList } from './answers.ts';
import { canSeal } from '../sealed/sealed-text.ts';
import styles from './survey-screen.module.css';
import { SurveyQuestions } from './survey-questions.tsx';
import { surveyTexts } from './texts.ts';
import { useSealedDraft } from './use-sealed-draft.ts';

export interface SurveyFormProps {
  readonly contextType: string;
  readonly contextId: string;
  readonly survey: AskedSurvey;
  /** Answers that were given in this browser before. */
  readonly kept: Answers | null;
  /** Reads of the area that say whether it was answered. */
  readonly changes: readonly CallSpec[];
  readonly onSent: () => void;
}

/** The questions, and sending the answers, once; what was answered stays through every failure. */
export function SurveyForm({ contextType, contextId, survey, kept, changes, onSent }: SurveyFormProps) {
  const texts = useTexts(surveyTexts).answer;
  const format = useFormat();
  const { questionList, versionId, draftKey } = survey;
  const [isRestored, setRestored] = useState(kept !== null);
  const [begun] = useState(versionId);
  const blank = Object.fromEntries(questionList.map(({ questionId }) => [questionId, NOT_ANSWERED]));
  const form = usePageForm<Answers, string>({
    kept: 'NOWHERE',
    // The server names an answer by its question.
    names: Object.fromEntries(questionList.map(({ questionId, text }) => [questionId, texts.question(text)])),
    initial: { ...blank, ...kept },
    check: (answers) =>
      Object.fromEntries(listMissing(questionList, answers).map(({ questionId }) => [questionId, texts.required])),
    within: 'answerList',
  });
  const { values: answers } = form;
  // Also what was taken back by hand: it lies in the draft meanwhile.
  const [isUnsaved, setUnsaved] = useState(false);
  if (!isUnsaved && form.frame.isUnsaved) setUnsaved(true);
  const draft = useSealedDraft({ contextId, draftKey }, answers, isUnsaved);
  const answer = useCallMutation(calls.answerSurvey, { alertMessage: null, alsoChanges: changes });
  const refuse = (failure: CallError): void => {
    // A conflict shows as what it is: the survey is read again, and says how it stands now.
    if (failure.code !== FAILURE.conflict.code) form.refuse(failure);
  };
  const send = (given: Answers): void =>
    answer.mutate(
      { params: { contextType, contextId }, body: { versionId, answerList: toAnswerList(questionList, given) } },
      {
        onSuccess: () => {
          draft.drop();
          onSent();
        },
        onError: refuse,
      },
    );
  const startOver = (): void => {
    form.set(blank);
    setRestored(false);
  };
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      words={{ failed: texts.failed }}
      guard={{ isOn: isUnsaved && !answer.isPending && !canSeal(), text: texts.leave }}
      head={
        <>
          {isRestored && (
            <Notice
              title={texts.restored}
              action={
                <Button variant="text" size="small" onClick={startOver}>
                  {texts.startOver}
                </Button>
              }
            />
          )}
          {versionId !== begun && (
            <Notice tone="amber" live="polite" title={texts.newVersion}>
              {texts.newVersionText}
            </Notice>
          )}
        </>
      }
      actions={
        <FormDock note={survey.closesAt === null ? undefined : texts.until(format.moment(survey.closesAt))}>
          <Button type="submit" variant="primary" size="large" busy={answer.isPending} busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </FormDock>
      }
    >
      <Notice>{survey.isAnonymous ? texts.anonymous(format.number(survey.leastAnswers)) : texts.named}</Notice>
      <SurveyQuestions
        idOf={form.idOf}
        questions={questionList}
        answers={answers}
        errors={form.errors}
        onAnswer={(questionId, given) => form.set({ [questionId]: given })}
      />
    </Form>
  );
}
