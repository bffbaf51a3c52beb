import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

import excel from '@protobi/exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPost } from '../../../../test/posts.ts';

let portal: TestPortal;
let writer: MadeMember;
let staff: string;
let student: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000' });
  writer = await aMember(db, { types: ['STAFF'], nameKo: '조민경', departmentCode: '10000' });
  staff = await signIn(portal, writer);
  student = await signIn(portal, await aStudent(db, { departmentCode: '10000' }));
});
afterAll(() => portal.close());

const ask = (token: string, body: object, language = 'ko') =>
  portal.app.inject({
    method: 'POST',
    url: '/view/cdp/board/notice/post/excel',
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    payload: body,
  });
const reason = '부서 회의에 쓸 목록';

async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const book = new excel.Workbook();
  await book.xlsx.load((await buffer(Readable.from([bytes]))) as never); // its types know an older Buffer
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

it('B10 has the rows of the screen’s filter, typed, and nothing that a spreadsheet would run', async () => {
  await aPost(portal, { token: staff }, { title: '=HYPERLINK("http://evil.example")', categoryCode: 'JOBS' });
  await aPost(portal, { token: staff }, { title: '다른 분류', categoryCode: 'SCHOLARSHIP' });
  const answer = await ask(staff, { reason, categoryCode: 'JOBS' });
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('공지사항_2026-11-20_조민경.xlsx'));
  const [head, ...rows] = await rowsOf(answer.rawPayload);
  expect(head?.slice(0, 4)).toEqual(['제목', '분류', '부서', '글쓴이']);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[0]).toBe(`'=HYPERLINK("http://evil.example")`);
  expect(rows[0]?.[3]).toBe('조민경');
  expect(rows[0]?.[5]).toEqual(new Date('2026-11-20T10:00:00.000Z'));
  const english = await rowsOf((await ask(staff, { reason, categoryCode: 'JOBS' }, 'en')).rawPayload);
  expect(english[0]?.[0]).toBe('Title');
});

it('B10 is for who holds E, with a reason, and writes down whose names left', async () => {
  expect((await ask(student, { reason })).json()).toMatchObject({ code: 'S403' });
  expect((await ask(staff, { reason: ' 네  ' })).json()).toMatchObject({
    code: '9100',
    output: { errors: [{ field: 'reason' }] },
  });
  const count = async () =>
    (
      await portal.platform.db
        .selectFrom('privacy_log')
        .select((select) => select.fn.countAll<number>().as('n'))
        .where('privacy_log.subject_id', '=', writer.id)
        .where('privacy_log.action', '=', 'XLS')
        .where('privacy_log.reason', '=', '개인정보 기록 확인')
        .executeTakeFirstOrThrow()
    ).n;
  expect(await count()).toBe(0);
  expect((await ask(staff, { reason: '개인정보 기록 확인' })).statusCode).toBe(200);
  expect(await count()).toBe(1);
});
