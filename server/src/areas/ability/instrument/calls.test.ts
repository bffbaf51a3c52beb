import { instrumentDesk as desk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aScoredSession, type MadeTest } from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { anyInstrument } from '../../../../test/instrument-arbitrary.ts';
import { aFile, anInstrument, type WrittenInstrument } from '../../../../test/instruments.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { upload } from '../../../../test/upload.ts';

let portal: TestPortal;
let token: string;
let made = 0;

beforeAll(async () => {
  portal = await openTestPortal();
  await aDepartment(portal.platform.db, { code: '20000' });
  const centre = await aMember(portal.platform.db, {
    types: ['STAFF'],
    roles: ['TESTING_CENTRE'],
    nameKo: '검사 담당',
  });
  token = await signIn(portal, centre);
}, 60_000);
afterAll(() => portal.close());

const as = (language = 'ko') => ({ token, language });
const textOf = (wish: Partial<WrittenInstrument> = {}): string => JSON.stringify(aFile(wish));
/** A code that no other test here has. */
const aCode = (): string => `T${(made += 1)}`;
const importFile = (fileText: string, language?: string) =>
  portal.ask(desk.importInstrument, { body: { fileText } }, as(language));
const imported = (wish: Partial<WrittenInstrument> = {}) =>
  portal.get(desk.importInstrument, { body: { fileText: textOf({ code: aCode(), ...wish }) } }, as());
const read = async (id: string) => (await portal.get(desk.readVersion, { params: { id } }, as())).instrument;
const readTest = async (id: string) => (await portal.get(desk.readInstrument, { params: { id } }, as())).test;
const step = (id: string, version: number, action: 'PUBLISH' | 'RETIRE' = 'PUBLISH') =>
  portal.ask(desk.stepVersion, { params: { id }, body: { action, version } }, as());
const check = (fileText: string, versionId?: string) =>
  portal.get(desk.checkInstrument, { body: { fileText, ...(versionId && { versionId }) } }, as());
const errorsOf = (envelope: { output: unknown }): { field: string; message: string }[] =>
  (envelope.output as { errors: { field: string; message: string }[] }).errors; // as a refusal says it
const countRows = async (): Promise<string> => {
  const { rows } = await sql<{ n: string }>`
    select concat((select count(*) from ability_test), ' ', (select count(*) from ability_version)) as n`.execute(
    portal.platform.db,
  );
  return rows[0]?.n ?? '';
};

async function published(wish: Partial<WrittenInstrument> = {}) {
  const kept = await imported(wish);
  expect((await step(kept.versionId, 1)).envelope.code).toBe('0000');
  return kept;
}

