import { file as calls } from '@naru/contract/areas/file.ts';
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { FileRef } from '@naru/contract/shared/file.ts';

import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { useCall } from '../../../platform/query/use-call.ts';

const MINUTE_MS = 60_000;
/** An address is valid for five minutes. */
const AGAIN_MS = 4 * MINUTE_MS;

/** The address of the photo for some minutes; null without one. @param name the file as `fileId/fileSn`, where known */
export function usePhoto(photoFileId: string | null, name: string | undefined): string | null {
  const query = useCall(
    calls.pictureAddresses,
    { query: { file: name === undefined ? [] : [name] } },
    { enabled: photoFileId !== null && name !== undefined, staleTime: AGAIN_MS, againMs: () => AGAIN_MS },
  );
  return photoFileId === null ? null : (query.data?.pictureList[0]?.address ?? null);
}

/** The address of the photo of a résumé that was read with its files. */
export function useStoredPhoto(content: ResumeContent | undefined, fileList: readonly FileRef[]): string | null {
  const photoFileId = content?.person.photoFileId ?? null;
  const found = fileList.find(({ fileId }) => fileId === photoFileId);
  return usePhoto(photoFileId, found && toUploadedFile(found).id);
}
