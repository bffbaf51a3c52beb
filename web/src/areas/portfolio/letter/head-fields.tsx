import type { LetterContent } from '@naru/contract/areas/portfolio/letter.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { letterTexts } from './texts.ts';

interface HeadFieldsProps {
  readonly content: LetterContent;
  readonly onChange: (content: LetterContent) => void;
}

/** Fields for what a letter is written for. */
export function HeadFields({ content, onChange }: HeadFieldsProps) {
  const all = useTexts(letterTexts);
  const texts = all.head;
  const line = (name: 'company' | 'job' | 'title', most: number) => ({
    value: content[name],
    maxLength: most,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...content, [name]: currentTarget.value }),
  });
  return (
    <Stack gap={24}>
      <TextField label={texts.company} autoComplete="off" {...line('company', PAPER_MOST.line)} />
      <TextField label={texts.job} autoComplete="off" {...line('job', PAPER_MOST.line)} />
      <DayField
        label={texts.dueOn}
        value={content.dueOn}
        onValueChange={(dueOn, text) => {
          // A day that is half typed is none yet.
          if (dueOn !== null || text === '') onChange({ ...content, dueOn });
        }}
      />
      <SegmentedControl
        label={texts.language}
        value={content.language}
        onValueChange={(language) => onChange({ ...content, language })}
        options={[
          { value: 'ko', label: all.languages.ko },
          { value: 'en', label: all.languages.en },
        ]}
      />
      <TextField label={texts.name} help={texts.nameHelp} autoComplete="off" {...line('title', PAPER_MOST.title)} />
    </Stack>
  );
}
