/** The first picture of a nominated portfolio, at addresses that a browser asks for without a token. */
import type { exhibits as calls } from '@naru/contract/areas/portfolio/exhibit.ts';

import { selectOptionalEntry, selectOptionalGroup } from '../../../blocks/file/store.ts';
import { ADDRESS_LIFE_MS, type PictureTicket } from '../../../platform/files/signature.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, FileSender } from '../../../platform/http/serve.ts';
import { PICTURE_TYPE } from '../../../platform/files/picture.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { MaySeeVersion } from '../page/calls.ts';
import { selectIsNominated, selectOptionalFace } from './gallery-store.ts';
import { isFaceSeen } from './scope-sql.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';

/** In place of the number of a file: a nomination has one face. */
const FACE = 1;

const ticketOf = (id: string, viewer: string, until: string): PictureTicket => ({
  fileId: id,
  fileSn: FACE,
  viewer,
  until,
});

/** Makes the address of a nomination’s picture for the caller’s session. */
export function signCover({ actor, now, platform }: CallContext, nominationId: string): string {
  const until = String(Math.floor((now.getTime() + ADDRESS_LIFE_MS) / 1000));
  const signature = platform.files.pictures.sign(ticketOf(nominationId, actor.sessionId, until));
  const search = new URLSearchParams({ viewer: actor.sessionId, until, signature });
  return `/view/cdp/portfolio/exclnc/picture/${nominationId}?${search.toString()}`;
}

/** Returns whether somebody sees a version by its nomination: at their desk, as their own, or exhibited today. */
export const maySeeVersion: MaySeeVersion = ({ db, now }, { versionId, actor }) =>
  selectIsNominated(db, versionId, isFaceSeen(actor, koreanDate(now)));

/** The right is asked again: an exhibition that was withdrawn closes its pictures at once. */
export const showExhibitPicture: FileSender<typeof calls.showExhibitPicture> = async (ctx, { params, query }) => {
  const { db, now, platform } = ctx;
  const { viewer, until, signature } = query;
  if (!platform.files.pictures.verify(ticketOf(params.id, viewer, until), signature, now)) return fail('notFound');
  const actor = await platform.sessions.resolveSession(viewer, now);
  if (!actor) return fail('notFound');
  const face = await selectOptionalFace(db, { id: params.id, isIn: isFaceSeen(actor, koreanDate(now)) });
  if (!face?.cover) return fail('notFound');
  const group = await selectOptionalGroup(db, face.cover.fileId);
  // A portfolio that names a file of something else shows nothing of it.
  if (group?.entity !== PORTFOLIO_FILE || group.entityId !== face.portfolioId) return fail('notFound');
  const entry = await selectOptionalEntry(db, face.cover.fileId, face.cover.fileSn);
  const pictureId = entry?.pictureId ?? fail('notFound');
  const body = (await platform.files.store.openOptional(pictureId)) ?? fail('notFound');
  return {
    headers: {
      'content-type': PICTURE_TYPE,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': `private, max-age=${ADDRESS_LIFE_MS / 1000}`,
    },
    body,
  };
};
