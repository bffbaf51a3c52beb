import { RESUME_BEGINNINGS, type ResumeCard } from '@naru/contract/areas/portfolio/resume.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { useId, useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { resumeTexts } from './texts.ts';
import { useCreate } from './use-create.ts';

export interface Beginning {
  readonly beginsWith: (typeof RESUME_BEGINNINGS)[number];
  readonly copyOf: string | null;
}

interface CreateDialogProps {
  readonly beginning: Beginning;
  readonly resumes: readonly ResumeCard[];
  readonly onClose: () => void;
}

/** Asks for the title of a new résumé, and what it begins with. */
export function CreateDialog({ beginning, resumes, onClose }: CreateDialogProps) {
  const all = useTexts(resumeTexts);
  const texts = all.create;
  const formId = useId();
  const titleOf = (id: string | null): string => resumes.find(({ resumeId }) => resumeId === id)?.title ?? '';
  const isCopy = beginning.copyOf !== null;
  const [title, setTitle] = useState(
    isCopy ? texts.copyName(titleOf(beginning.copyOf)).slice(0, PAPER_MOST.title) : '',
  );
  const [beginsWith, setBeginsWith] = useState(beginning.beginsWith);
  const [copyOf, setCopyOf] = useState(beginning.copyOf);
  const { create, isBusy, error } = useCreate();
  const errors = new Map(error ? fieldErrorsOf(error).map(({ field, message }) => [field, message]) : []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isCopy ? texts.copyTitle : texts.title}
      closeLabel={texts.close}
      sticky={title !== ''}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy} busyLabel={all.begin.making}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create({ title, beginsWith, copyOf: beginsWith === 'COPY' ? copyOf : null });
        }}
      >
        <Stack>
          <TextField
            label={texts.name}
            help={texts.nameHelp}
            error={errors.get('title')}
            value={title}
            maxLength={PAPER_MOST.title}
            onChange={(event) => setTitle(event.target.value)}
          />
          {!isCopy && (
            <RadioGroup
              label={texts.beginsWith}
              options={RESUME_BEGINNINGS.map((value) => ({ value, label: texts.beginnings[value] }))}
              value={beginsWith}
              onValueChange={setBeginsWith}
            />
          )}
          {beginsWith === 'COPY' && (
            <Select
              label={texts.copyOf}
              help={texts.copyNote}
              error={errors.get('copyOf')}
              options={resumes.map(({ resumeId, title: label }) => ({ value: resumeId, label }))}
              value={copyOf}
              onValueChange={setCopyOf}
              labels={{ placeholder: texts.placeholder, empty: texts.none }}
            />
          )}
          {error && errors.size === 0 && (
            <Notice tone="red" live="assertive" title={all.begin.failed}>
              {error.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
