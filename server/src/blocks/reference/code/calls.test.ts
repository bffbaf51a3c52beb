import { reference } from '@naru/contract/areas/reference.ts';
import { ENUM_NAMES } from '@naru/contract/enums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { enumOptions } from '../enum/rules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const listCodes = async (query: { lclasCode?: string; mlsfcCode?: string } = {}, language = 'ko') =>
  (await portal.get(reference.listCodes, { query }, { language })).codeList;

const screaming = (name: string): string => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

describe('listCodes', () => {
  it('gives the classes without a query, in the order of the screen', async () => {
    const classes = await listCodes();
    expect(classes.map(({ lclasCode }) => lclasCode)).toEqual(
      [
        'SEMESTER GRADE STUDENT_TYPE SCHOOL_REGISTER COUNSELLING_CHANNEL VIDEO_CHANNEL COUNSELLING_TOPIC',
        'COUNSELLING_END_REASON LAW_CASE_TYPE SURVEY_QUESTION_TYPE MILEAGE_TYPE MILEAGE_CLAIM_REFUSAL PORTFOLIO_LAYOUT PORTFOLIO_BACKGROUND',
        'CORE_COMPETENCY DAY_OF_WEEK HOUR REGION',
      ]
        .join(' ')
        .split(' '),
    );
    expect(classes[0]).toEqual({
      codeNm: '학기',
      lclasCode: 'SEMESTER',
      mlsfcCode: null,
      sclasCode: null,
      useAt: 'Y',
    });
  });

  it('gives the codes of a class, in both languages', async () => {
    expect(await listCodes({ lclasCode: 'SEMESTER' }, 'en')).toEqual([
      { codeNm: 'First semester', lclasCode: 'SEMESTER', mlsfcCode: '10', sclasCode: null, useAt: 'Y' },
      { codeNm: 'Second semester', lclasCode: 'SEMESTER', mlsfcCode: '20', sclasCode: null, useAt: 'Y' },
    ]);
    const topics = await listCodes({ lclasCode: 'COUNSELLING_TOPIC' });
    expect(topics.map(({ codeNm }) => codeNm)).toContain('학사경고');
  });

  it('gives the small codes under a code', async () => {
    const parts = await listCodes({ lclasCode: 'CORE_COMPETENCY', mlsfcCode: 'COMMUNICATION' });
    expect(parts[0]).toEqual({
      codeNm: '경청과 공감',
      lclasCode: 'CORE_COMPETENCY',
      mlsfcCode: 'COMMUNICATION',
      sclasCode: 'LISTENING',
      useAt: 'Y',
    });
    for (const { mlsfcCode } of await listCodes({ lclasCode: 'CORE_COMPETENCY' })) {
      const { length } = await listCodes({ lclasCode: 'CORE_COMPETENCY', mlsfcCode: mlsfcCode ?? '' });
      expect([3, 4]).toContain(length);
    }
  });

  it('lists codes out of use too, marked N', async () => {
    await portal.platform.db
      .insertInto('code')
      .values({ class_code: 'GRADE', mid_code: '7', name_ko: '7학년', position: 70, in_use: false })
      .execute();
    const last = (await listCodes({ lclasCode: 'GRADE' })).at(-1);
    expect(last).toMatchObject({ codeNm: '7학년', mlsfcCode: '7', useAt: 'N' });
    expect((await listCodes({ lclasCode: 'GRADE' }, 'en')).at(-1)?.codeNm).toBe('7학년');
  });

  it('knows nothing under a class or code that does not exist', async () => {
    expect(await listCodes({ lclasCode: 'NOTHING' })).toEqual([]);
    expect(await listCodes({ lclasCode: `' or 1=1 --` })).toEqual([]);
    expect(await listCodes({ lclasCode: 'REGION', mlsfcCode: '99' })).toEqual([]);
  });

  it.each([
    ['lclasCode', { mlsfcCode: '10' }],
    ['lclasCode', { lclasCode: 'x'.repeat(41) }],
    ['mlsfcCode', { lclasCode: 'REGION', mlsfcCode: '1\0' }],
  ])('names %s when %j is not right', async (field, query) => {
    const { status, envelope } = await portal.ask(reference.listCodes, { query });
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
  });
});

describe('the codes that a new portal starts with', () => {
  // Neither what decides rights or menus nor what machines decide is a list of codes that an office edits.
  const classes = ENUM_NAMES.filter(
    (name) =>
      !/^(?:memberType|duty|programmeType|programmeSelection|mileageKind|testAudience)$|Sta(?:tus|ge)$/.test(name),
  );

  it.each(classes)('%s has the words of its enumeration', async (name) => {
    for (const language of ['ko', 'en'] as const) {
      const codes = await listCodes({ lclasCode: screaming(name) }, language);
      const inUse = codes.filter(({ useAt }) => useAt === 'Y');
      expect(inUse.map(({ mlsfcCode, codeNm }) => ({ key: mlsfcCode, value: codeNm }))).toEqual(
        enumOptions(name, language),
      );
    }
  });

  it('have Korean in Hangul and English without', async () => {
    const rows = await portal.platform.db
      .selectFrom('code')
      .select(['code.name_ko as ko', 'code.name_en as en'])
      .where('code.in_use', '=', true)
      .execute();
    expect(rows.length).toBeGreaterThan(350);
    for (const { ko, en } of rows) {
      expect(ko).toMatch(/\p{Script=Hangul}/u);
      expect(en).toMatch(/^[\w ,’-]+$/);
    }
  });

  it('have every province and district that is in force, and those before them marked N', async () => {
    const provinces = await listCodes({ lclasCode: 'REGION' });
    const inForce = provinces.filter(({ useAt }) => useAt === 'Y');
    expect(inForce).toHaveLength(16);
    expect(provinces.filter(({ useAt }) => useAt === 'N').map(({ codeNm }) => codeNm)).toEqual([
      '광주광역시',
      '전라남도',
    ]);
    const counts: Record<string, number> = {};
    for (const { mlsfcCode, codeNm } of inForce) {
      const districts = await listCodes({ lclasCode: 'REGION', mlsfcCode: mlsfcCode ?? '' });
      counts[codeNm] = districts.filter(({ useAt }) => useAt === 'Y').length;
      for (const { sclasCode } of districts) expect(sclasCode).toMatch(new RegExp(`^${mlsfcCode}\\d{3}$`));
    }
    expect(counts).toEqual({
      서울특별시: 25,
      부산광역시: 16,
      대구광역시: 9,
      인천광역시: 11,
      전남광주통합특별시: 27,
      대전광역시: 5,
      울산광역시: 5,
      세종특별자치시: 1,
      경기도: 31,
      강원특별자치도: 18,
      충청북도: 11,
      충청남도: 15,
      전북특별자치도: 14,
      경상북도: 22,
      경상남도: 18,
      제주특별자치도: 2,
    });
    const incheon = await listCodes({ lclasCode: 'REGION', mlsfcCode: '28' }, 'en');
    expect(incheon[0]).toMatchObject({ codeNm: 'Jemulpo-gu', sclasCode: '28125', useAt: 'Y' });
    expect(incheon.at(-1)).toMatchObject({ codeNm: 'Seo-gu', sclasCode: '28260', useAt: 'N' });
  });
});
