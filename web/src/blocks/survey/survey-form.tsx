import { survey as calls, type SurveyForm as Form } from '@naru/contract/areas/survey.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useId, useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { type CallError, fieldErrorsOf } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldIdOf } from '../form/field-problems.ts';
import { FormDock } from '../form/form-dock.tsx';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { formTexts } from '../form/texts.ts';
import { type Answers, listAsked, listMissing, toAnswerList } from './answers.ts';
import { canSeal } from './sealed-draft.ts';
import styles from './survey-screen.module.css';
import { SurveyQuestions } from './survey-questions.tsx';
import { surveyTexts } from './texts.ts';
import { useSealedDraft } from './use-sealed-draft.ts';

export interface SurveyFormProps {
  readonly contextType: string;
  readonly contextId: string;
  readonly form: Form;
  /** Answers that were given in this browser before. */
  readonly kept: Answers | null;
  /** Reads of the area that say whether it was answered. */
  readonly changes: readonly CallSpec[];
  readonly onSent: () => void;
}

const FIELD = 'answerList.';

/** The questions, and sending the answers, once; what was answered stays through every failure. */
export function SurveyForm({ contextType, contextId, form, kept, changes, onSent }: SurveyFormProps) {
  const texts = useTexts(surveyTexts).answer;
  const words = useTexts(formTexts);
  const format = useFormat();
  const formId = useId();
  const { questionList, versionId, draftKey } = form;
  const [answers, setAnswers] = useState<Answers>(kept ?? {});
  const [isRestored, setRestored] = useState(kept !== null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [begun] = useState(versionId);
  const draft = useSealedDraft({ contextId, draftKey }, answers, isUnsaved);
  const send = useCallMutation(calls.answerSurvey, { alertMessage: null, alsoChanges: changes });

  const refuse = (error: CallError): void => {
    const fields = fieldErrorsOf(error);
    setErrors(Object.fromEntries(fields.map((one) => [one.field.replace(FIELD, ''), one.message])));
    // A conflict shows as what it is: the survey is read again, and says how it stands now.
    const isElsewhere = fields.length === 0 && error.code !== FAILURE.conflict.code;
    setFailure(isElsewhere ? (error.serverMessage ?? error.message) : null);
    setAttempt((count) => count + 1);
  };
  const submit = (): void => {
    const missing = listMissing(questionList, answers);
    setErrors(Object.fromEntries(missing.map(({ questionId }) => [questionId, texts.required])));
    setFailure(null);
    if (missing.length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    const body = { versionId, answerList: toAnswerList(questionList, answers) };
    send.mutate(
      { params: { contextType, contextId }, body },
      {
        onSuccess: () => {
          setUnsaved(false);
          draft.drop();
          onSent();
        },
        onError: refuse,
      },
    );
  };
  const change = (questionId: string, answer: Answers[string]): void => {
    setAnswers((current) => ({ ...current, [questionId]: answer }));
    setErrors(({ [questionId]: _gone, ...rest }) => rest);
    setUnsaved(true);
  };
  const startOver = (): void => {
    setAnswers({});
    setErrors({});
    setRestored(false);
    setUnsaved(true);
  };
  const problems = listAsked(questionList, answers).flatMap(({ questionId, text }) => {
    const message = errors[questionId];
    return message === undefined
      ? []
      : [{ fieldId: fieldIdOf(formId, questionId), message: texts.problem(text, message) }];
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      {failure !== null && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {failure}
        </Notice>
      )}
      <Notice>{form.isAnonymous ? texts.anonymous(format.number(form.leastAnswers)) : texts.named}</Notice>
      <SurveyQuestions formId={formId} questions={questionList} answers={answers} errors={errors} onAnswer={change} />
      <FormDock note={form.closesAt === null ? undefined : texts.until(format.moment(form.closesAt))}>
        <Button type="submit" variant="primary" size="large" busy={send.isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </FormDock>
      <LeaveGuard isUnsaved={isUnsaved && !send.isPending && !canSeal()} text={texts.leave} />
    </form>
  );
}
