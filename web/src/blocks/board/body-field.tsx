import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Field } from '../../ui/field.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { createPictureSource } from '../file/picture-source.ts';
import { describeUploadFailure } from '../file/upload-group.ts';
import { picturesOf } from './form-values.ts';
import { boardTexts } from './texts.ts';

/** The editor is the largest part of the portal: it comes after the form is drawn. */
const RichTextEditor = loadOnUse(async () => (await import('../../ui/rich-text-editor.tsx')).RichTextEditor);

export interface BodyFieldProps {
  readonly id: string;
  readonly initial: RichText | null;
  readonly revision: number;
  readonly error: string | undefined;
  readonly onChange: (body: RichText) => void;
}

export function BodyField({ id, initial, revision, error, onChange }: BodyFieldProps) {
  const texts = useTexts(boardTexts).form;
  const { client } = useRuntime();
  const [source] = useState(() => createPictureSource(client, initial ? picturesOf(initial) : []));
  return (
    <Field id={id} label={texts.body} help={texts.bodyHelp} error={error}>
      {(control) => (
        <div id={control.id} tabIndex={-1}>
          <RichTextEditor
            initial={initial && { ...initial }}
            revision={revision}
            fallback={<Skeleton count={6} />}
            onChange={(tree) => onChange(tree as unknown as RichText)} // its extensions make nothing else
            labelId={control.labelId}
            describedBy={control.aria['aria-describedby']}
            isInvalid={control.aria['aria-invalid'] === true}
            pictures={{ ...source, describe: (failure) => describeUploadFailure(failure, texts.pictureFailed) }}
            labels={{ toolbar: texts.toolbar, ...texts.tools, ...texts.pictures }}
          />
        </div>
      )}
    </Field>
  );
}
