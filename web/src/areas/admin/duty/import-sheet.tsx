import { duties } from '@naru/contract/areas/duty.ts';
import { useState } from 'react';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { fileIdOf } from '../../../blocks/file/file-name.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import type { UploadedFile } from '../../../ui/file-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { saveCsv } from '../save-csv.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { dutyTexts } from './texts.ts';
import { useDutyWords } from './use-duty-words.ts';

const LIMITS = { fileCount: 1, fileSize: 2 * 1024 * 1024, extensionList: ['xlsx', 'csv'] } as const;

/** A sheet to choose a file, see line by line what it would do, and appoint. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(dutyTexts).import;
  const format = useFormat();
  const { dutyOf } = useDutyWords();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const fileId = fileIdOf(files);
  const query = useCall(
    duties.previewDuties,
    { query: { fileId: fileId ?? '' } },
    { enabled: fileId !== undefined, alertMessage: null },
  );
  const saveTemplate = (): void => {
    const today = format.dateTime(Date.now(), 'YYYY-MM-DD');
    const example = ['2026000001', dutyOf('PEER_COACH'), '10000', today, '', today, today];
    saveCsv([texts.head, example], texts.templateName);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title} closeLabel={texts.close} height="full">
      <Stack gap={24}>
        <p>{texts.text}</p>
        <div>
          <Button size="small" onClick={saveTemplate}>
            {texts.template}
          </Button>
        </div>
        <AttachmentField
          label={texts.file}
          help={texts.help}
          error={query.error ? (fieldErrorsOf(query.error)[0]?.message ?? texts.unreadable) : undefined}
          value={files}
          onValueChange={setFiles}
          limits={LIMITS}
        />
        {fileId !== undefined && query.isFetching && <p role="status">{texts.reading}</p>}
        {fileId !== undefined && query.data && <ImportOutcome key={fileId} outcome={query.data} onDone={onClose} />}
      </Stack>
    </Sheet>
  );
}
