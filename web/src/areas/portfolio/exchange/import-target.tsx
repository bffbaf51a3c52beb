import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { useState } from 'react';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { fieldErrorsOf, type CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  readonly error: CallError | null;
  readonly onSend: (target: { readonly title: string; readonly resumeId: string | null }) => void;
}

const NEW = 'NEW';

/** Asks where the file goes: into a résumé of its own, which needs a title, or into another. */
export function ImportTarget({ targets, isBusy, error, onSend }: ImportTargetProps) {
  const texts = useTexts(exchangeTexts);
  const [chosen, setChosen] = useState<string>(NEW);
  const [title, setTitle] = useState(texts.firstTitle);
  const target = targets.find(({ resumeId }) => resumeId === chosen);
  const errors = new Map(error ? fieldErrorsOf(error).map(({ field, message }) => [field, message]) : []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSend({ title: target?.title ?? title, resumeId: target?.resumeId ?? null });
      }}
    >
      <Stack>
        {targets.length > 0 && (
          <Select
            label={texts.target}
            help={target && texts.replaceNote}
            options={[
              { value: NEW, label: texts.newOne },
              ...targets.map(({ resumeId, title: name }) => ({ value: resumeId, label: texts.into(name) })),
            ]}
            value={chosen}
            onValueChange={(value) => setChosen(value ?? NEW)}
            labels={{ placeholder: texts.placeholder, empty: texts.none }}
          />
        )}
        {!target && (
          <TextField
            label={texts.title}
            error={errors.get('title')}
            value={title}
            maxLength={PAPER_MOST.title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {error && !errors.has('title') && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {sayFailure(error, texts.conflict, fieldErrorsOf(error)[0]?.message)}
          </Notice>
        )}
        <div>
          <Button variant="primary" type="submit" busy={isBusy} busyLabel={texts.saving}>
            {target ? texts.replace : texts.make}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
