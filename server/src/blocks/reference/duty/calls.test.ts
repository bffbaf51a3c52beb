import { reference } from '@naru/contract/areas/reference.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await db
    .insertInto('job_duty')
    .values([
      { id: 'IT', name_ko: '정보기술', name_en: 'Information technology', position: 2 },
      { id: 'LAW', name_ko: '법무', position: 1 },
      { id: 'IT-DATA', parent_id: 'IT', name_ko: '데이터 분석', name_en: 'Data analysis', position: 3 },
    ])
    .execute();
  await db
    .insertInto('course_duty')
    .values([
      { duty_id: 'IT-DATA', course_code: 'CSE101' },
      { duty_id: 'IT-DATA', course_code: 'STA200', weight: 5 },
      { duty_id: 'IT-DATA', course_code: 'ART100' },
    ])
    .execute();
  token = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
});
afterAll(() => portal.close());

const list = async (query: { dtyId?: string } = {}, language = 'ko') =>
  (await portal.get(reference.listCourseDuties, { query }, { token, language })).coseDtyMastrList;

describe('listCourseDuties', () => {
  it('gives every duty in the order of the screen', async () => {
    expect(await list()).toEqual([
      { dtyId: 'LAW', dtyNm: '법무', upperDtyId: null, courseCodeList: [] },
      { dtyId: 'IT', dtyNm: '정보기술', upperDtyId: null, courseCodeList: [] },
      { dtyId: 'IT-DATA', dtyNm: '데이터 분석', upperDtyId: 'IT', courseCodeList: ['STA200', 'ART100', 'CSE101'] },
    ]);
    expect((await list({}, 'en')).map(({ dtyNm }) => dtyNm)).toEqual([
      '법무',
      'Information technology',
      'Data analysis',
    ]);
  });

  it('gives the one asked for, or none', async () => {
    expect((await list({ dtyId: 'IT-DATA' })).map(({ dtyId }) => dtyId)).toEqual(['IT-DATA']);
    expect(await list({ dtyId: 'NONE' })).toEqual([]);
    expect(await list({ dtyId: `'` })).toEqual([]);
  });

  it('names dtyId when it is not right', async () => {
    const { envelope } = await portal.ask(reference.listCourseDuties, { query: { dtyId: 'I\0' } }, { token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'dtyId' }] } });
  });
});
