import type { changeLog } from '@naru/contract/areas/change-log.ts';

import type { LoggedRecord } from '../../../blocks/manifest/logged-record.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { listActs, presentChanges, presentFields, readFilters } from './log.ts';
import { countChanges, selectChanges, selectOptionalChange } from './store.ts';

export const AUDIT_MENU = 'ADM_AUDIT';

type Records = readonly LoggedRecord[];

export const pageChanges =
  (records: Records): Reader<typeof changeLog.pageChanges> =>
  async ({ db, actor, locale }, { query }) => {
    const window = windowOf(query);
    const filters = readFilters(records, query);
    const [rows, counted] = await Promise.all([
      selectChanges(db, filters, { window, locale }),
      countChanges(db, filters),
    ]);
    return {
      changePage: toPage(await presentChanges(db, rows, { records, locale }), counted, window),
      kindList: records.map(({ entity, name }) => ({ kind: entity, kindNm: name[locale] })),
      canExport: actor.rights.may(AUDIT_MENU, 'E'),
    };
  };

export const readChange =
  (records: Records): Reader<typeof changeLog.readChange> =>
  async ({ db, locale }, { params }) => {
    const acts = records.flatMap(listActs);
    const row = (await selectOptionalChange(db, { id: params.id, acts, locale })) ?? fail('notFound');
    const [change] = await presentChanges(db, [row], { records, locale });
    const [fieldList] = await presentFields(db, [row], { records, locale });
    return change && fieldList ? { change: { ...change, fieldList } } : fail('notFound');
  };