describe('importing', () => {
  it('T12 keeps a file as a draft of a new test', async () => {
    const code = aCode();
    const { testId, versionId } = await imported({ code });
    expect(await readTest(testId)).toMatchObject({
      code,
      family: '01',
      name: '시험 삼아',
      copyNumber: null,
      versionList: [{ versionId, number: 1, status: 'DRAFT', itemCount: 4, createdByNm: '검사 담당', changes: null }],
    });
    expect(await read(versionId)).toMatchObject({
      content: anInstrument({ code }),
      isValidated: false,
      can: { change: true, copy: false, delete: true, export: true },
      stepList: [{ action: 'PUBLISH' }],
    });
  });

  it.each([
    [
      'a cycle',
      () =>
        textOf({
          scaleList: aFile().scaleList.map((one) =>
            one.code === 'TEAM' ? { ...one, scaleList: [{ scale: 'ALL' }] } : one,
          ),
        }),
      '척도 TEAM: 척도가 돌고 돌아 자기 자신을 더해요: TEAM → ALL → TEAM',
    ],
    [
      'a missing scale',
      () => textOf({ scaleList: aFile().scaleList.filter(({ code }) => code !== 'ALL') }),
      '척도 SELF · 상위 척도: 이 파일에 없는 척도예요: ALL',
    ],
    [
      'an unknown formula',
      () => textOf().replace('"MEAN"', '"MEDIAN"'),
      '척도 SELF · 계산식: 모르는 계산식이에요. 쓸 수 있는 계산식: SUM, MEAN, WEIGHTED',
    ],
    [
      '10,000 items',
      () =>
        textOf({
          itemList: Array.from({ length: 10_000 }, () => ({ code: 'Q', text: { ko: 'a', en: 'a' }, responses: 'A' })),
        }),
      '문항: 300개까지 담을 수 있어요.',
    ],
    [
      'HTML in a text',
      () => textOf({ summary: { ko: '<script>alert(1)</script>', en: 'x' } }),
      '소개 · 한국어: HTML은 쓸 수 없어요: <script>',
    ],
    ['no JSON', () => 'naru', 'JSON으로 읽을 수 없어요. 1번째 줄을 확인해 주세요.'],
  ])('T12 refuses a file with %s, names the place and keeps nothing', async (_name, write, expected) => {
    const before = await countRows();
    const { envelope } = await importFile(write());
    expect(envelope.code).toBe('9100');
    expect(errorsOf(envelope)).toContainEqual({ field: 'fileText', message: expected });
    expect(await countRows()).toBe(before);
  });

  it('T12 refuses a file that is too large before it is read', async () => {
    const { envelope } = await importFile('x'.repeat(655_361));
    expect(envelope.code).toBe('9100');
    const { status } = await importFile('가'.repeat(400_000));
    expect(status).toBe(413);
  });

  it('T12 tells the first two hundred problems, and how many there are', async () => {
    const itemList = Array.from({ length: 300 }, (_none, at) => ({
      code: `X${at}`,
      text: { ko: '글', en: '' },
      responses: 'NONE',
    }));
    const found = await check(textOf({ itemList }));
    expect(found.found).toBeNull();
    expect(found.problemList).toHaveLength(200);
    // Each without its English, its answers and a scale; and the four that scales ask for.
    expect(found.problemCount).toBe(904);
    expect(errorsOf((await importFile(textOf({ itemList }))).envelope)).toHaveLength(200);
  });

  it('T12 says in English what is wrong, too', async () => {
    const { envelope } = await importFile(textOf({ minutes: 0 }), 'en');
    expect(errorsOf(envelope)).toEqual([{ field: 'fileText', message: 'Minutes: This must be 1 or more.' }]);
  });

  it('T12 says what a file would bring, and keeps nothing', async () => {
    const code = aCode();
    const before = await countRows();
    expect((await check(textOf({ code }))).found).toMatchObject({
      code,
      number: 1,
      testNm: null,
      changes: null,
      isValidated: false,
    });
    expect(await countRows()).toBe(before);
    await published({ code });
    const file = aFile({ code, equatedList: [{ version: 1, scaleList: ['SELF'] }] });
    file.scaleList[1]!.itemList!.pop();
    file.scaleList[0]!.itemList!.push({ item: 'Q4' });
    expect((await check(JSON.stringify(file))).found).toMatchObject({
      number: 2,
      testNm: '시험 삼아',
      changes: {
        from: 1,
        changedScaleList: ['SELF', 'TEAM', 'ALL'],
        equatedScaleList: ['SELF'],
        notComparedScaleList: ['TEAM', 'ALL'],
      },
    });
  });

  it('T12 gives a test one draft, however many import it at once', async () => {
    const fileText = textOf({ code: aCode() });
    const all = await Promise.all(Array.from({ length: 50 }, () => importFile(fileText)));
    const codes = all.map(({ envelope }) => envelope.code);
    expect(codes.filter((one) => one === '0000')).toHaveLength(1);
    expect(codes.filter((one) => one === '9100')).toHaveLength(49);
    expect(errorsOf(all.find(({ envelope }) => envelope.code === '9100')!.envelope)[0]?.message).toContain(
      '작성 중인 버전',
    );
  });

  it('T12 is for the testing centre alone', async () => {
    const other = await signIn(
      portal,
      await aMember(portal.platform.db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] }),
    );
    const { versionId } = await imported();
    const { envelope } = await portal.ask(desk.readVersion, { params: { id: versionId } }, { token: other });
    expect(envelope.code).toBe('S403');
  });
});

