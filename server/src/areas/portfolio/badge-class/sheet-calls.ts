import { GRANT_MOST, type badgeGrants as calls } from '@naru/contract/areas/portfolio/badge-grant.ts';

import { expectPlan } from '../../../blocks/file/own-sheet.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { grantBadges } from './grant.ts';
import { holdOptionalClass, lockHolders } from './grant-store.ts';
import { planLines, readLines } from './sheet.ts';
import { badgeWords } from './words.ts';

export const previewGrants: Reader<typeof calls.previewGrants> = async (ctx, { params, query }) => {
  const to = (await ctx.db.transaction().execute((tx) => holdOptionalClass(tx, params.id))) ?? fail('notFound');
  const { rows, problems, planKey } = await planLines(ctx, await readLines(ctx, query.fileId), to);
  const { problem } = badgeWords[ctx.locale];
  return {
    lineList: rows.slice(0, GRANT_MOST.shown).map(({ line, student, evidence }) => {
      const { studentId, name, number, deptNm } = student;
      return { line, student: { studentId, name, number, deptNm }, evidence };
    }),
    lineCount: rows.length,
    problemList: problems
      .slice(0, GRANT_MOST.problems)
      .map(({ line, number, column, code }) => ({ line, number, column, reason: problem[code] })),
    problemCount: problems.length,
    planKey,
  };
};

export const importGrants: Writer<typeof calls.importGrants> = {
  apply: async (ctx, { params, body: { fileId, planKey, skipsProblems } }) => {
    const { tx, now, actor, locale, platform } = ctx;
    const say = badgeWords[locale];
    const to = (await holdOptionalClass(tx, params.id)) ?? fail('notFound');
    const lines = await readLines(ctx, fileId);
    const first = await planLines(ctx, lines, to);
    await lockHolders(
      tx,
      first.rows.map(({ student }) => student.memberId),
    );
    // Judged again once the people are held: nobody grants them the same beside it.
    const plan = await planLines({ db: tx, actor, locale }, lines, to);
    expectPlan(ctx, planKey, { ...plan, lineCount: plan.rows.length });
    if (plan.problems.length > 0 && !skipsProblems) failField('fileId', say.hasProblems);
    const granted = await grantBadges(
      { tx, now, platform, by: ctx },
      params.id,
      plan.rows.map(({ student, evidence }) => ({
        memberId: student.memberId,
        evidenceList: [evidence],
        sourceKey: null,
      })),
    );
    return { granted: String(granted.length) };
  },
  answer: async (_ctx, { granted = '0' }) => ({ grantedCount: Number(granted) }),
};
