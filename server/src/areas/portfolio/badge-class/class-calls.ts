import {
  BADGE_CLASS_STEPS,
  BADGE_DESK_MOST,
  badgeClasses as calls,
} from '@naru/contract/areas/portfolio/badge-class.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { selectFiles } from '../../../blocks/file/attach.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { selectFoundSeries } from '../../learning/api.ts';
import { checkRule } from './check-rule.ts';
import {
  BADGE_CLASS,
  deleteDraft,
  insertClass,
  lockOptionalClass,
  selectClassNames,
  selectClassPage,
  selectOptionalClass,
  updateClass,
} from './class-store.ts';
import { classMachine, standingOf } from './machine.ts';
import { lockNeeds, replaceNeeds, selectNeedingClasses } from './need-store.ts';
import { savePicture } from './picture.ts';
import { presentClass, presentConditions, readRuleNames } from './present.ts';
import { isSameRule, neededBy } from './rules.ts';
import { selectOptionalRun } from './run-store.ts';
import { DESK_MENU } from './scope-sql.ts';
import { startRun } from './jobs.ts';
import { badgeWords } from './words.ts';
import { expectVersion } from '../../../blocks/workflow/take-step.ts';

export const pageClasses: Reader<typeof calls.pageClasses> = async ({ db, actor }, { query }) => {
  const window = windowOf(query);
  const { status, level } = query;
  const asked = { status, level, search: readSearch(query.searchText), window };
  const { rows, counted } = await selectClassPage(db, asked);
  const names = await readRuleNames(
    db,
    rows.map(({ rule }) => rule),
  );
  const pictures = await selectFiles(
    db,
    rows.flatMap(({ pictureFileId }) => pictureFileId ?? []),
  );
  const content = rows.map((row) => presentClass(row, { names, pictures }));
  return { classPage: toPage(content, counted, window), canCreate: actor.rights.may(DESK_MENU, 'C') };
};

export const listClassOptions: Reader<typeof calls.listClassOptions> = async ({ db }) => ({
  classList: (await selectClassNames(db)).map(({ id, nameKo, nameEn, status }) => ({
    classId: id,
    name: { ko: nameKo, en: nameEn },
    status,
  })),
});

export const readClass: Reader<typeof calls.readClass> = async (ctx, { params }) => {
  const { db, actor, locale } = ctx;
  const row = (await selectOptionalClass(db, params.id, locale)) ?? fail('notFound');
  const canChange = actor.rights.may(DESK_MENU, 'U');
  const [names, pictures, needing, run, circumstances] = await Promise.all([
    readRuleNames(db, [row.rule]),
    selectFiles(db, row.pictureFileId === null ? [] : [row.pictureFileId]),
    selectNeedingClasses(db, row.id),
    selectOptionalRun(db, row.id),
    readCircumstances(ctx),
  ]);
  const sides = canChange ? (['OFFICE'] as const) : [];
  const { name: _, ...shown } = presentClass(row, { names, pictures });
  const { nameKo, nameEn, descriptionKo, descriptionEn, criteriaKo, criteriaEn, alignmentList, version } = row;
  return {
    badge: {
      ...shown,
      nameKo,
      nameEn,
      descriptionKo,
      descriptionEn,
      criteriaKo,
      criteriaEn,
      alignmentList,
      version,
      competencyCode: row.competency,
      validMonths: row.validMonths,
      isRepeatable: row.isRepeatable,
      isListed: row.isListed,
      pictureFileId: row.pictureFileId,
      conditionList: presentConditions(row.rule, names),
      neededByList: needing.map((one) => ({ classId: one.id, name: { ko: one.nameKo, en: one.nameEn } })),
      changedAt: row.changedAt.toISOString(),
      changedByNm: row.changedByName,
      stepList: listSteps(classMachine, BADGE_CLASS_STEPS, { row, sides, circumstances }),
      run: run
        ? { status: run.status, checkedCount: run.checked, totalCount: run.total, grantedCount: run.granted }
        : null,
      canChange,
      canGrant: canChange && row.status === 'OPEN',
    },
  };
};

