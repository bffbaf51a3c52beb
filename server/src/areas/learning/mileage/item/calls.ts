import type { mileageItems as calls } from '@naru/contract/areas/learning/mileage/items.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import { fail, Failure, failField } from '../../../../platform/http/failure.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { Reader, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { requireOffice } from '../close/rights.ts';
import { findContentProblems, findMadeProblems, type ItemProblem } from './rules.ts';
import {
  insertItem,
  ITEM,
  selectIsCodeTaken,
  selectItems,
  selectOptionalItem,
  updateItem,
  type ItemRow,
} from './store.ts';
import { itemWords } from './words.ts';

const presentItem = ({ id, name, inUse, hasRule, version, code, typeCode, source, programmeType }: ItemRow) => ({
  itemId: id,
  code,
  typeCode,
  source,
  programmeType,
  itemNm: name,
  isInUse: inUse,
  hasRule,
  version,
});

const contentOf = (row: ItemRow) => ({
  nameKo: row.nameKo,
  nameEn: row.nameEn,
  evidenceKo: row.evidenceKo,
  evidenceEn: row.evidenceEn,
  asksNumber: row.asksNumber,
  mostQuantity: row.mostQuantity,
  gradeGroup: row.gradeGroup,
  position: row.position,
});

export const listItems: Reader<typeof calls.listItems> = async ({ db, actor, locale, now }) => {
  requireOffice(actor, 'C');
  const rows = await selectItems(db, koreanDate(now), locale);
  return { itemList: rows.map(presentItem) };
};

export const readItem: Reader<typeof calls.readItem> = async ({ db, actor, locale, now }, { params }) => {
  requireOffice(actor, 'C');
  const row = (await selectOptionalItem(db, params.id, { today: koreanDate(now), locale })) ?? fail('notFound');
  return { item: { ...presentItem(row), ...contentOf(row) } };
};

/** @throws Failure `invalid` at the fields that do not hold */
function refuse(problems: readonly ItemProblem[], locale: Locale): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ field, code }) => ({ field, message: itemWords[locale][code] }));
  throw new Failure('invalid', { fields });
}

const answer: Writer<typeof calls.createItem>['answer'] = async ({ db, locale, now }, { id = '' }) => {
  const row = (await selectOptionalItem(db, id, { today: koreanDate(now), locale })) ?? fail('notFound');
  return { itemId: row.id, version: row.version };
};

export const createItem: Writer<typeof calls.createItem> = {
  apply: async (ctx, { body }) => {
    requireOffice(ctx.actor, 'C');
    const { tx, locale } = ctx;
    refuse([...findMadeProblems(body), ...findContentProblems(body, body.source)], locale);
    const id = await insertItem(tx, body);
    if (id === undefined) {
      const say = itemWords[locale];
      if (await selectIsCodeTaken(tx, body.code)) return failField('code', say.CODE_TAKEN);
      return body.source === 'TEST' ? failField('source', say.TEST_TAKEN) : failField('programmeType', say.TYPE_TAKEN);
    }
    await writeAudit(tx, ctx, { action: 'mileageItems.createItem', entity: ITEM, entityId: id, after: body });
    return { id };
  },
  answer,
};

export const changeItem: Writer<typeof calls.changeItem> = {
  apply: async (ctx, { params: { id }, body: { version, ...content } }) => {
    requireOffice(ctx.actor, 'U');
    const { tx, locale, now } = ctx;
    const read = () => selectOptionalItem(tx, id, { today: koreanDate(now), locale });
    const item = (await read()) ?? fail('notFound');
    refuse(findContentProblems(content, item.source), locale);
    await saveChange(ctx, {
      current: { version: item.version },
      reread: async () => ({ version: (await read())?.version }),
      version,
      save: () => updateItem(tx, { id, version, content }),
      audit: {
        action: 'mileageItems.changeItem',
        entity: ITEM,
        entityId: id,
        before: contentOf(item),
        after: content,
      },
    });
    return { id };
  },
  answer,
};