describe('a draft', () => {
  it('T12 changes its words, and not its codes', async () => {
    const { testId, versionId } = await imported();
    const change = (body: object) =>
      portal.ask(desk.changeVersion, { params: { id: versionId }, body: { version: 1, ...body } }, as());
    const { content } = await read(versionId);
    const { name, summary, instructions, source, minutes, itemsPerPage } = content;
    const basics = {
      name,
      summary,
      instructions,
      source,
      minutes,
      itemsPerPage,
      evidence: { ko: '', en: '' },
      retakeDays: null,
    };
    const named = {
      ...basics,
      name: { ko: '새 이름', en: 'New name' },
      evidence: { ko: '근거', en: 'Evidence' },
      retakeDays: 30,
    };
    expect((await change({ basics: named })).envelope.output).toMatchObject({ version: 2 });
    expect((await change({ basics: named })).envelope.code).toBe('9101');
    const item = { code: 'Q1', text: { ko: '새 문항', en: 'New item' } };
    expect((await change({ item, version: 2 })).envelope.code).toBe('0000');
    const { levelList } = content.scaleList[0]!;
    const scale = {
      code: 'SELF',
      name: { ko: '새 척도', en: 'New scale' },
      definition: { ko: '뜻', en: 'Meaning' },
      levelList: levelList.map(({ level }) => ({ level, text: { ko: `${level} 새 글`, en: level } })),
    };
    expect((await change({ scale, version: 3 })).envelope.code).toBe('0000');
    const after = await read(versionId);
    expect(after).toMatchObject({ version: 4, isValidated: true });
    expect(after.content).toMatchObject({ name: named.name, retakeDays: 30, evidence: named.evidence });
    expect(after.content.itemList[0]).toEqual({ ...content.itemList[0], text: item.text });
    expect(after.content.scaleList[0]).toMatchObject({ name: scale.name, itemList: content.scaleList[0]!.itemList });
    expect(after.content.scaleList[0]!.levelList[2]?.text.ko).toBe('HIGH 새 글');
    expect((await readTest(testId)).name).toBe('새 이름');
    const html = { ...item, text: { ko: '<i>문항</i>', en: 'Item' } };
    expect(errorsOf((await change({ item: html, version: 4 })).envelope)).toEqual([
      { field: 'item.text.ko', message: 'HTML은 쓸 수 없어요: <i>' },
    ]);
    const half = { ...named, evidence: { ko: '근거', en: '' } };
    expect(errorsOf((await change({ basics: half, version: 4 })).envelope)[0]?.field).toBe('basics.evidence.en');
    const gone = { ...item, code: 'Q9' };
    expect(errorsOf((await change({ item: gone, version: 4 })).envelope)[0]?.field).toBe('item.code');
    const fewer = { ...scale, levelList: [] };
    expect(errorsOf((await change({ scale: fewer, version: 4 })).envelope)[0]?.field).toBe('scale.levelList');
    expect((await read(versionId)).version).toBe(4);
  });

  it('T12 is replaced by a file of the same test only', async () => {
    const code = aCode();
    const { versionId } = await imported({ code });
    const replace = (fileText: string, version = 1) =>
      portal.ask(desk.replaceVersion, { params: { id: versionId }, body: { fileText, version } }, as());
    expect(errorsOf((await replace(textOf({ code: 'OTHER' }))).envelope)[0]?.message).toContain(code);
    // Nothing was published yet: its family may still be another.
    expect((await replace(textOf({ code, family: '03', minutes: 9 }))).envelope.code).toBe('0000');
    expect(await read(versionId)).toMatchObject({ version: 2, minutes: 9, test: { family: '03' } });
    expect((await replace(textOf({ code }), 1)).envelope.code).toBe('9101');
    expect((await check(textOf({ code: 'OTHER' }), versionId)).problemList[0]?.code).toBe('OTHER_TEST');
  });

  it('T12 is thrown away, with its test where it is all of it', async () => {
    const { testId, versionId } = await imported();
    const drop = (id: string, version: number) =>
      portal.ask(desk.deleteVersion, { params: { id }, body: { version } }, as());
    expect((await drop(versionId, 7)).envelope.code).toBe('9101');
    expect((await drop(versionId, 1)).envelope.code).toBe('0000');
    expect((await portal.ask(desk.readInstrument, { params: { id: testId } }, as())).envelope.code).toBe('404');
    const kept = await published();
    expect((await drop(kept.versionId, 2)).envelope).toMatchObject({
      code: '9103',
      msg: expect.stringContaining('복사해서 새 버전을 만들어 주세요.') as string,
    });
    expect((await readTest(kept.testId)).versionList).toHaveLength(1);
  });
});

