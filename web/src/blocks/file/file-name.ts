import type { FileRef } from '@naru/contract/shared/file.ts';

import type { UploadedFile } from '../../ui/file-field.tsx';

/** Converts a file to the form's format. Its id is `fileId/fileSn`, as the server names files in lists. */
export function toUploadedFile({ fileId, fileSn, fileNm, fileSize }: FileRef): UploadedFile {
  return { id: `${fileId}/${fileSn}`, name: fileNm, size: fileSize };
}

/** The parameters of a call about this file. */
export function paramsOf({ id }: UploadedFile): { fileId: string; fileSn: string } {
  const [fileId = '', fileSn = ''] = id.split('/');
  return { fileId, fileSn };
}

/** The group that these files are in, for the call that saves the record; undefined for none. */
export function fileIdOf(files: readonly UploadedFile[]): string | undefined {
  return files[0] && paramsOf(files[0]).fileId;
}
