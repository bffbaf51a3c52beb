import { file as calls } from '@naru/contract/areas/file.ts';

import { CallError, fieldErrorsOf } from '../../platform/http/call-error.ts';
import type { Client } from '../../platform/http/client.ts';
import type { UploadControl, UploadedFile } from '../../ui/file-field.tsx';
import { fileIdOf, toUploadedFile } from './file-name.ts';

export interface UploadGroup {
  /**
   * Sends one file into the group of the existing ones, or into the one made for this field.
   * @throws CallError, and the signal's reason if aborted
   */
  readonly upload: (file: File, control: UploadControl, there: readonly UploadedFile[]) => Promise<UploadedFile>;
}

interface Sent {
  readonly fileId: string | undefined;
  readonly key: string;
}

/**
 * Sends the files of one field into one group, one after another: the first one makes the group, and the answer's
 * list shows which file is new. `isSealed`: for a confidential record, whose files are encrypted. `isApart`: each file
 * goes into a group of its own, so that a record that names one file sees by its group that another replaced it.
 */
export function createUploadGroup(
  client: Pick<Client, 'call' | 'newKey'>,
  { isSealed = false, isApart = false }: { readonly isSealed?: boolean; readonly isApart?: boolean } = {},
): UploadGroup {
  const sent = new WeakMap<File, Sent>();
  const given = new Set<string>();
  let made: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const send: UploadGroup['upload'] = async (one, { onProgress, signal }, there) => {
    signal.throwIfAborted();
    const fileId = isApart ? undefined : (fileIdOf(there) ?? made);
    const earlier = sent.get(one);
    // Sending again after no answer came is the same write, and the server must recognize it.
    const key = earlier && earlier.fileId === fileId ? earlier.key : client.newKey();
    sent.set(one, { fileId, key });
    const upload = { files: [one], onProgress };
    const options = { upload, signal, idempotencyKey: key, label: one.name, alertMessage: null };
    const answer = await client.call(
      calls.uploadFiles,
      { body: { fileId, ...(isSealed && { sealed: 'Y' as const }) } },
      options,
    );
    made = answer.fileId;
    for (const { id } of there) given.add(id);
    const added = answer.cmmnFileDetailList.map(toUploadedFile).findLast(({ id }) => !given.has(id));
    if (!added) throw new Error('The answer to an upload does not list the file.');
    given.add(added.id);
    return added;
  };

  return {
    upload: (...request) => {
      const turn = last.then(() => send(...request));
      last = turn.catch(() => undefined); // told to who asked for it; the next one goes on
      return turn;
    },
  };
}

/** Describes a failure in a sentence, to stand beside the file. */
export function describeUploadFailure(failure: unknown, otherwise: string): string {
  const [refusal] = fieldErrorsOf(failure);
  if (refusal) return refusal.message;
  if (!(failure instanceof CallError)) return otherwise;
  return failure.serverMessage ?? failure.message;
}