describe('publishing', () => {
  it('T12 retires the version before in the same step', async () => {
    const { testId, versionId } = await published();
    const next = await portal.get(desk.copyInstrument, { params: { id: testId } }, as());
    // All of its scales may be compared, until that changes.
    expect((await read(next.versionId)).changes).toMatchObject({
      from: 1,
      changedScaleList: [],
      notComparedScaleList: [],
    });
    expect((await portal.ask(desk.copyInstrument, { params: { id: testId } }, as())).envelope.code).toBe('9100');
    const basics = (await read(next.versionId)).content;
    const { summary, instructions, source, minutes, itemsPerPage } = basics;
    const renamed = {
      name: { ko: '둘째', en: 'Second' },
      summary,
      instructions,
      source,
      minutes,
      itemsPerPage,
      evidence: { ko: '', en: '' },
      retakeDays: null,
    };
    await portal.get(
      desk.changeVersion,
      { params: { id: next.versionId }, body: { basics: renamed, version: 1 } },
      as(),
    );
    expect((await readTest(testId)).name).toBe('시험 삼아');
    expect((await step(next.versionId, 2)).envelope.output).toMatchObject({ status: 'PUBLISHED', version: 3 });
    const { name, versionList } = await readTest(testId);
    expect(name).toBe('둘째');
    expect(versionList.map(({ number, status }) => [number, status])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'RETIRED'],
    ]);
    expect((await read(versionId)).stepList).toEqual([]);
    const { rows } = await sql<{ step: string }>`
      select concat(s.from_status, ' ', s.to_status) as step from status_change s
      where s.entity = 'ability_version' and s.entity_id = any(${[versionId, next.versionId]}::uuid[])
      order by s.at, s.id`.execute(portal.platform.db);
    expect(rows.map((row) => row.step).toSorted()).toEqual([
      ' DRAFT',
      ' DRAFT',
      'DRAFT PUBLISHED',
      'DRAFT PUBLISHED',
      'PUBLISHED RETIRED',
    ]);
  });

  it('T12 happens once, however many publish at once', async () => {
    const { versionId } = await imported();
    const all = await Promise.all(Array.from({ length: 50 }, () => step(versionId, 1)));
    const codes = all.map(({ envelope }) => envelope.code);
    expect(codes.filter((one) => one === '0000')).toHaveLength(1);
    expect(codes.filter((one) => one === '9101')).toHaveLength(49);
  });

  it('T12 freezes the content, not even the database changes it', async () => {
    const { versionId } = await published();
    const { envelope } = await portal.ask(
      desk.replaceVersion,
      { params: { id: versionId }, body: { fileText: textOf(), version: 2 } },
      as(),
    );
    expect(envelope.code).toBe('9103');
    await expect(
      sql`update ability_version set content = '{}' where id = ${versionId}::uuid`.execute(portal.platform.db),
    ).rejects.toThrow('never changed');
  });

  it('T12 compares a reworded draft only on the scales that the words are not of', async () => {
    const { testId } = await published();
    const { versionId } = await portal.get(desk.copyInstrument, { params: { id: testId } }, as());
    const item = { code: 'Q1', text: { ko: '전혀 다른 문항', en: 'Quite another item' } };
    await portal.get(desk.changeVersion, { params: { id: versionId }, body: { version: 1, item } }, as());
    const { content, changes } = await read(versionId);
    expect(content.equatedList).toEqual([{ version: 1, scaleList: ['TEAM'] }]);
    expect(changes).toMatchObject({ equatedScaleList: ['TEAM'], notComparedScaleList: ['SELF', 'ALL'] });
  });

  it('T12 is refused where the draft would be compared with what there never was', async () => {
    const { testId, versionId } = await published();
    const { code } = (await read(versionId)).test;
    const { envelope } = await importFile(textOf({ code, equatedList: [{ version: 7, scaleList: ['SELF'] }] }));
    expect(errorsOf(envelope)[0]?.message).toContain('없는 버전이에요: 7');
    expect((await readTest(testId)).versionList).toHaveLength(1);
  });

  it('T12 ends by retiring, without a next version', async () => {
    const { testId, versionId } = await published();
    expect((await read(versionId)).stepList.map(({ action }) => action)).toEqual(['RETIRE']);
    expect((await step(versionId, 2, 'RETIRE')).envelope.output).toMatchObject({ status: 'RETIRED' });
    expect(await readTest(testId)).toMatchObject({ copyNumber: 1, can: { copy: true } });
    expect((await step(versionId, 3, 'PUBLISH')).envelope.code).toBe('9103');
  });
});

