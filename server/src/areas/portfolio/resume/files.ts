/** Photos and evidence of résumés: whose they are, and what may hang on them. */
import {
  RESUME_EVIDENCE_EXTENSIONS,
  RESUME_EVIDENCE_FILES,
  RESUME_PHOTO_EXTENSIONS,
} from '@naru/contract/areas/portfolio/resume.ts';
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';

import { attachFiles } from '../../../blocks/file/attach.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { listEvidence } from './rules.ts';
import { selectOptionalResume, selectUntaken } from './store.ts';

/** Photos hang on the person, since all résumés show the same one (photo/index.ts). */
export const RESUME_PHOTO = 'resume-photo';
export const RESUME_EVIDENCE = 'resume-evidence';

const isOwnResume: FileRights['canRead'] = async (db, actor, id) =>
  (await selectOptionalResume(db, { id, memberId: actor.memberId })) !== undefined;

export const evidenceRights: FileRights = { canRead: isOwnResume, canChange: isOwnResume };

export const listFileIds = (content: ResumeContent): string[] => [
  ...(content.person.photoFileId === null ? [] : [content.person.photoFileId]),
  ...listEvidence(content),
];

/** Attaches what was uploaded since the last save. @throws Failure `invalid` at the field of a group */
export async function attachNew(ctx: WriteContext, resumeId: string, content: ResumeContent): Promise<void> {
  const records = [`${RESUME_PHOTO}/${ctx.actor.memberId}`, `${RESUME_EVIDENCE}/${resumeId}`];
  const untaken = await selectUntaken(ctx.tx, { fileIds: listFileIds(content), records });
  const { photoFileId } = content.person;
  if (photoFileId !== null && untaken.has(photoFileId))
    await attachFiles(ctx.tx, ctx, {
      fileId: photoFileId,
      entity: RESUME_PHOTO,
      entityId: ctx.actor.memberId,
      limits: { mostFiles: 1, extensions: RESUME_PHOTO_EXTENSIONS },
      field: 'content.person.photoFileId',
    });
  for (const { fileId, field } of placeEvidence(content)) {
    if (!untaken.has(fileId)) continue;
    // One after another: each locks its group.
    // oxlint-disable-next-line no-await-in-loop
    await attachFiles(ctx.tx, ctx, {
      fileId,
      entity: RESUME_EVIDENCE,
      entityId: resumeId,
      limits: { mostFiles: RESUME_EVIDENCE_FILES, extensions: RESUME_EVIDENCE_EXTENSIONS },
      field,
    });
  }
}

function placeEvidence(content: ResumeContent): { fileId: string; field: string }[] {
  const places = content.sectionList.flatMap(({ itemList }, at) =>
    itemList.map((item, place) => ({
      fileId: item.evidenceFileId,
      field: `content.sectionList.${at}.itemList.${place}.evidenceFileId`,
    })),
  );
  return places.flatMap(({ fileId, field }) => (fileId === null ? [] : [{ fileId, field }]));
}
