import { rosters } from '@naru/contract/areas/roster.ts';
import { useRef } from 'react';

import { useRuntime } from '../../../platform/session/runtime-context.ts';
import type { FileFieldProps } from '../../../ui/file-field.tsx';

/** Sends a bundle; sending the same file again after no answer came is the same write. */
export function useUploadBundle(): FileFieldProps['upload'] {
  const { client } = useRuntime();
  const keysRef = useRef(new WeakMap<File, string>());
  return async (one, { onProgress, signal }) => {
    const idempotencyKey = keysRef.current.get(one) ?? client.newKey();
    keysRef.current.set(one, idempotencyKey);
    const upload = { files: [one], onProgress };
    const options = { upload, signal, idempotencyKey, label: one.name, alertMessage: null };
    const { bundleId, name, size } = await client.call(rosters.uploadBundle, { body: {} }, options);
    keysRef.current.delete(one); // taken away and chosen anew, it is another bundle
    return { id: bundleId, name, size };
  };
}