export const createClass: Writer<typeof calls.createClass> = {
  apply: async (ctx, { body: content }) => {
    const { tx, actor, now, locale } = ctx;
    const id = newId();
    await lockNeeds(tx);
    await checkRule(tx, { classId: id, rule: content.rule, locale });
    await savePicture(ctx, id, { before: null, after: content.pictureFileId });
    await insertClass(tx, { id, content, at: now, by: actor.memberId });
    await replaceNeeds(tx, id, neededBy(content.rule));
    await writeAudit(tx, ctx, { action: 'badgeClasses.create', entity: BADGE_CLASS, entityId: id, after: content });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ classId: id }),
};

export const saveClass: Writer<typeof calls.saveClass> = {
  apply: async (ctx, { params: { id }, body: { version, ...content } }) => {
    const { tx, actor, now, locale } = ctx;
    const say = badgeWords[locale];
    await lockNeeds(tx);
    const row = (await lockOptionalClass(tx, id, locale)) ?? fail('notFound');
    if (row.status !== 'DRAFT') {
      if (!isSameRule(row.rule, content.rule)) failField('rule', say.ruleFixed);
      if (row.isRepeatable !== content.isRepeatable) failField('isRepeatable', say.repeatFixed);
    } else {
      await checkRule(tx, { classId: id, rule: content.rule, locale });
    }
    await savePicture(ctx, id, { before: row.pictureFileId, after: content.pictureFileId });
    await replaceNeeds(tx, id, neededBy(content.rule));
    await saveChange(ctx, {
      current: standingOf(row),
      version,
      save: () => updateClass(tx, { id, content, at: now, by: actor.memberId }, version),
      audit: { action: 'badgeClasses.save', entity: BADGE_CLASS, entityId: id, after: content },
    });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ classId: id }),
};

export const stepClass = writeStep(calls.stepClass, classMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalClass(ctx.tx, id, ctx.locale);
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
});

export const runAgain: Writer<typeof calls.runAgain> = {
  apply: async (ctx, { params: { id } }) => {
    const { tx, locale } = ctx;
    const row = (await lockOptionalClass(tx, id, locale)) ?? fail('notFound');
    if (row.status !== 'OPEN') failField('id', badgeWords[locale].notOpen);
    // Where a run goes on or is through, there is nothing to begin again.
    if ((await selectOptionalRun(tx, id))?.status !== 'FAILED') failField('id', badgeWords[locale].notFailed);
    const runId = await startRun(ctx, id);
    await writeAudit(tx, ctx, { action: 'badgeClasses.runAgain', entity: BADGE_CLASS, entityId: id, after: { runId } });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ classId: id }),
};

const NO_DRAFT = {
  ko: '한 번 연 배지는 지울 수 없어요. 대신 발급을 중단할 수 있어요.',
  en: 'A badge that was opened can’t be deleted. You can close it instead.',
};

export const deleteClass: Writer<typeof calls.deleteClass> = {
  apply: async (ctx, { params: { id }, body: { version } }) => {
    const { tx, locale } = ctx;
    await lockNeeds(tx);
    const row = (await lockOptionalClass(tx, id, locale)) ?? fail('notFound');
    const [needing] = await selectNeedingClasses(tx, id);
    if (needing) failField('id', badgeWords[locale].needed(locale === 'ko' ? needing.nameKo : needing.nameEn));
    await savePicture(ctx, id, { before: row.pictureFileId, after: null });
    expectVersion(standingOf(row), version);
    if (!(await deleteDraft(tx, { id, version }))) failNow(NO_DRAFT, standingOf(row));
    const before = { nameKo: row.nameKo, nameEn: row.nameEn };
    await writeAudit(tx, ctx, { action: 'badgeClasses.delete', entity: BADGE_CLASS, entityId: id, before });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ classId: id }),
};

export const findSeries: Reader<typeof calls.findSeries> = async ({ db, locale }, { query }) => {
  const search = readSearch(query.searchText);
  if (!search) return { seriesList: [] };
  const found = await selectFoundSeries(db, search, BADGE_DESK_MOST.found);
  return {
    seriesList: found.map(({ seriesId, nameKo, nameEn, type, departmentKo, departmentEn }) => ({
      seriesId,
      name: { ko: nameKo, en: nameEn },
      type,
      deptNm: locale === 'ko' ? departmentKo : departmentEn,
    })),
  };
};
