import type { reference } from '@naru/contract/areas/reference.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { groupByPerson, TUTOR_TYPES } from './rules.ts';
import { selectTutorRows } from './store.ts';

/** Lists tutors; a person who is both coach and staff appears once, under the department of the main type. */
export const listTutors: Reader<typeof reference.listTutors> = async (ctx) => {
  const today = koreanDate(ctx.now);
  const rows = await ctx.platform.keptAnswers.read(['tutors', today, ctx.locale], {
    make: () => selectTutorRows(ctx.db, { types: TUTOR_TYPES, today }, ctx.locale),
    sizeOf: ({ length }) => length,
  });
  return {
    tutorList: groupByPerson(rows).map((own) => ({
      tutorId: own[0].memberId,
      tutorNm: own[0].name,
      naruMemberTypeList: [...new Set(own.map((row) => row.typeCode))].sort(),
      deptCode: own[0].departmentCode,
      deptNm: own[0].departmentName,
    })),
  };
};
