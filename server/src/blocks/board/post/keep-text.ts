/** Keeps what a post said, in the transaction that changes it. */
import type { FileRef } from '@naru/contract/shared/file.ts';

import type { WriteContext } from '../../../platform/http/serve.ts';
import { listChangedParts } from '../history/rules.ts';
import { insertVersion, selectText, type KeptText } from '../history/store.ts';
import { listFiles } from './files.ts';
import type { KeptValues } from './write-store.ts';

interface FormerText extends KeptText {
  readonly files: readonly FileRef[];
}

/** Reads what a post says before it is changed, with its files, which may go with the change. */
export async function readText(ctx: WriteContext, postId: string): Promise<FormerText> {
  const text = await selectText(ctx.tx, postId);
  return { ...text, files: await listFiles(ctx.tx, text.fileId) };
}

interface TextChange {
  readonly id: string;
  readonly before: FormerText;
  readonly after: KeptValues;
  readonly isHidden: boolean;
}

/** Keeps what a post said, where it was out and says something else now. */
export async function keepText(ctx: WriteContext, change: TextChange): Promise<void> {
  const { id, before, after, isHidden } = change;
  const changedParts = listChangedParts(before, { ...after, files: await listFiles(ctx.tx, after.fileId) });
  if (!before.wasOut || changedParts.length === 0) return;
  await insertVersion(ctx.tx, {
    postId: id,
    text: before,
    fileNames: before.files.map(({ fileNm }) => fileNm),
    changedParts,
    changedBy: ctx.actor.memberId,
    now: ctx.now,
    isWithheld: isHidden,
  });
}
