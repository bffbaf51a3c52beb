import { survey as calls, type Survey, type SurveyContent } from '@naru/contract/areas/survey.ts';
import { FAILURE, type FieldError } from '@naru/contract/envelope.ts';
import { useId, useState } from 'react';

import { fieldIdOf } from '../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf, type CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { BasicFields } from './basic-fields.tsx';
import styles from './form-screen.module.css';
import { PhonePreview } from './phone-preview.tsx';
import { QuestionList } from './question-list.tsx';
import { adminSurveyTexts } from './texts.ts';

export interface SurveyBuilderProps {
  readonly survey: Survey;
  readonly kinds: readonly { readonly code: string; readonly name: string }[];
}

/** The width up to which the preview has no place beside the questions. */
const narrow = '(max-width: 1199px)';

function contentOf(survey: Survey): SurveyContent {
  const { nameKo, nameEn, purposeKo, purposeEn, contextType, isAnonymous, opensAt, closesAt, questionList } = survey;
  return { nameKo, nameEn, purposeKo, purposeEn, contextType, isAnonymous, opensAt, closesAt, questionList };
}

/** The editor of a whole survey; the input survives every failure. */
export function SurveyBuilder({ survey, kinds }: SurveyBuilderProps) {
  const texts = useTexts(adminSurveyTexts);
  const words = useTexts(formTexts);
  const format = useFormat();
  const formId = useId();
  const isNarrow = useMediaQuery(narrow);
  const [content, setContent] = useState(() => contentOf(survey));
  const [version, setVersion] = useState(survey.version);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const [showsPreview, setShowsPreview] = useState(false);
  const change = useCallMutation(calls.changeSurvey, { alertMessage: null });
  const publish = useCallMutation(calls.stepSurvey, { alertMessage: null });
  const params = { id: survey.surveyId };
  // Takes over a version that this screen closed, reopened or saved, as long as it has no unsaved changes.
  if (!isUnsaved && survey.version > version) {
    setVersion(survey.version);
    setContent(contentOf(survey));
  }

  const set = (part: Partial<SurveyContent>): void => {
    setContent((current) => ({ ...current, ...part }));
    setIsUnsaved(true);
  };
  const refuse = (error: CallError): void => {
    setIsPublishing(false);
    setIsConflict(error.code === FAILURE.conflict.code);
    const fields = fieldErrorsOf(error);
    setErrors(fields);
    setFailure(fields.length > 0 ? null : (error.serverMessage ?? error.message));
    setAttempt((count) => count + 1);
  };
  const accept = (saved: Survey, said: string): void => {
    setVersion(saved.version);
    setContent(contentOf(saved));
    setIsUnsaved(false);
    setErrors([]);
    setFailure(null);
    setIsConflict(false);
    showToast({ text: said, tone: 'done' });
  };
  const save = (then?: (saved: Survey) => void): void => {
    if (!isUnsaved && then) {
      then(survey);
      return;
    }
    const onSuccess = ({ survey: saved }: { survey: Survey }): void => {
      accept(saved, texts.saved);
      then?.(saved);
    };
    change.mutate({ params, body: { ...content, version } }, { onSuccess, onError: refuse });
  };
  const publishSaved = (saved: Survey): void =>
    publish.mutate(
      { params, body: { action: 'PUBLISH', version: isUnsaved ? saved.version : version } },
      {
        onSuccess: (output) => {
          setIsPublishing(false);
          accept({ ...saved, version: output.version }, texts.published);
        },
        onError: refuse,
      },
    );
  const isBusy = change.isPending || publish.isPending;
  const { published, can, stepList } = survey;
  const hasNews = isUnsaved || survey.hasChanges;
  const errorOf = (field: string): string | undefined => errors.find((one) => one.field === field)?.message;
  const problems = errors.map(({ field, message }) => {
    const at = /^questionList\.(\d+)/.exec(field)?.[1];
    const about = at === undefined ? '' : `${texts.questionNo(Number(at) + 1)} `;
    return { fieldId: fieldIdOf(formId, field), message: `${about}${message}` };
  });
  const preview = <PhonePreview name={content} questions={content.questionList} />;

  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (can.change) save();
      }}
    >
      <div className={styles.main}>
        {attempt > 0 && problems.length > 0 && (
          <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
        )}
        {failure !== null && (
          <Notice
            tone="red"
            live="assertive"
            title={texts.notSaved}
            action={
              isConflict && (
                <Button
                  size="small"
                  onClick={() => {
                    setIsUnsaved(false);
                    setIsConflict(false);
                    setFailure(null);
                    setVersion(0);
                  }}
                >
                  {texts.reload}
                </Button>
              )
            }
          >
            {isConflict ? texts.conflict : failure}
          </Notice>
        )}
        {survey.answerCount > 0 && <Notice title={texts.hasAnswers(format.number(survey.answerCount))} />}
        <Section title={texts.questions}>
          <QuestionList
            formId={formId}
            questions={content.questionList}
            disabled={!can.change}
            errors={errors}
            attempt={attempt}
            onChange={(questionList) => set({ questionList })}
          />
        </Section>
        <Section title={texts.basics}>
          <BasicFields
            formId={formId}
            content={content}
            kinds={kinds}
            isSettled={published !== null}
            errorOf={errorOf}
            onChange={set}
          />
        </Section>
        {can.change && (
          <FormDock note={describeState()}>
            {isNarrow && <Button onClick={() => setShowsPreview(true)}>{texts.preview}</Button>}
            <Button type="submit" busy={change.isPending} busyLabel={texts.saving} disabled={!isUnsaved}>
              {texts.save}
            </Button>
            {stepList.some(({ action }) => action === 'PUBLISH') && (
              <Button variant="primary" disabled={!hasNews} busy={isBusy} onClick={() => setIsPublishing(true)}>
                {published ? texts.publishAgain(published.versionNo + 1) : texts.publish}
              </Button>
            )}
          </FormDock>
        )}
      </div>
      {!isNarrow && <aside className={styles.aside}>{preview}</aside>}
      <Sheet
        open={isNarrow && showsPreview}
        onOpenChange={setShowsPreview}
        title={texts.preview}
        closeLabel={texts.close}
        height="full"
      >
        {preview}
      </Sheet>
      <ConfirmDialog
        open={isPublishing}
        onOpenChange={setIsPublishing}
        title={texts.publishTitle}
        keepLabel={texts.keep}
        confirmLabel={published ? texts.publishAgain(published.versionNo + 1) : texts.publish}
        busy={isBusy}
        busyLabel={texts.publishing}
        onConfirm={() => save(publishSaved)}
      >
        {texts.publishText}
      </ConfirmDialog>
      <LeaveGuard isUnsaved={isUnsaved && !isBusy} />
    </form>
  );

  function describeState(): string | undefined {
    if (isUnsaved) return texts.unsaved;
    return published && survey.hasChanges ? texts.hasChanges : undefined;
  }
}
