import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import type { mileageRules as calls, RuleInput } from '@naru/contract/areas/mileage/rules.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Failure, fail, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { presentFacts, presentItem, presentVersion } from './present.ts';
import { runDry } from './preview.ts';
import { selectPeople } from './replay-store.ts';
import { findRuleProblems } from './rules.ts';
import {
  bumpItem,
  deleteVersion,
  insertVersion,
  ITEM,
  lockIsTermOpen,
  lockOptionalItem,
  selectIsTermOpen,
  selectItems,
  selectOptionalHeld,
  selectOptionalItem,
  selectVersions,
  type HeldItem,
} from './store.ts';
import { ruleWords } from './words.ts';
import { NO_TERM } from '../core/no-term.ts';

const MENU = 'LRN_MILEADM';

/** Rules are the university's: departments, which hold the menu for claims, see none. */
const seesAll = ({ actor }: CallContext, privilege: GeneralPrivilege): boolean =>
  actor.rights.scopes(MENU, privilege).has('ALL');

export const listRules: Reader<typeof calls.listRules> = async (ctx) => {
  const { db, locale, now } = ctx;
  if (!seesAll(ctx, 'R')) return { itemList: [] };
  const today = koreanDate(now);
  const [items, versions] = await Promise.all([
    selectItems(db, await selectOptionalCurrentTerm(db, today), locale),
    selectVersions(db, null, locale),
  ]);
  const itemList = items.map((item) => {
    // The latest first.
    const own = versions.filter(({ itemId }) => itemId === item.id);
    const rule = own.find(
      ({ effectiveFrom, effectiveTo }) => effectiveFrom <= today && (effectiveTo === null || effectiveTo >= today),
    );
    const planned = own.findLast(({ effectiveFrom }) => effectiveFrom > today);
    return {
      ...presentItem(item),
      rule: rule ? presentFacts(rule) : null,
      planned: planned ? presentFacts(planned) : null,
      pointsThisTerm: item.points,
    };
  });
  return { itemList };
};

export const readRule: Reader<typeof calls.readRule> = async (ctx, { params }) => {
  const { db, locale, now } = ctx;
  const item = seesAll(ctx, 'RR') ? await selectOptionalItem(db, params.itemId, locale) : undefined;
  if (!item) return fail('notFound');
  const versions = await selectVersions(db, item.id, locale);
  const today = koreanDate(now);
  return { item: { ...presentItem(item), versionList: versions.map((row) => presentVersion(row, today)) } };
};

interface Checked {
  readonly item: HeldItem;
  readonly input: RuleInput;
  readonly isTermOpen: boolean;
}

/** @throws Failure `invalid` at the fields that do not hold */
async function checkInput({ locale, now }: CallContext, db: Db, { item, input, isTermOpen }: Checked) {
  const [last] = await selectVersions(db, item.id, locale);
  const problems = findRuleProblems(input, { source: item.source, last, today: koreanDate(now), isTermOpen });
  if (problems.length === 0) return;
  const fields = problems.map(({ field, code, bound }) => ({
    field,
    message: ruleWords[locale][code](typeof bound === 'number' ? bound.toLocaleString('en') : bound),
  }));
  throw new Failure('invalid', { fields });
}

