import { mileageItems as calls } from '@naru/contract/areas/mileage/items.ts';
import { mileageRules, type RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';

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

type Body = z.input<typeof calls.createItem.body>;
const ITEM: Body = {
  code: 'SUPPORTERS',
  typeCode: '01',
  source: 'CLAIM',
  programmeType: null,
  nameKo: '서포터즈 활동',
  nameEn: 'Supporters',
  evidenceKo: '활동 확인서',
  evidenceEn: 'Confirmation',
  asksNumber: false,
  mostQuantity: null,
  takesDecimals: false,
  gradeGroup: '',
  position: 15,
};
const create = (wish: Partial<Body> = {}, language = 'ko') =>
  portal.ask(calls.createItem, { body: { ...ITEM, ...wish } }, { token: office, language });
const read = async (id: string) => (await portal.get(calls.readItem, { params: { id } }, { token: office })).item;
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';
const idOf = ({ envelope }: { envelope: { output: unknown } }) => (envelope.output as { itemId: string }).itemId;

describe('I2 items of mileage', () => {
  it('are made, and bring something from their first rule on', async () => {
    const id = idOf(await create());
    expect(await read(id)).toMatchObject({
      ...ITEM,
      itemNm: '서포터즈 활동',
      isInUse: true,
      hasRule: false,
      version: 1,
    });
    const rule: RuleInput & { version: number } = {
      formula: { kind: 'PIECE', points: 5 },
      capOnce: null,
      capTerm: null,
      capLife: null,
      countsBest: false,
      paysDifference: false,
      needsSurvey: false,
      validTerms: 8,
      registerStatusList: ['ENROLLED'],
      claimDays: 180,
      effectiveFrom: '2026-11-24',
      note: '',
      version: 1,
    };
    const saved = await portal.ask(mileageRules.saveRule, { params: { itemId: id }, body: rule }, { token: office });
    expect(saved.envelope.code).toBe('0000');
    expect(await read(id)).toMatchObject({ hasRule: true, version: 2 });
    const { itemList } = await portal.get(calls.listItems, {}, { token: office });
    expect(itemList.filter(({ itemId }) => itemId === id)).toMatchObject([{ code: 'SUPPORTERS', hasRule: true }]);
  });

  it('change in what they say, and keep their code, type and source', async () => {
    const id = idOf(await create({ code: 'FROZEN' }));
    const { code: _code, typeCode: _type, source: _source, programmeType: _programme, ...content } = ITEM;
    const change = (wish: Partial<typeof content>, version: number) =>
      portal.ask(calls.changeItem, { params: { id }, body: { ...content, ...wish, version } }, { token: office });
    expect((await change({ nameEn: 'Ambassadors', gradeGroup: 'CAMPUS', mostQuantity: 10.5 }, 1)).envelope.code).toBe(
      '0000',
    );
    expect(await read(id)).toMatchObject({
      code: 'FROZEN',
      nameEn: 'Ambassadors',
      gradeGroup: 'CAMPUS',
      mostQuantity: 10.5,
      version: 2,
    });
    const stale = await change({ nameEn: 'Others' }, 1);
    expect(stale.envelope).toMatchObject({ code: '9101', output: { current: { version: 2 } } });
    expect(refusalOf(await change({ evidenceEn: '' }, 2))).toContain('evidenceEn 증빙은');
    const audits = await portal.platform.db
      .selectFrom('audit_log')
      .select('audit_log.action')
      .where('audit_log.entity_id', '=', id)
      .orderBy('audit_log.id')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['mileageItems.createItem', 'mileageItems.changeItem']);
  });

  it('have one code and one type of programme, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ code: 'RACE' })));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    expect(refusalOf(await create({ code: 'RACE' }, 'en'))).toBe('code Another item has this code. Enter another one.');
    const claimless = { evidenceKo: '', evidenceEn: '', source: 'PROGRAMME' } as const;
    const again = await create({ ...claimless, code: 'BAEUM2', programmeType: 'BAEUM' });
    expect(refusalOf(again)).toBe('programmeType 이 프로그램의 항목이 이미 있어요. 다른 프로그램을 골라 주세요.');
    const workshop = await create({ ...claimless, code: 'WORKSHOP', programmeType: 'WORKSHOP' });
    expect(workshop.envelope.code).toBe('0000');
    const test = { evidenceKo: '', evidenceEn: '', source: 'TEST', typeCode: '08', code: 'TEST2' } as const;
    expect(refusalOf(await create(test))).toContain('source 진단검사 항목이 이미 있어요');
    expect(refusalOf(await create(test, 'en'))).toContain('source Tests have an item already');
    const meeting = { ...test, source: 'MEETING', typeCode: '07', code: 'MEETING2' } as const;
    expect(refusalOf(await create(meeting))).toContain('source 상담 항목이 이미 있어요');
    expect(refusalOf(await create(meeting, 'en'))).toContain('source Counselling sessions have an item already');
  });

  it.each([
    ['code', { code: 'lower' }, '영어 대문자', 'capital letter'],
    ['code', { code: '1ST' }, '영어 대문자', 'capital letter'],
    ['gradeGroup', { gradeGroup: '영어' }, '묶음은', 'Group: begin with'],
    ['programmeType', { programmeType: 'BAEUM' }, '쓰지 않아요', 'isn’t used here'],
    ['evidenceKo', { source: 'HAND' }, '쓰지 않아요', 'isn’t used here'],
    ['mostQuantity', { mostQuantity: 1.234 }, '2자리', '2 decimal places'],
    ['nameKo', { nameKo: ' ' }, '', ''],
    ['position', { position: -1 }, '', ''],
  ] as const)('are refused at %s where it does not hold (%o)', async (field, wish, ko, en) => {
    for (const [language, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const answer = await create({ code: 'REFUSED', ...wish }, language);
      expect(answer.envelope.code).toBe('9100');
      expect(refusalOf(answer)).toContain(`${field} `);
      expect(refusalOf(answer)).toContain(words);
    }
    expect(
      refusalOf(await create({ code: 'REFUSED2', source: 'PROGRAMME', evidenceKo: '', evidenceEn: '' })),
    ).toContain('programmeType 프로그램을 골라');
  });

  it('are the mileage office’s alone', async () => {
    expect((await portal.ask(calls.listItems, {}, { token: staff })).envelope.code).toBe('S403');
    expect((await portal.ask(calls.createItem, { body: ITEM }, { token: staff })).envelope.code).toBe('S403');
  });
});
