import { survey as calls, type Survey } from '@naru/contract/areas/survey.ts';
import { useEffect, useState } from 'react';

import { type PageForm, usePageForm } from '../../../blocks/form/use-page-form.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { nameFields, type SurveyValues, toContent, toValues } from './survey-values.ts';
import { adminSurveyTexts } from './texts.ts';

export type SurveyFormState = PageForm<SurveyValues>;

export interface SurveyWriting {
  readonly form: SurveyFormState;
  /** Saves values that were checked. */
  readonly save: (values: SurveyValues) => void;
  /** Saves what is unsaved, then publishes it. */
  readonly publish: () => void;
  /** Whether publishing waits for a yes. */
  readonly isAsking: boolean;
  readonly ask: (isAsking: boolean) => void;
  /** Takes what somebody else saved, in place of what is written here. */
  readonly reload: () => void;
  readonly isSaving: boolean;
  readonly isBusy: boolean;
}

/** Holds a survey while it is edited, saves and publishes it. */
export function useSurveyWriting(survey: Survey): SurveyWriting {
  const texts = useTexts(adminSurveyTexts);
  const [isAsking, ask] = useState(false);
  const { form, version, takeOver } = useSurveyForm(survey);
  const change = useCallMutation(calls.changeSurvey, { alertMessage: null });
  const step = useCallMutation(calls.stepSurvey, { alertMessage: null });
  const { isUnsaved } = form.frame;
  const params = { id: survey.surveyId };

  const refuse = (failure: CallError): void => {
    ask(false);
    form.refuse(failure);
  };
  const accept = (saved: Survey, said: string): void => {
    takeOver(saved);
    showToast({ text: said, tone: 'done' });
  };
  const save = (values: SurveyValues, then?: (saved: Survey) => void): void =>
    change.mutate(
      { params, body: { ...toContent(values), version } },
      {
        onSuccess: ({ survey: saved }) => {
          accept(saved, texts.saved);
          then?.(saved);
        },
        onError: refuse,
      },
    );
  const publish = (saved: Survey): void =>
    step.mutate(
      { params, body: { action: 'PUBLISH', version: saved.version } },
      {
        onSuccess: (output) => {
          ask(false);
          accept({ ...saved, version: output.version }, texts.published);
        },
        onError: refuse,
      },
    );
  return {
    form,
    save,
    publish: () => (isUnsaved ? void form.submit((values) => save(values, publish)) : publish({ ...survey, version })),
    isAsking,
    ask,
    reload: () => takeOver(survey),
    isSaving: change.isPending,
    isBusy: change.isPending || step.isPending,
  };
}

/** Holds what is written of a survey, and the version that it follows. */
function useSurveyForm(survey: Survey) {
  const texts = useTexts(adminSurveyTexts);
  const [version, setVersion] = useState(survey.version);
  // Questions bring fields with them, and are named before the form has its values.
  const [questions, setQuestions] = useState(survey.questionList);
  const form: SurveyFormState = usePageForm({ names: nameFields(questions, texts), initial: toValues(survey) });
  const takeOver = (saved: Survey): void => {
    setVersion(saved.version);
    setQuestions(saved.questionList);
    form.settle(toValues(saved));
  };
  // A version that this screen closed, reopened or saved, as long as nothing is unsaved.
  const isBehind = !form.frame.isUnsaved && survey.version > version;
  useEffect(() => {
    if (isBehind) takeOver(survey);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [isBehind, survey.version]);
  const set: SurveyFormState['set'] = (part) => {
    if (part.questionList) setQuestions(part.questionList);
    form.set(part);
  };
  return { form: { ...form, set }, version, takeOver };
}
