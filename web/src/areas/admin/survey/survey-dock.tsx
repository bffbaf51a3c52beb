import type { Survey } from '@naru/contract/areas/survey.ts';

import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { adminSurveyTexts } from './texts.ts';
import type { SurveyWriting } from './use-survey-writing.ts';

export interface SurveyDockProps {
  readonly survey: Survey;
  readonly writing: SurveyWriting;
  /** Where the preview has no place beside the questions. */
  readonly onPreview: (() => void) | undefined;
}

/** The buttons of the builder: a survey is saved as often as one likes, and published after a question. */
export function SurveyDock({ survey, writing, onPreview }: SurveyDockProps) {
  const texts = useTexts(adminSurveyTexts);
  const { published, stepList, hasChanges } = survey;
  const { isUnsaved } = writing.form.frame;
  const note = isUnsaved ? texts.unsaved : published && hasChanges ? texts.hasChanges : undefined;
  const publishing = published ? texts.publishAgain(published.versionNo + 1) : texts.publish;
  return (
    <FormDock note={note}>
      {onPreview && <Button onClick={onPreview}>{texts.preview}</Button>}
      <Button type="submit" busy={writing.isSaving} busyLabel={texts.saving} disabled={!isUnsaved}>
        {texts.save}
      </Button>
      {stepList.some(({ action }) => action === 'PUBLISH') && (
        <Button
          variant="primary"
          disabled={!isUnsaved && !hasChanges}
          busy={writing.isBusy}
          onClick={() => writing.ask(true)}
        >
          {publishing}
        </Button>
      )}
      <ConfirmDialog
        open={writing.isAsking}
        onOpenChange={writing.ask}
        title={texts.publishTitle}
        keepLabel={texts.keep}
        confirmLabel={publishing}
        busy={writing.isBusy}
        busyLabel={texts.publishing}
        onConfirm={writing.publish}
      >
        {texts.publishText}
      </ConfirmDialog>
    </FormDock>
  );
}
