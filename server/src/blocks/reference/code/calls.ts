import type { reference } from '@naru/contract/areas/reference.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { failMissing } from '../core/fields.ts';
import { selectCodes } from './store.ts';

/** Codes out of use are listed too: what carries them still needs their name. */
export const listCodes: Reader<typeof reference.listCodes> = async (ctx, { query }) => {
  if (query.mlsfcCode && !query.lclasCode) return failMissing('lclasCode', ctx.locale);
  const rows = await selectCodes(ctx.db, { classCode: query.lclasCode, midCode: query.mlsfcCode }, ctx.locale);
  return {
    codeList: rows.map((row) => ({
      codeNm: row.name,
      lclasCode: row.classCode,
      mlsfcCode: row.midCode || null,
      sclasCode: row.smallCode || null,
      useAt: row.inUse ? 'Y' : 'N',
    })),
  };
};
