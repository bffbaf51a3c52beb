import { RESUME_BEGINNINGS, type ResumeCard } from '@naru/contract/areas/portfolio/resume.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
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
  const titleOf = (id: string | null): string => resumes.find(({ resumeId }) => resumeId === id)?.title ?? '';
  const isCopy = beginning.copyOf !== null;
  const form = usePageForm({
    names: { title: texts.name, beginsWith: texts.beginsWith, copyOf: texts.copyOf },
    initial: {
      ...beginning,
      title: isCopy ? texts.copyName(titleOf(beginning.copyOf)).slice(0, PAPER_MOST.title) : '',
    },
  });
  const { title, beginsWith } = form.values;
  const { create, isBusy } = useCreate();
  return (
    <FormDialog
      form={form}
      onSend={({ copyOf, ...values }) =>
        create({ ...values, copyOf: beginsWith === 'COPY' ? copyOf : null }, { onError: form.refuse })
      }
      onClose={onClose}
      isSending={isBusy}
      isWritten={title !== ''}
      title={isCopy ? texts.copyTitle : texts.title}
      words={{ submit: texts.submit, sending: all.begin.making, failed: all.begin.failed }}
    >
      <TextField {...form.text('title')} label={texts.name} help={texts.nameHelp} maxLength={PAPER_MOST.title} />
      {!isCopy && (
        <RadioGroup
          {...form.pick('beginsWith')}
          label={texts.beginsWith}
          options={RESUME_BEGINNINGS.map((value) => ({ value, label: texts.beginnings[value] }))}
        />
      )}
      {beginsWith === 'COPY' && (
        <Select
          {...form.pick('copyOf')}
          label={texts.copyOf}
          help={texts.copyNote}
          options={resumes.map(({ resumeId, title: label }) => ({ value: resumeId, label }))}
          empty={texts.none}
        />
      )}
    </FormDialog>
  );
}
