import { file as fileCalls } from '@naru/contract/areas/file.ts';
import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { useState } from 'react';

import { acceptedTypes } from '../../../blocks/file/accepted-types.ts';
import { describeUploadFailure } from '../../../blocks/file/upload-group.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField, type FileFieldProps, type UploadedFile } from '../../../ui/file-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './advisor.module.css';
import { saveCsv } from '../save-csv.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { advisorTexts } from './texts.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const EXAMPLE = '2026000001';

/** A sheet to choose a file, preview its changes, and apply them. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(advisorTexts);
  const texts = all.import;
  const format = useFormat();
  const { client } = useRuntime();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [uploaded] = files;
  const query = useCall(
    advisorDesk.previewImport,
    { query: { fileId: uploaded?.id ?? '' } },
    { enabled: uploaded !== undefined, alertMessage: null },
  );
  const upload: FileFieldProps['upload'] = async (one, { onProgress, signal }) => {
    const options = { upload: { files: [one], onProgress }, signal, label: one.name, alertMessage: null };
    const { fileId } = await client.call(fileCalls.uploadFiles, { body: {} }, options);
    return { id: fileId, name: one.name, size: one.size };
  };
  const saveTemplate = (): void => {
    const today = format.dateTime(Date.now(), 'YYYY-MM-DD');
    saveCsv([texts.head, [EXAMPLE, 'professor', today, texts.sampleReason]], texts.templateName);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title} closeLabel={all.close} height="full">
      <div className={styles.stack}>
        <p>{texts.text}</p>
        <div>
          <Button size="small" onClick={saveTemplate}>
            {texts.template}
          </Button>
        </div>
        <FileField
          label={texts.file}
          help={texts.help}
          error={query.error ? (fieldErrorsOf(query.error)[0]?.message ?? texts.unreadable) : undefined}
          value={files}
          onValueChange={setFiles}
          upload={upload}
          accept={acceptedTypes(['xlsx', 'csv'])}
          maxSize={MOST_BYTES}
          maxFiles={1}
          labels={{
            browse: texts.browse,
            drop: texts.drop,
            list: texts.list,
            formatSize: format.bytes,
            uploading: (name, percent) => texts.uploading(name, `${format.number(percent)}%`),
            cancel: texts.cancel,
            remove: texts.remove,
            retry: texts.retry,
            tooLarge: texts.tooLarge,
            wrongType: texts.wrongType,
            tooMany: texts.tooMany,
            failed: (failure) => describeUploadFailure(failure, texts.failed),
          }}
        />
        {uploaded && query.isFetching && <p role="status">{texts.reading}</p>}
        {uploaded && query.data && <ImportOutcome key={uploaded.id} outcome={query.data} onDone={onClose} />}
      </div>
    </Sheet>
  );
}
