import type { exhibits as calls } from '@naru/contract/areas/portfolio/exhibit.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import {
  lockOptionalExhibit,
  selectExhibitPage,
  selectOptionalExhibit,
  selectOptionalLike,
  selectYears,
  writeLike,
} from './gallery-store.ts';
import { drawFrozen } from './frozen-page.ts';
import type { FactSources } from '../start/facts.ts';
import { presentExhibit } from './present.ts';
import { DESK_MENU, GALLERY_MENU, isExhibited } from './scope-sql.ts';

const inGallery = ({ now }: CallContext) => isExhibited(koreanDate(now));

export const pageExhibits: Reader<typeof calls.pageExhibits> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const { searchText, deptCode, year, order } = query;
  const window = windowOf(query);
  const isIn = inGallery(ctx);
  const narrowed = { isIn, search: readSearch(searchText), deptCode, year };
  const [{ rows, counted }, yearList] = await Promise.all([
    selectExhibitPage(db, { memberId: actor.memberId, locale, narrowed, order }, window),
    selectYears(db, isIn),
  ]);
  const content = rows.map((row) => presentExhibit(ctx, row));
  return {
    exhibitPage: toPage(content, counted, window),
    yearList,
    mayNominate: actor.rights.may(GALLERY_MENU, 'C'),
    mayReview: actor.rights.may(DESK_MENU, 'R'),
  };
};

export const readExhibit =
  (sources: FactSources): Reader<typeof calls.readExhibit> =>
  async (ctx, { params }) => {
    const { db, actor, locale } = ctx;
    const asked = { id: params.id, isIn: inGallery(ctx), memberId: actor.memberId, locale };
    const row = (await selectOptionalExhibit(db, asked)) ?? fail('notFound');
    return {
      exhibit: {
        ...presentExhibit(ctx, row),
        mayRemark: actor.rights.may(GALLERY_MENU, 'COMT'),
        isOwn: row.memberId === actor.memberId,
        page: await drawFrozen(ctx, sources, { versionId: row.versionId, isNameless: row.ownerName === null }),
      },
    };
  };

export const likeExhibit: Writer<typeof calls.likeExhibit> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, now } = ctx;
    const held = await lockOptionalExhibit(tx, params.id, inGallery(ctx));
    if (held === undefined) return fail('notFound');
    await writeLike(tx, { id: params.id, memberId: actor.memberId, isLiked: body.isLiked, now });
    return { id: params.id };
  },
  answer: async ({ db, actor }, { id = '' }) =>
    (await selectOptionalLike(db, { id, memberId: actor.memberId })) ?? fail('notFound'),
};
