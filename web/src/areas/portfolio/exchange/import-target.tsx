import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { Form } from '../../../blocks/form/form.tsx';
import { FormFailure } from '../../../blocks/form/form-failure.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { exchangeTexts } from './texts.ts';

/** A résumé that may take a file in. */
export interface Target {
  readonly resumeId: string;
  readonly title: string;
}

interface ImportTargetProps {
  readonly targets: readonly Target[];
  readonly isBusy: boolean;
  readonly onSend: (
    target: { readonly title: string; readonly resumeId: string | null },
    onError: (failure: CallError) => void,
  ) => void;
}

const NEW = 'NEW';

/** Asks where the file goes: into a résumé of its own, which needs a title, or into another. */
export function ImportTarget({ targets, isBusy, onSend }: ImportTargetProps) {
  const texts = useTexts(exchangeTexts);
  const form = usePageForm<{ readonly chosen: string; readonly title: string }, 'title'>({
    names: { title: texts.title },
    initial: { chosen: NEW, title: texts.firstTitle },
  });
  const target = targets.find(({ resumeId }) => resumeId === form.values.chosen);
  return (
    <Form
      form={form}
      isShort
      onSend={({ title }) => {
        if (!isBusy) onSend({ title: target?.title ?? title, resumeId: target?.resumeId ?? null }, form.refuse);
      }}
    >
      <Stack>
        {targets.length > 0 && (
          <Select
            {...form.pick('chosen')}
            label={texts.target}
            help={target && texts.replaceNote}
            options={[
              { value: NEW, label: texts.newOne },
              ...targets.map(({ resumeId, title: name }) => ({ value: resumeId, label: texts.into(name) })),
            ]}
            onValueChange={(value) => form.set({ chosen: value ?? NEW })}
          />
        )}
        {!target && <TextField {...form.text('title')} label={texts.title} maxLength={PAPER_MOST.title} />}
        <FormFailure frame={form.frame} words={{ failed: texts.failed, conflict: { text: texts.conflict } }} />
        <div>
          <Button variant="primary" type="submit" busy={isBusy} busyLabel={texts.saving}>
            {target ? texts.replace : texts.make}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