describe('the list', () => {
  it('T12 shows the version in force, and that a draft waits', async () => {
    const code = aCode();
    const { testId } = await published({ code, family: '02', name: { ko: '목록 검사', en: 'Listed test' } });
    await portal.get(desk.copyInstrument, { params: { id: testId } }, as());
    const { instrumentPage, canCreate } = await portal.get(
      desk.pageInstruments,
      { query: { family: '02', searchText: '목록검사' } },
      as('en'),
    );
    expect(canCreate).toBe(true);
    expect(instrumentPage.content).toEqual([
      expect.objectContaining({
        testId,
        code,
        name: 'Listed test',
        number: 1,
        status: 'PUBLISHED',
        hasDraft: true,
        itemCount: 4,
        minutes: 3,
        isValidated: false,
        sessionCount: 0,
      }),
    ]);
    const none = await portal.get(desk.pageInstruments, { query: { family: '03', searchText: code } }, as());
    expect(none.instrumentPage.totalElements).toBe(0);
  });

  it('T12 offers what comes with Naru until it is here', async () => {
    const { ownList } = await portal.get(desk.listOwnInstruments, {}, as());
    for (const { code } of ownList) {
      const { versionId } = await portal.get(desk.adoptInstrument, { params: { code } }, as());
      expect((await step(versionId, 1)).envelope.code).toBe('0000');
      expect((await portal.ask(desk.adoptInstrument, { params: { code } }, as())).envelope.code).toBe('0000');
    }
    expect((await portal.get(desk.listOwnInstruments, {}, as())).ownList).toEqual([]);
    expect((await portal.ask(desk.adoptInstrument, { params: { code: 'NONE' } }, as())).envelope.code).toBe('404');
  });
});

