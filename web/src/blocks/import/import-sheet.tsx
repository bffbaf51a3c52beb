import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { Fragment, type ReactNode, useState } from 'react';

import { fieldErrorsOf } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Button } from '../../ui/button.tsx';
import type { UploadedFile } from '../../ui/file-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AttachmentField } from '../file/attachment-field.tsx';
import { fileIdOf } from '../file/file-name.ts';
import { saveCsv } from './save-csv.ts';
import { importTexts } from './texts.ts';

export interface ImportSheetProps<C extends CallSpec> {
  /** The read that tells line by line what the file would do. */
  readonly spec: C;
  readonly input: (fileId: string) => CallInput<C>;
  readonly words: {
    readonly title: string;
    readonly text: string;
    /** Which files, and what stands in their columns. */
    readonly help: string;
    readonly unreadable: string;
  };
  readonly template: { readonly name: string; readonly rows: () => readonly (readonly string[])[] };
  readonly onClose: () => void;
  /** The outcome, with what takes it over. */
  readonly children: (outcome: CallOutput<C>, fileId: string) => ReactNode;
}

const LIMITS = { fileCount: 1, fileSize: 2 * 1024 * 1024, extensionList: ['xlsx', 'csv'] } as const;

/** A sheet to choose a file, see line by line what it would do, and take that over. */
export function ImportSheet<C extends CallSpec>(props: ImportSheetProps<C>) {
  const { spec, input, words, template, onClose, children } = props;
  const texts = useTexts(importTexts);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const fileId = fileIdOf(files);
  const {
    data: outcome,
    error,
    isFetching,
  } = useCall(spec, input(fileId ?? ''), {
    enabled: fileId !== undefined,
    alertMessage: null,
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={words.title} height="full">
      <Stack gap={24}>
        <p>{words.text}</p>
        <div>
          <Button size="small" onClick={() => saveCsv(template.rows(), template.name)}>
            {texts.template}
          </Button>
        </div>
        <AttachmentField
          label={texts.file}
          help={words.help}
          error={error ? (fieldErrorsOf(error)[0]?.message ?? words.unreadable) : undefined}
          value={files}
          onValueChange={setFiles}
          limits={LIMITS}
        />
        {fileId !== undefined && isFetching && <p role="status">{texts.reading}</p>}
        {/* Another file begins anew: nothing chosen for the last one stays. */}
        {fileId !== undefined && outcome && <Fragment key={files[0]?.id}>{children(outcome, fileId)}</Fragment>}
      </Stack>
    </Sheet>
  );
}
