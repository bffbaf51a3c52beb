import { mileagePurposes as calls, type PURPOSE } from '@naru/contract/areas/mileage/purposes.ts';
import type { RecordContent } from '@naru/contract/shared/record.ts';
import { mileageUseDesk, mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertLine } from '../ledger/store.ts';

const TERM = { year: 2026, semesterCode: '20' };

let portal: TestPortal;
let office: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  office = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] }));
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const read = async (purposeCode: string) =>
  (await portal.get(calls.readPurpose, { params: { purposeCode } }, { token: office })).purpose;
/** Sends the purpose as it stands with some changes. */
async function change(
  purposeCode: string,
  wish: Partial<RecordContent<typeof PURPOSE> & { version: number }>,
  language = 'ko',
) {
  const {
    purposeCode: _code,
    purposeNm: _name,
    needsAccount: _account,
    openCount: _open,
    ...body
  } = await read(purposeCode);
  return portal.ask(
    calls.changePurpose,
    { params: { purposeCode }, body: { ...body, ...wish } },
    { token: office, language },
  );
}
type Refused = { errors?: { field: string; message: string }[] } | null;
const errorsOf = ({ envelope }: { envelope: { output: unknown } }) => (envelope.output as Refused)?.errors ?? [];

async function saver(points: number): Promise<string> {
  const student = await aStudent(portal.platform.db);
  const line = { memberId: student.id, kind: 'EARN', amount: points, term: TERM, about: TERM } as const;
  await portal.platform.db.transaction().execute((tx) =>
    insertLine(tx, {
      ...line,
      happenedOn: '2026-11-20',
      sourceKey: newId(),
      postedAt: APPLYING,
      postedBy: null,
    }),
  );
  return signIn(portal, student);
}
const REQUEST = { purposeCode: 'BOOKS', pointsToUse: 30, note: '', bank: '', accountNo: '', applies: true };
const ask = (token: string, wish: Partial<typeof REQUEST> = {}) =>
  portal.ask(mileageUses.createUse, { body: { ...REQUEST, ...wish } }, { token });
const idOf = ({ envelope }: { envelope: { output: unknown } }) => (envelope.output as { useId: string }).useId;
const wonOf = async (id: string) =>
  (await portal.get(mileageUseDesk.readUse, { params: { id } }, { token: office })).use.won;

describe('I4 purposes of mileage', () => {
  it('ask for what the office says, from the next request on, and what was asked for keeps its worth', async () => {
    const [one, other] = [await saver(500), await saver(500)];
    const asked = idOf(await ask(one));
    const draft = idOf(await ask(other, { applies: false }));
    expect(await wonOf(asked)).toBe(30_000);
    const changed = await change('BOOKS', { leastPoints: 40, mostPoints: 80, pointsUnit: 20, wonPerPoint: 500 });
    expect(changed.envelope).toMatchObject({ code: '0000', output: { purposeCode: 'BOOKS', version: 2 } });
    expect(await read('BOOKS')).toMatchObject({ leastPoints: 40, mostPoints: 80, pointsUnit: 20, openCount: 1 });
    expect(await wonOf(asked)).toBe(30_000);
    const { use } = await portal.get(mileageUses.readOwnUse, { params: { id: draft } }, { token: other });
    expect(use.won).toBe(15_000);
    const step = { params: { id: draft }, body: { action: 'APPLY', version: use.version } } as const;
    const late = await portal.ask(mileageUses.stepOwnUse, step, { token: other });
    expect(errorsOf(late)).toEqual([{ field: 'pointsToUse', message: '40점부터 신청할 수 있어요.' }]);
    const { purposeList } = await portal.get(mileageUses.listPurposes, {}, { token: other });
    expect(purposeList.find(({ purposeCode }) => purposeCode === 'BOOKS')).toMatchObject({ possible: 80, unit: 20 });
    const audits = await portal.platform.db
      .selectFrom('audit_log')
      .select('audit_log.action')
      .where('audit_log.entity', '=', 'mileage_purpose')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['mileagePurposes.changePurpose']);
  });

  it('take no request out of use, and those that wait are answered', async () => {
    const one = await saver(500);
    const id = idOf(
      await ask(one, { purposeCode: 'TEST_FEE', pointsToUse: 50, bank: '은행', accountNo: '110-222-3333' }),
    );
    expect((await change('TEST_FEE', { isInUse: false })).envelope.code).toBe('0000');
    const { purposeList } = await portal.get(mileageUses.listPurposes, {}, { token: one });
    expect(purposeList.map(({ purposeCode }) => purposeCode)).not.toContain('TEST_FEE');
    const refused = await ask(await saver(500), { purposeCode: 'TEST_FEE', pointsToUse: 50 });
    expect(errorsOf(refused).map(({ field }) => field)).toEqual(['purposeCode']);
    const step = { params: { id }, body: { action: 'APPROVE', version: 2 } } as const;
    expect((await portal.ask(mileageUseDesk.stepUse, step, { token: office })).envelope.code).toBe('0000');
  });

  it.each([
    ['leastPoints', { leastPoints: 305 }, '단위로', 'multiple of the unit'],
    ['mostPoints', { mostPoints: 1005 }, '단위로', 'multiple of the unit'],
    ['mostPoints', { mostPoints: 290 }, '최소 마일리지 이상', 'below the least'],
    ['timesLife', { timesTerm: 3, timesLife: 2 }, '한 학기 횟수 이상', 'below the number per term'],
    ['textEn', { textEn: '' }, '한국어와 영어로', 'both Korean and English'],
    ['wonPerPoint', { wonPerPoint: null }, '바꿀 수 없어요', 'can’t be changed'],
    ['leastPoints', { leastPoints: 0 }, '최소 마일리지는 1 이상', 'Least: must be 1 or more'],
    ['mostPoints', { mostPoints: 10 ** 12 }, '최대 마일리지는 100,000 이하', 'Most: must be 100,000 or less'],
    ['nameKo', { nameKo: ' ' }, '', ''],
  ] as const)('are refused at %s where it does not hold (%o)', async (field, wish, ko, en) => {
    for (const [language, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const answer = await change('SCHOLARSHIP', wish, language);
      expect(answer.envelope.code).toBe('9100');
      expect(errorsOf(answer)).toEqual([{ field, message: expect.stringContaining(words) }]);
    }
    expect(await read('SCHOLARSHIP')).toMatchObject({ leastPoints: 300, version: 1 });
  });

  it('are changed by one of several at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => change('SCHOLARSHIP', { mostPoints: 2000 + 10 * at, version: 1 })),
    );
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    expect(answers.filter(({ envelope }) => envelope.code === '9101')).toHaveLength(19);
  });

  it('are the mileage office’s alone', async () => {
    const params = { purposeCode: 'BOOKS' };
    for (const asked of [
      portal.ask(calls.listPurposes, {}, { token: staff }),
      portal.ask(calls.readPurpose, { params }, { token: staff }),
    ])
      expect((await asked).envelope.code).toBe('S403');
    const { purposeList } = await portal.get(calls.listPurposes, {}, { token: office, language: 'en' });
    expect(purposeList.map(({ purposeNm }) => purposeNm)).toEqual([
      'Mileage scholarship',
      'Language test fee',
      'Books',
    ]);
  });
});
