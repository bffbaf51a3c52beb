import { NORM_MOST, type norms as calls } from '@naru/contract/areas/ability/norm.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { expectPlan } from '../../../blocks/file/own-sheet.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { breadthOf } from './rules.ts';
import { groupLines, planSheet } from './sheet.ts';
import { lockVersion, NORM, selectOptionalNorm, selectOptionalVersion } from './store.ts';
import { normWords } from './words.ts';
import { insertGroups, insertNorm, insertRows } from './write-store.ts';

export const previewNorm: Reader<typeof calls.previewNorm> = async (ctx, { params, query }) => {
  const { db, locale } = ctx;
  const version = (await selectOptionalVersion(db, params.versionId, locale)) ?? fail('notFound');
  const { lines, problems, planKey } = await planSheet(ctx, { version, fileId: query.fileId });
  const say = normWords[locale].problem;
  return {
    rowCount: lines.length,
    groupList: groupLines(lines).map(({ lines: _lines, collegeName, ...group }) => ({
      ...group,
      collegeNm: collegeName,
      breadth: breadthOf(group),
    })),
    problemList: problems.slice(0, NORM_MOST.problems).map(({ line, group, scale, code, about }) => {
      const text = say[code](about);
      return { line, group, scale, reason: text };
    }),
    problemCount: problems.length,
    planKey,
  };
};

export const importNorm: Writer<typeof calls.importNorm> = {
  apply: async (ctx, { params, body: { fileId, planKey, nameKo, nameEn } }) => {
    const { tx, now, actor, locale } = ctx;
    const version = (await selectOptionalVersion(tx, params.versionId, locale)) ?? fail('notFound');
    const { lines, problems, ...plan } = await planSheet(ctx, { version, fileId });
    if (problems.length > 0) failField('fileId', normWords[locale].problems(problems.length.toLocaleString('en')));
    expectPlan(ctx, planKey, { ...plan, lineCount: lines.length });
    await lockVersion(tx, version.id);
    const facts = { nameKo, nameEn, source: 'SHEET' } as const;
    const id = await insertNorm(tx, { ...facts, versionId: version.id, at: now, by: actor.memberId });
    const groups = groupLines(lines);
    const groupIds = await insertGroups(tx, id, groups);
    const rows = groups.flatMap((group, at) =>
      group.lines.map(({ scale, people, mean, deviation, error, cuts }) => ({
        groupId: groupIds[at] ?? '',
        scaleCode: scale.code,
        people,
        mean,
        deviation,
        error,
        cuts,
      })),
    );
    await insertRows(tx, rows);
    const after = { ...facts, versionId: version.id, groups: groups.length, rows: rows.length };
    await writeAudit(tx, ctx, { action: 'norms.import', entity: NORM, entityId: id, after });
    return { id };
  },
  answer: async ({ db, locale }, { id = '' }) => {
    const norm = (await selectOptionalNorm(db, id, locale)) ?? fail('notFound');
    return { normId: norm.id, version: norm.version };
  },
};
