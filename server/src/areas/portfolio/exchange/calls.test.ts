import { exchange as calls, EXCHANGE_MOST } from '@naru/contract/areas/portfolio/exchange.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertResume } from '../resume/store.ts';

type Signed = MadeMember & { readonly token: string };

const FILE = JSON.stringify({
  basics: { name: '김하늘', label: '개발자', nickname: 'h' },
  work: [{ name: '나래소프트', position: '인턴', startDate: '1066-01', endDate: '2024-12' }],
});

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

async function signed(): Promise<Signed> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}

/** A résumé with one entry, which its own name tells. */
function aResume({ id }: MadeMember, title: string, isBlind = false): Promise<string> {
  const content = emptyContent();
  const item = { ...emptyItem(newId()), title: { ko: title, en: '' }, place: { ko: '나래대학교', en: '' } };
  return portal.platform.db.transaction().execute((tx) =>
    insertResume(tx, {
      memberId: id,
      title,
      dutyId: null,
      isDefault: false,
      isBlind,
      content: {
        person: { ...content.person, name: { ko: '김하늘', en: 'Haneul Kim' }, birthOn: '2001-05-14' },
        sectionList: content.sectionList.map((part) =>
          part.section === 'EDUCATION' ? { ...part, itemList: [item] } : part,
        ),
      },
      at: portal.clock.now,
    }),
  );
}

const bring = (one: Signed, body: Partial<{ fileText: string; title: string; resumeId: string | null }> = {}) =>
  portal.ask(
    calls.importResume,
    { body: { fileText: FILE, language: 'ko', title: '가져온 이력서', resumeId: null, ...body } },
    { token: one.token },
  );
const check = (one: Signed, fileText: string) =>
  portal.ask(calls.checkImport, { body: { fileText, language: 'ko' } }, { token: one.token });
const give = (one: Signed, id: string, language: 'ko' | 'en' = 'ko') =>
  portal.get(calls.exportResume, { params: { id }, query: { language } }, { token: one.token });
const readOne = (one: Signed, id: string) => portal.get(resumes.readResume, { params: { id } }, { token: one.token });

describe('V6 a résumé as a file', () => {
  it('leaves in one language, under its title, and blind where it is', async () => {
    const one = await signed();
    const open = await give(one, await aResume(one, '개발 직무'));
    expect(open.fileNm).toBe('이력서 개발 직무.json');
    expect(JSON.parse(open.fileText)).toMatchObject({
      basics: { name: '김하늘', 'x-birthDate': '2001-05-14' },
      education: [{ area: '개발 직무', institution: '나래대학교' }],
    });
    const english = await give(one, await aResume(one, '개발 직무'), 'en');
    expect(JSON.parse(english.fileText)).not.toHaveProperty('education');
    const blind = await give(one, await aResume(one, '개발', true));
    expect(blind.fileText).not.toMatch(/나래|2001/);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await aResume(one, '내 것');
    const taken = await portal.ask(calls.exportResume, { params: { id }, query: {} }, { token: other.token });
    expect(taken.envelope.code).toBe('404');
    expect((await bring(other, { resumeId: id })).envelope.code).toBe('404');
    expect((await readOne(one, id)).resume.version).toBe(1);
  });
});

describe('V6 a file as a résumé', () => {
  it('says before what would come in where, and keeps nothing', async () => {
    const one = await signed();
    const { envelope } = await check(one, FILE);
    expect(envelope.output).toMatchObject({
      name: '김하늘',
      headline: '개발자',
      sectionList: [
        { section: 'WORK', itemList: [{ title: '인턴', place: '나래소프트', begins: '', ends: '2024-12' }] },
      ],
      problemList: [{ path: 'work[0].startDate', code: 'DATE', place: '경력 1번째 · 시작' }],
      problemCount: 1,
      unknownList: ['basics.nickname'],
      unknownCount: 1,
    });
    const list = await portal.get(resumes.listResumes, {}, { token: one.token });
    expect(list).toMatchObject({ resumeList: [] });
  });

  it('becomes a résumé of its own, the default where it is the first', async () => {
    const one = await signed();
    const { resumeId } = (await bring(one)).envelope.output as { resumeId: string };
    const { resume } = await readOne(one, resumeId);
    expect(resume).toMatchObject({ title: '가져온 이력서', isDefault: true });
    expect(resume.content.person.name.ko).toBe('김하늘');
  });

  it('takes the place of what a résumé says, which is kept as a version', async () => {
    const one = await signed();
    const id = await aResume(one, '예전');
    await bring(one, { resumeId: id, title: '쓰지 않음' });
    const { resume } = await readOne(one, id);
    expect(resume).toMatchObject({ title: '예전', version: 2 });
    expect(resume.content.person.name).toEqual({ ko: '김하늘', en: 'Haneul Kim' });
    expect(resume.content.sectionList.find(({ section }) => section === 'EDUCATION')?.itemList).toEqual([]);
    const versions = await portal.get(resumes.listVersions, { params: { id } }, { token: one.token });
    expect(versions).toMatchObject({ versionList: [{ number: 1, reason: 'IMPORT', itemCount: 1 }] });
  });

  it.each([
    ['no JSON', '{"basics":', 'JSON 파일로'],
    ['another JSON', '{"menu":[]}', 'JSON Resume 파일이 아니에요'],
    ['an empty one', '{}', '가져올 내용이 없어요'],
  ])('is refused at the file where it is %s', async (_what, fileText, words) => {
    const one = await signed();
    for (const { envelope } of [await check(one, fileText), await bring(one, { fileText })]) {
      expect(envelope.code).toBe('9100');
      expect(JSON.stringify(envelope)).toContain('fileText');
      expect(JSON.stringify(envelope)).toContain(words);
    }
  });

  it('is refused where it is longer than a file may be', async () => {
    const one = await signed();
    expect((await check(one, ' '.repeat(EXCHANGE_MOST.file + 1))).envelope.code).toBe('9100');
  });

  it('makes no more résumés than a person may have, also when 50 come at once', async () => {
    const one = await signed();
    for (let made = 2; made < PAPER_MOST.resumes; made += 1) await aResume(one, `이력서 ${made}`);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bring(one)));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(2);
    expect(codes.filter((code) => code === '9100')).toHaveLength(48);
  });
});
