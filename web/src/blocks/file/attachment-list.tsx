import { file as calls } from '@naru/contract/areas/file.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import type { UploadedFile } from '../../ui/file-field.tsx';
import { FileList } from '../../ui/file-list.tsx';
import { fileIdOf, paramsOf } from './file-name.ts';
import { fileTexts } from './texts.ts';

export interface AttachmentListProps {
  readonly files: readonly UploadedFile[];
}

/** Lists the files of a record, to download one by one or as one zip; nothing if there are none. */
export function AttachmentList({ files }: AttachmentListProps) {
  const texts = useTexts(fileTexts);
  const format = useFormat();
  const { client } = useRuntime();
  const fileId = fileIdOf(files);
  // The client alerts on failure.
  const save = (file: UploadedFile): void => {
    client.download({ spec: calls.downloadFile, input: { params: paramsOf(file) } }, file.name).catch(() => undefined);
  };
  const saveAll = (id: string): void => {
    client
      .download({ spec: calls.downloadAll, input: { params: { fileId: id } } }, texts.allName)
      .catch(() => undefined);
  };
  if (fileId === undefined) return null;
  return (
    <FileList
      label={texts.attached}
      files={files}
      formatSize={format.bytes}
      openLabel={texts.open}
      onOpen={save}
      {...(files.length > 1 && { all: { label: texts.openAll, onOpen: () => saveAll(fileId) } })}
    />
  );
}
