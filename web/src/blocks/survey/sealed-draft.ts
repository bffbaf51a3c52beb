/** Answers that were begun, kept on this device and sealed (blocks/sealed). */
import { keyStorage } from '../../platform/session/key-storage.ts';
import { findSealer } from '../sealed/sealed-text.ts';
import type { Answers } from './answers.ts';

const storageKeyOf = (contextId: string): string => `naru.survey.${contextId}`;

export async function writeSealedDraft(contextId: string, draftKey: string, answers: Answers): Promise<void> {
  const sealer = await findSealer(draftKey);
  if (sealer) keyStorage.write(storageKeyOf(contextId), await sealer.seal(JSON.stringify(answers)));
}

/** Undefined if nothing was kept, or it was kept by somebody else or for other questions. */
export async function readSealedDraft(contextId: string, draftKey: string): Promise<Answers | undefined> {
  const kept = keyStorage.read(storageKeyOf(contextId));
  const text = kept === null ? undefined : await (await findSealer(draftKey))?.open(kept);
  return text === undefined ? undefined : (JSON.parse(text) as Answers); // sealed by the function above
}

export function dropSealedDraft(contextId: string): void {
  keyStorage.remove(storageKeyOf(contextId));
}
