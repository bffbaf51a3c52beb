import { home } from '@naru/contract/areas/home.ts';
import { mileageBalances } from '@naru/contract/areas/mileage/balances.ts';
import { mileageUseDesk, mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import excel from '@protobi/exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertLine } from '../ledger/store.ts';
import { MILEAGE_NOTIFICATIONS } from '../own/notifications.ts';

const TERM = { year: 2026, semesterCode: '20' };

let portal: TestPortal;
let office: string;
let owing: MadeMember;

const write = (memberId: string, amount: number, kind: 'EARN' | 'ADJUST'): Promise<string | undefined> =>
  portal.platform.db.transaction().execute((tx) =>
    insertLine(tx, {
      memberId,
      kind,
      amount,
      term: TERM,
      about: TERM,
      happenedOn: '2026-11-20',
      sourceKey: newId(),
      postedAt: APPLYING,
      postedBy: null,
    }),
  );

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = APPLYING;
  const { db } = portal.platform;
  await theTerms(db);
  office = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] }));
  owing = await aStudent(db, { nameKo: '이하늘' });
  const other = await aStudent(db, { nameKo: '김바다' });
  await write(other.id, 40, 'EARN');
  await write(owing.id, 300, 'EARN');
  const body = {
    purposeCode: 'SCHOLARSHIP',
    pointsToUse: 300,
    note: '',
    bank: '나루은행',
    accountNo: '110-4837-296105',
    applies: true,
  };
  await portal.ask(mileageUses.createUse, { body }, { token: await signIn(portal, owing) });
}, 60_000);
afterAll(() => portal.close());

it('I8 finds who owes points, marks their uses, and tells them how much', async () => {
  const lineId = (await write(owing.id, -10, 'ADJUST')) ?? '';
  const all = await portal.get(mileageBalances.pageBalances, {}, { token: office });
  expect(all.owedCount).toBe(1);
  expect(all.balancePage.content).toHaveLength(2);
  const some = await portal.get(mileageBalances.pageBalances, { query: { isOwed: true } }, { token: office });
  expect(some.balancePage.content).toEqual([
    expect.objectContaining({ balance: 290, held: 300, available: -10, owed: 10 }),
  ]);
  const named = { query: { isOwed: true, searchText: '김바다' } };
  expect((await portal.get(mileageBalances.pageBalances, named, { token: office })).balancePage.content).toEqual([]);
  const { usePage } = await portal.get(mileageUseDesk.pageUses, {}, { token: office });
  expect(usePage.content.map(({ owed }) => owed)).toEqual([10]);
  const told = MILEAGE_NOTIFICATIONS.find(({ type }) => type === 'MILEAGE_CORRECTED');
  const asked = { entityIds: [lineId], recipientId: owing.id, locale: 'ko', now: APPLYING } as const;
  expect((await told?.describe?.(portal.platform.db, asked))?.get(lineId)).toBe('-10점 · 갚을 점수 10점');
});

it('I8 gives the balances of those who owe as a file', async () => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/view/cdp/lrn/mileage/balance/excel',
    headers: { authorization: `Bearer ${office}` },
    payload: { isOwed: true, reason: '회수할 점수를 확인해요' },
  });
  const book = new excel.Workbook();
  await book.xlsx.load(Uint8Array.from(response.rawPayload).buffer);
  const sheet = book.worksheets[0];
  expect(sheet?.getRow(1).values).toEqual(expect.arrayContaining(['잔액', '갚을 마일리지']));
  expect(sheet?.getRow(2).values).toEqual(expect.arrayContaining(['이하늘', 290, 10]));
  expect(sheet?.rowCount).toBe(2);
});

it('H5 shows the office its week beside the last', async () => {
  const asked = { token: office };
  const { weekList } = await portal.get(home.readHomeFigures, {}, asked);
  expect(weekList.slice(0, 3)).toEqual([
    expect.objectContaining({ id: 'mileage-claims-of-week', value: 0 }),
    expect.objectContaining({ id: 'mileage-decided-of-week', value: 0 }),
    expect.objectContaining({ id: 'mileage-uses-of-week', value: 1, before: 0, path: '/lrn/mileage/use/list' }),
  ]);
});