export const previewRule: Reader<typeof calls.previewRule> = async (ctx, { params, body }) => {
  const { db, locale } = ctx;
  const item = seesAll(ctx, 'C') ? await selectOptionalHeld(db, params.itemId) : undefined;
  if (!item) return fail('notFound');
  await checkInput(ctx, db, { item, input: body, isTermOpen: await selectIsTermOpen(db, body.effectiveFrom) });
  const term = (await selectOptionalCurrentTerm(db, koreanDate(ctx.now))) ?? failNow(NO_TERM);
  const { basis, tally } = await runDry(db, { item, input: body, term });
  const { largest, ...sums } = tally;
  const people = new Map(
    (
      await selectPeople(
        db,
        largest.map(({ memberId }) => memberId),
        locale,
      )
    ).map((one) => [one.memberId, one]),
  );
  const changeList = largest.flatMap(({ memberId, before, after }) => {
    const person = people.get(memberId);
    if (!person) return [];
    const { memberId: _memberId, ...student } = person;
    return [{ student, before, after }];
  });
  const subjectIds = [...people.keys()];
  if (subjectIds.length > 0) {
    const entry = {
      action: 'R',
      menuId: MENU,
      subjectIds,
      fields: ['name', 'number', 'points'],
      reason: null,
    } as const;
    await db.transaction().execute((tx) => writePrivacyLog(tx, ctx, entry));
  }
  return { basis, ...sums, changeList };
};

async function holdItem(
  ctx: WriteContext,
  privilege: GeneralPrivilege,
  { itemId, version }: { readonly itemId: string; readonly version: number },
): Promise<HeldItem> {
  const item = seesAll(ctx, privilege) ? await lockOptionalItem(ctx.tx, itemId) : undefined;
  if (!item) return fail('notFound');
  if (item.version !== version) fail('conflict', { current: { version: item.version } });
  return item;
}

const answerItem: Writer<typeof calls.saveRule>['answer'] = async ({ db, locale }, { id = '' }) => {
  const item = (await selectOptionalItem(db, id, locale)) ?? fail('notFound');
  return { itemId: item.id, version: item.version };
};

const auditOf = (action: string, item: HeldItem) => ({
  action: `mileage_rules.${action}`,
  entity: ITEM,
  entityId: item.id,
});

export const saveRule: Writer<typeof calls.saveRule> = {
  apply: async (ctx, { params, body: { version, ...input } }) => {
    const { tx, now, actor } = ctx;
    const item = await holdItem(ctx, 'C', { itemId: params.itemId, version });
    await checkInput(ctx, tx, { item, input, isTermOpen: await lockIsTermOpen(tx, input.effectiveFrom) });
    await saveChange(ctx, {
      current: { version: item.version },
      version,
      save: async () => {
        if (!(await bumpItem(tx, item))) return false;
        await insertVersion(tx, { item, input, at: now, by: actor.memberId });
        return true;
      },
      audit: { ...auditOf('save', item), after: input },
    });
    return { id: item.id };
  },
  answer: answerItem,
};

const NOT_PLANNED = {
  ko: '아직 시작하지 않은 기준만 지울 수 있어요.',
  en: 'Only a rule that has not begun can be deleted.',
};

export const deletePlanned: Writer<typeof calls.deletePlanned> = {
  apply: async (ctx, { params, body: { version } }) => {
    const { tx, now, locale } = ctx;
    const item = await holdItem(ctx, 'D', { itemId: params.itemId, version });
    const current = { version: item.version };
    const [last] = await selectVersions(tx, item.id, locale);
    if (!last || last.effectiveFrom <= koreanDate(now)) return failNow(NOT_PLANNED, current);
    await saveChange(ctx, {
      current,
      version,
      save: async () => {
        if (!(await bumpItem(tx, item))) return false;
        await deleteVersion(tx, last);
        return true;
      },
      audit: { ...auditOf('delete_planned', item), before: { number: last.number, effectiveFrom: last.effectiveFrom } },
    });
    return { id: item.id };
  },
  answer: answerItem,
};

export const setItemUse: Writer<typeof calls.setItemUse> = {
  apply: async (ctx, { params, body: { isInUse, version } }) => {
    const item = await holdItem(ctx, 'U', { itemId: params.itemId, version });
    await saveChange(ctx, {
      current: { version: item.version },
      version,
      save: () => bumpItem(ctx.tx, { ...item, inUse: isInUse }),
      audit: { ...auditOf('set_use', item), before: { isInUse: item.inUse }, after: { isInUse } },
    });
    return { id: item.id };
  },
  answer: answerItem,
};
