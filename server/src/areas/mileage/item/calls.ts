import { ITEM, type mileageItems as calls } from '@naru/contract/areas/mileage/items.ts';

import { changeRecord, createRecord } from '../../../blocks/record/save.ts';
import { selectIsTaken } from '../../../blocks/record/store.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { requireOffice } from '../close/rights.ts';
import { findItemProblems } from './rules.ts';
import { selectItems, selectOptionalItem } from './store.ts';
import { ITEM_REASONS } from './words.ts';

export const listItems: Reader<typeof calls.listItems> = async ({ db, actor, locale, now }) => {
  requireOffice(actor, 'C');
  return { itemList: await selectItems(db, koreanDate(now), locale) };
};

export const readItem: Reader<typeof calls.readItem> = async ({ db, actor, locale, now }, { params }) => {
  requireOffice(actor, 'C');
  return { item: (await selectOptionalItem(db, params.id, { today: koreanDate(now), locale })) ?? fail('notFound') };
};

const answer: Writer<typeof calls.createItem>['answer'] = async ({ db, locale, now }, { id = '' }) => {
  const { itemId, version } =
    (await selectOptionalItem(db, id, { today: koreanDate(now), locale })) ?? fail('notFound');
  return { itemId, version };
};

export const createItem: Writer<typeof calls.createItem> = {
  apply: async (ctx, { body }) => {
    requireOffice(ctx.actor, 'C');
    const id = await createRecord(ctx, ITEM, {
      action: 'mileageItems.createItem',
      values: body,
      rules: findItemProblems,
      taken: async () => {
        if (await selectIsTaken(ctx.tx, ITEM, { name: 'code', value: body.code }))
          return { field: 'code', reason: ITEM_REASONS.CODE_TAKEN };
        if (body.source === 'MEETING') return { field: 'source', reason: ITEM_REASONS.MEETING_TAKEN };
        return body.source === 'TEST'
          ? { field: 'source', reason: ITEM_REASONS.TEST_TAKEN }
          : { field: 'programmeType', reason: ITEM_REASONS.TYPE_TAKEN };
      },
    });
    return { id };
  },
  answer,
};

export const changeItem: Writer<typeof calls.changeItem> = {
  apply: async (ctx, { params: { id }, body }) => {
    requireOffice(ctx.actor, 'U');
    const { tx, locale, now } = ctx;
    await changeRecord(ctx, ITEM, {
      action: 'mileageItems.changeItem',
      key: id,
      read: () => selectOptionalItem(tx, id, { today: koreanDate(now), locale }),
      body,
      rules: findItemProblems,
    });
    return { id };
  },
  answer,
};
