import { survey } from '@naru/contract/areas/survey.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './form-screen.module.css';
import { FORM } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

export interface CreateDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly kinds: readonly { readonly code: string; readonly name: string }[];
}

const FIELDS = ['nameKo', 'nameEn', 'contextType'] as const;

/** What a survey needs to begin; all the rest is changed where it is built. */
export function CreateDialog({ open, onOpenChange, kinds }: CreateDialogProps) {
  const texts = useTexts(adminSurveyTexts);
  const navigate = useNavigate();
  const [nameKo, setNameKo] = useState('');
  const [nameEn, setNameEn] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAnonymous, setIsAnonymous] = useState(true);
  const create = useCallMutation(survey.createSurvey, {
    alertMessage: null,
    onSuccess: ({ surveyId }) => void navigate({ to: addressOf(FORM, { params: { id: surveyId } }) }),
  });
  const contextType = chosen ?? kinds[0]?.code ?? null;
  const { atFields, elsewhere } = sortServerErrors(create.error, FIELDS);
  const errorOf = (name: (typeof FIELDS)[number]) => atFields.find(({ field }) => field === name)?.message;
  const failure = create.error && atFields.length === 0 ? (elsewhere[0] ?? create.error.serverMessage) : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.create}
      description={texts.createText}
      closeLabel={texts.close}
      actions={
        <Button type="submit" form="survey-create" variant="primary" busy={create.isPending} busyLabel={texts.creating}>
          {texts.create}
        </Button>
      }
    >
      <form
        id="survey-create"
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({
            body: {
              nameKo,
              nameEn,
              purposeKo: '',
              purposeEn: '',
              contextType: contextType ?? '',
              isAnonymous,
              opensAt: null,
              closesAt: null,
              questionList: [],
            },
          });
        }}
      >
        <TextField
          label={texts.nameKo}
          error={errorOf('nameKo')}
          maxLength={100}
          value={nameKo}
          onChange={(event) => setNameKo(event.target.value)}
        />
        <TextField
          label={texts.nameEn}
          error={errorOf('nameEn')}
          maxLength={100}
          value={nameEn}
          onChange={(event) => setNameEn(event.target.value)}
        />
        <Select
          label={texts.contextType}
          error={errorOf('contextType') ?? failure}
          labels={{ placeholder: texts.choose, empty: texts.none }}
          options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
          value={contextType}
          onValueChange={setChosen}
        />
        <Switch
          label={texts.anonymous}
          note={texts.anonymousNote}
          checked={isAnonymous}
          onCheckedChange={setIsAnonymous}
        />
      </form>
    </Dialog>
  );
}
