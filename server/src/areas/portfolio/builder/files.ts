/** Files of portfolios: whose they are, and what may hang on them. */
import {
  listFiles,
  PORTFOLIO_FILE_EXTENSIONS,
  PORTFOLIO_PICTURE_EXTENSIONS,
  PORTFOLIO_VIDEO_EXTENSIONS,
  type NamedFile,
} from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { FieldError } from '@naru/contract/envelope.ts';
import type { FileExtension } from '@naru/contract/shared/file.ts';

import { attachFiles, lockFiles } from '../../../blocks/file/attach.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { selectExtensions, selectHung } from './file-store.ts';
import { selectOptionalDraft } from './store.ts';
import { builderWords } from './words.ts';

const isOwn: FileRights['canRead'] = async (db, actor, id) =>
  (await selectOptionalDraft(db, { id, memberId: actor.memberId })) !== undefined;

/** Only the owner. Files go by the sweep alone: a version that others see may name one that the draft no longer does. */
export const portfolioFileRights: FileRights = { canRead: isOwn, canChange: isOwn, isSavedWhole: true };

const EXTENSIONS: Readonly<Record<NamedFile['use'], readonly FileExtension[]>> = {
  PICTURE: PORTFOLIO_PICTURE_EXTENSIONS,
  FILE: PORTFOLIO_FILE_EXTENSIONS,
  VIDEO: PORTFOLIO_VIDEO_EXTENSIONS,
};

const nameOf = ({ fileId, fileSn }: NamedFile): string => `${fileId}/${fileSn}`;

/** Attaches what was uploaded since the last save. @throws Failure `invalid` at the places of files that don't hold */
export async function attachNamed(ctx: WriteContext, id: string, content: PortfolioContent): Promise<void> {
  const files = listFiles(content);
  const hung = await selectHung(ctx.tx, id, files);
  const fresh = new Map(files.filter((file) => !hung.has(nameOf(file))).map(({ fileId, path }) => [fileId, path]));
  await lockFiles(ctx.tx, [...fresh.keys()]);
  for (const [fileId, path] of fresh) {
    // One after another: each reads and writes its group.
    // oxlint-disable-next-line no-await-in-loop
    await attachFiles(ctx.tx, ctx, { fileId, entity: PORTFOLIO_FILE, entityId: id, field: `content.${path}` });
  }
  await expectKinds(ctx, files);
}

/** @throws Failure `invalid` where a file is not there, or of a kind that its place does not take */
async function expectKinds({ tx, locale }: WriteContext, files: readonly NamedFile[]): Promise<void> {
  const words = builderWords[locale];
  const extensions = await selectExtensions(
    tx,
    files.map(({ fileId }) => fileId),
  );
  const fields = files.flatMap((file): FieldError[] => {
    const extension = extensions.get(nameOf(file));
    const field = `content.${file.path}`;
    if (extension === undefined) return [{ field, message: words.noFile }];
    const taken: readonly string[] = EXTENSIONS[file.use];
    return taken.includes(extension) ? [] : [{ field, message: words.otherKind(taken.join(', ')) }];
  });
  if (fields.length > 0) fail('invalid', { fields });
}
