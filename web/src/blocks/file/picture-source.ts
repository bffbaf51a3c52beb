import { file as calls } from '@naru/contract/areas/file.ts';

import type { Client } from '../../platform/http/client.ts';
import type { UploadedFile } from '../../ui/file-field.tsx';
import type { PictureRef } from '../../ui/rich-text-picture.ts';
import { paramsOf } from './file-name.ts';
import { createUploadGroup } from './upload-group.ts';

export interface PictureSource {
  /** Sends one picture into the group of the text. @throws CallError */
  readonly upload: (file: File) => Promise<PictureRef>;
  /** Gives an address that is valid for some minutes; undefined if the person may not see it. */
  readonly addressOf: (picture: PictureRef) => Promise<string | undefined>;
}

/** The pictures of one text that is being written; `there` lists its existing ones. */
export function createPictureSource(
  client: Pick<Client, 'call' | 'newKey'>,
  there: readonly PictureRef[],
): PictureSource {
  const group = createUploadGroup(client);
  const known: UploadedFile[] = there.map(({ fileId, fileSn }) => ({ id: `${fileId}/${fileSn}`, name: '', size: 0 }));
  return {
    upload: async (file) => {
      const signal = new AbortController().signal;
      const sent = await group.upload(file, { onProgress: () => undefined, signal }, known);
      known.push(sent);
      const { fileId, fileSn } = paramsOf(sent);
      return { fileId, fileSn: Number(fileSn) };
    },
    addressOf: async ({ fileId, fileSn }) => {
      const input = { query: { file: [`${fileId}/${fileSn}`] } };
      const { pictureList } = await client.call(calls.pictureAddresses, input, { alertMessage: null });
      return pictureList[0]?.address;
    },
  };
}
