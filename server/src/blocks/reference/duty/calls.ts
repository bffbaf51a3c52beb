import type { reference } from '@naru/contract/areas/reference.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { selectDuties } from './store.ts';

/** Lists the duties of courses; an unknown duty gives an empty list, as with every filter. */
export const listCourseDuties: Reader<typeof reference.listCourseDuties> = async (ctx, { query }) => {
  const rows = await selectDuties(ctx.db, query.dtyId, ctx.locale);
  return {
    coseDtyMastrList: rows.map((row) => ({
      dtyId: row.id,
      dtyNm: row.name,
      upperDtyId: row.parentId,
      courseCodeList: row.courseCodes,
    })),
  };
};