describe('taking an instrument away', () => {
  const fileOf = (id: string) =>
    portal.app.inject({
      method: 'GET',
      url: `/view/cdp/ability/instrument/version/${id}/file`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('T12 gives a file from which the same instrument is imported', async () => {
    await fc.assert(
      fc.asyncProperty(anyInstrument(), async (any) => {
        const instrument = { ...any, code: aCode() };
        const { versionId } = await portal.get(
          desk.importInstrument,
          { body: { fileText: JSON.stringify(instrument) } },
          as(),
        );
        const { body, headers } = await fileOf(versionId);
        expect(headers['content-disposition']).toContain(`_${instrument.code}_v1.json`);
        expect(Instrument.parse(JSON.parse(body))).toEqual(instrument);
        const again = body.replace(`"code": "${instrument.code}"`, `"code": "${instrument.code}-B"`);
        const copy = await portal.get(desk.importInstrument, { body: { fileText: again } }, as());
        expect((await read(copy.versionId)).content).toEqual({ ...instrument, code: `${instrument.code}-B` });
      }),
      { numRuns: 8 },
    );
  });

  it('T12 gives sheets to read', async () => {
    const { versionId } = await imported();
    const { statusCode, rawPayload, headers } = await portal.app.inject({
      method: 'GET',
      url: `/view/cdp/ability/instrument/version/${versionId}/sheet`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain('.xlsx');
    const { default: excel } = await import('@protobi/exceljs');
    const book = new excel.Workbook();
    await book.xlsx.load(rawPayload as never); // its types are of another Node
    expect(book.worksheets.map(({ name }) => name)).toEqual(['문항', '응답 척도', '척도', '수준']);
    const rowsOf = (name: string) =>
      book
        .getWorksheet(name)
        ?.getSheetValues()
        .slice(1)
        .map((row) => (row as unknown[]).slice(1));
    expect(rowsOf('문항')?.[2]).toEqual([2, 'Q2', '문항 Q2', 'Item Q2', 'AGREE', undefined, 'SELF (역채점)']);
    expect(rowsOf('척도')?.[3]).toEqual([
      'ALL',
      '전체',
      'Overall',
      '모두 더해요.',
      'All of it.',
      'WEIGHTED',
      '2 × SELF, TEAM',
    ]);
    expect(rowsOf('응답 척도')).toHaveLength(6);
    expect(rowsOf('수준')).toHaveLength(4);
  });

  it('T12 takes its sheets back, changed, and keeps what no sheet holds', async () => {
    const { versionId } = await imported();
    const before = (await read(versionId)).content;
    const { default: excel } = await import('@protobi/exceljs');
    /** Downloads the sheets, changes them, and asks for the file that they make of the draft. */
    const bringBack = async (change: (book: InstanceType<typeof excel.Workbook>) => void, language = 'ko') => {
      const { rawPayload } = await portal.app.inject({
        method: 'GET',
        url: `/view/cdp/ability/instrument/version/${versionId}/sheet`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      });
      const book = new excel.Workbook();
      await book.xlsx.load(rawPayload as never); // its types are of another Node
      change(book);
      const bytes = Buffer.from(await book.xlsx.writeBuffer());
      const { fileId } = await upload(portal, [{ name: '검사.xlsx', bytes }], { token });
      return portal.ask(desk.readFromSheet, { params: { id: versionId }, query: { fileId } }, as());
    };
    const readBack = async (...asked: Parameters<typeof bringBack>) => {
      const { envelope } = await bringBack(...asked);
      const { fileText } = envelope.output as { fileText: string }; // as the contract says
      expect((await check(fileText, versionId)).problemList).toEqual([]);
      return Instrument.parse(JSON.parse(fileText));
    };
    expect(await readBack(() => undefined)).toEqual(before);
    expect(await readBack(() => undefined, 'en')).toEqual(before);
    const changed = await readBack((book) => {
      const items = book.getWorksheet('문항');
      if (items) items.getCell('C2').value = '고친 문항';
      book.removeWorksheet(book.getWorksheet('수준')?.id ?? 0);
    });
    const [first, ...rest] = before.itemList;
    expect(changed).toEqual({
      ...before,
      itemList: [{ ...first, text: { ...first?.text, ko: '고친 문항' } }, ...rest],
    });
    const refusalOf = async (change: Parameters<typeof bringBack>[0]) => {
      const { envelope } = await bringBack(change);
      expect(envelope.code).toBe('9100');
      return errorsOf(envelope)[0];
    };
    const put = (sheet: string, cell: string, value: string) => (book: InstanceType<typeof excel.Workbook>) => {
      const found = book.getWorksheet(sheet);
      if (found) found.getCell(cell).value = value;
    };
    expect(await refusalOf(put('척도', 'G2', 'Q1, ???'))).toEqual({
      field: 'fileId',
      message: expect.stringMatching(/척도 시트 2번째 줄.*\?\?\?/),
    });
    expect((await refusalOf(put('수준', 'A2', 'LOST')))?.message).toContain('LOST');
    expect((await refusalOf(put('문항', 'B1', '이름 없음')))?.message).toContain('코드');
    expect((await refusalOf(put('문항', 'F3', '아마도')))?.message).toContain('3번째 줄');
    expect(
      (await refusalOf((book) => book.worksheets.forEach((sheet, at) => (sheet.name = `시트 ${at}`))))?.message,
    ).toContain('문항');
    // Nothing of all that was kept.
    expect((await read(versionId)).content).toEqual(before);
  });

  it('T12 refuses an action that leads nowhere, at its place', async () => {
    const reason = { ko: '해 봐요.', en: 'Try it.' };
    const file = aFile({ code: aCode() });
    const [level] = file.scaleList[0]?.levelList ?? [];
    if (level) level.actionList = [{ kind: 'MENU', menuId: 'NO_SUCH_MENU', reason }];
    const { problemList } = await check(JSON.stringify(file));
    expect(problemList).toMatchObject([{ code: 'UNKNOWN_MENU', path: 'scaleList.0.levelList.0.actionList.0.menuId' }]);
    expect((await importFile(JSON.stringify(file))).envelope.code).toBe('9100');
  });

  it('T12 gives a template that can be imported', async () => {
    const { template } = await portal.get(desk.readTemplate, {}, as());
    expect((await check(JSON.stringify(template))).problemList).toEqual([]);
  });
});

describe('the preview of a result', () => {
  it('T12 scores made-up answers without a norm, and keeps nothing', async () => {
    const { versionId } = await imported();
    const preview = (answers: Readonly<Record<string, number>>) =>
      portal.ask(
        desk.previewResult,
        {
          params: { id: versionId },
          body: { answerList: Object.entries(answers).map(([item, value]) => ({ item, value })) },
        },
        as(),
      );
    const { envelope } = await preview({ Q1: 5, Q2: 1, Q3: 1, Q4: 2 });
    expect(envelope.output).toEqual({
      scoreList: [
        { scaleCode: 'SELF', raw: 5, least: 1, most: 5, points: 100, level: 'HIGH' },
        { scaleCode: 'TEAM', raw: 3, least: 2, most: 10, points: 12.5, level: 'LOW' },
        { scaleCode: 'ALL', raw: 13, least: 4, most: 20, points: 56.3, level: 'MIDDLE' },
      ],
    });
    expect((await preview({ Q1: 5, Q2: 1, Q3: 1 })).envelope.output).toMatchObject({
      scoreList: [{ raw: 5 }, { scaleCode: 'TEAM', raw: null, points: null, level: null }, { raw: null }],
    });
    expect(errorsOf((await preview({ Q1: 6 })).envelope)[0]).toEqual({
      field: 'answerList',
      message: '문항 Q1의 보기에 없는 답이에요.',
    });
    const { rows } = await sql`select from ability_answer`.execute(portal.platform.db);
    expect(rows).toEqual([]);
  });
});

describe('item statistics', () => {
  const students: string[] = [];
  const statisticsOf = (id: string) => portal.get(desk.readStatistics, { params: { id } }, as());

  async function answered(test: MadeTest, at: number, answers: readonly number[]): Promise<string> {
    while (students.length <= at) students.push((await aStudent(portal.platform.db, { departmentCode: '20000' })).id);
    return aScoredSession(portal.platform.db, {
      memberId: students[at] ?? '',
      test,
      answers: new Map(answers.map((value, item) => [`Q${item + 1}`, value])),
      at: new Date(Date.UTC(2026, 10, 1, 0, made, at)),
    });
  }

  it('T12 waits for thirty people, goes by tens, and counts each once and without a doubt', async () => {
    const { testId, versionId } = await published();
    const test = { testId, versionId, number: 1, instrument: (await read(versionId)).content };
    for (let at = 0; at < 29; at += 1) await answered(test, at, [1 + (at % 5), 5 - (at % 5), 3, 1 + (at % 3)]);
    expect(await statisticsOf(versionId)).toEqual({ counted: 0, least: 30, scaleList: [], itemList: [] });
    // A second time of the same person, and one that was answered too fast.
    await answered(test, 0, [5, 5, 5, 5]);
    const fast = await answered(test, 29, [5, 5, 5, 5]);
    await sql`update ability_session set quality = '{FAST}' where id = ${fast}::uuid`.execute(portal.platform.db);
    expect((await statisticsOf(versionId)).counted).toBe(0);
    await answered(test, 30, [5, 1, 3, 3]);
    const thirty = await statisticsOf(versionId);
    expect(thirty.counted).toBe(30);
    expect(thirty.scaleList[0]).toMatchObject({ scaleCode: 'SELF', itemCount: 2, counted: 30 });
    expect(thirty.scaleList[0]?.alpha).toBeCloseTo(1, 8);
    expect(thirty.itemList[2]).toMatchObject({
      itemCode: 'Q3',
      mean: 3,
      deviation: 0,
      totalList: [{ correlation: null }],
    });
    // The next one waits for nine others: nobody can be told by what changes.
    await answered(test, 31, [1, 1, 1, 1]);
    expect(await statisticsOf(versionId)).toEqual(thirty);
  });
});
