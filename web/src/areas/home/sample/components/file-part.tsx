import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { FileField, type UploadControl, type UploadedFile } from '../../../../ui/file-field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const MAX_SIZE = 10 * 1024 * 1024;
const STEPS = 12;
/** Milliseconds between two reports of progress. */
const PACE = 150;

export function FilePart() {
  const texts = useTexts(componentTexts).file;
  const format = useFormat();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Part title={texts.title} span="half">
      <Notice>{texts.pretend}</Notice>
      <FileField
        label={texts.label}
        help={texts.help}
        value={files}
        onValueChange={setFiles}
        upload={(file, control) => pretendUpload(file, control, isBroken)}
        accept={{ 'application/pdf': ['.pdf'], 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }}
        maxSize={MAX_SIZE}
        maxFiles={3}
        labels={{
          browse: texts.browse,
          drop: texts.drop,
          list: texts.list,
          formatSize: (bytes) => format.bytes(bytes),
          uploading: (name, percent) => texts.uploading(name, format.number(percent)),
          cancel: texts.cancel,
          remove: texts.remove,
          retry: texts.retry,
          tooLarge: texts.tooLarge,
          wrongType: texts.wrongType,
          tooMany: texts.tooMany,
          failed: () => texts.failed,
        }}
      />
      <Switch label={texts.break} checked={isBroken} onCheckedChange={setIsBroken} />
    </Part>
  );
}

/** Reports progress like a real upload and keeps the file here; fails half-way if asked to. */
async function pretendUpload(file: File, { onProgress, signal }: UploadControl, fails: boolean): Promise<UploadedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    onProgress(step / STEPS);
    if (fails && step > STEPS / 2) reject(new Error('Asked to fail.'));
    if (step >= STEPS) resolve({ id: crypto.randomUUID(), name: file.name, size: file.size });
  }, PACE);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  try {
    return await promise;
  } finally {
    clearInterval(timer);
  }
}
