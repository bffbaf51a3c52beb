import type { UploadControl, UploadedFile } from '../../../../ui/file-field.tsx';

const STEP_MS = 120;
const STEPS = 12;

/** A showcase of sending: it takes as long and reports as much, and nothing leaves the device. */
export async function pretendUpload(file: File, { onProgress, signal }: UploadControl): Promise<UploadedFile> {
  for (let step = 1; step <= STEPS; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    signal.throwIfAborted();
    onProgress(step / STEPS);
    // A file that is called so shows what a failure looks like.
    if (step === STEPS / 2 && file.name.startsWith('fail')) throw new Error('refused for show');
  }
  return { id: crypto.randomUUID(), name: file.name, size: file.size };
}
