import { survey } from '@naru/contract/areas/survey.ts';
import { useNavigate } from '@tanstack/react-router';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FORM } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

export interface CreateDialogProps {
  readonly onClose: () => void;
  readonly kinds: readonly { readonly code: string; readonly name: string }[];
}

interface CreateValues {
  readonly nameKo: string;
  readonly nameEn: string;
  /** Null for the first kind. */
  readonly contextType: string | null;
  readonly isAnonymous: boolean;
}
type CreateField = 'nameKo' | 'nameEn' | 'contextType';
const BLANK: CreateValues = { nameKo: '', nameEn: '', contextType: null, isAnonymous: true };
/** The rest is written in the builder. */
const LATER = { purposeKo: '', purposeEn: '', opensAt: null, closesAt: null, questionList: [] };

/** A dialog for the fields that a new survey needs; the rest is edited in the builder. */
export function CreateDialog({ onClose, kinds }: CreateDialogProps) {
  const texts = useTexts(adminSurveyTexts);
  const navigate = useNavigate();
  const create = useCallMutation(survey.createSurvey, { alertMessage: null });
  const form = usePageForm<CreateValues, CreateField>({
    names: { nameKo: texts.nameKo, nameEn: texts.nameEn, contextType: texts.contextType },
    initial: BLANK,
  });
  const contextType = form.values.contextType ?? kinds[0]?.code ?? null;
  const send = (values: CreateValues): void =>
    create.mutate(
      { body: { ...LATER, ...values, contextType: contextType ?? '' } },
      {
        onSuccess: ({ surveyId }) => void navigate({ to: addressOf(FORM, { params: { id: surveyId } }) }),
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={create.isPending}
      title={texts.create}
      description={texts.createText}
      words={{ submit: texts.create, sending: texts.creating }}
    >
      <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={100} />
      <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={100} />
      <Select
        {...form.pick('contextType')}
        label={texts.contextType}
        options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
        value={contextType}
      />
      <Switch label={texts.anonymous} note={texts.anonymousNote} {...form.flag('isAnonymous')} />
    </FormDialog>
  );
}
