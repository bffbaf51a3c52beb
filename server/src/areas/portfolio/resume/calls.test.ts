import { resumes as calls } from '@naru/contract/areas/portfolio/resume.ts';
import type { ResumeContent, ResumeItem, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem, listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, anAdvisor, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPhoto, sendFiles, upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { sweepResumes } from './sweep.ts';

type Signed = MadeMember & { readonly studentId: string; readonly token: string };

const NOW = new Date('2026-11-25T03:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = NOW;
});
const pass = (ms: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};

async function signed(): Promise<Signed> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}
const create = async (one: Signed, more: object = {}): Promise<string> => {
  const body = { title: '지원용', beginsWith: 'EMPTY' as const, ...more };
  const { envelope } = await portal.ask(calls.createResume, { body }, { token: one.token });
  return (envelope.output as { resumeId: string }).resumeId;
};
const read = async (one: Signed, id: string) =>
  (await portal.get(calls.readResume, { params: { id } }, { token: one.token })).resume;
const list = (one: Signed) => portal.get(calls.listResumes, {}, { token: one.token });
interface Sent {
  readonly version: number;
  readonly content: ResumeContent;
  readonly title?: string;
  readonly dutyId?: string | null;
  readonly isBlind?: boolean;
  readonly overrules?: boolean;
}
const save = (one: Signed, id: string, sent: Sent, language = 'ko') =>
  portal.ask(
    calls.saveResume,
    { params: { id }, body: { title: '지원용', dutyId: null, isBlind: false, ...sent } },
    { token: one.token, language },
  );
const errorsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors ?? [];

function withItems(section: ResumeSection, ...items: readonly Partial<ResumeItem>[]): ResumeContent {
  const empty = emptyContent();
  return {
    ...empty,
    sectionList: empty.sectionList.map((part) =>
      part.section === section
        ? { ...part, itemList: items.map((item) => ({ ...emptyItem(newId()), ...item })) }
        : part,
    ),
  };
}
const named = (name: string): ResumeContent => withItems('SKILL', { title: { ko: name, en: '' } });
const nameOf = (content: ResumeContent) => listItems(content)[0]?.title.ko;
const studies = (one: Signed): Partial<ResumeItem> => ({ source: { kind: 'studies', id: one.studentId } });

describe('V2 what the portal knows', () => {
  it('fills a first résumé in one press, each entry confirmed, with name and studies in both languages', async () => {
    const one = await signed();
    expect((await list(one)).factCount).toBe(1);
    const resume = await read(one, await create(one, { beginsWith: 'PORTAL' }));
    const [item] = listItems(resume.content);
    expect(item).toMatchObject({ title: { ko: '학과 20000', en: '학과 20000' }, isOngoing: true, begins: '2025' });
    expect(item?.source).toEqual({ kind: 'studies', id: one.studentId });
    expect(resume.confirmationList).toEqual([{ itemId: item?.itemId, confirmation: 'CONFIRMED' }]);
    expect(resume.content.person.name.ko).toBe('김나루');
  });

  it('puts the university’s words in the place of what was sent, and leaves the description to the student', async () => {
    const one = await signed();
    const id = await create(one);
    const forged = withItems('EDUCATION', {
      ...studies(one),
      title: { ko: '의학', en: 'Medicine' },
      begins: '1999',
      text: { ko: '평점 4.5', en: '' },
    });
    await save(one, id, { version: 1, content: forged });
    const [item] = listItems((await read(one, id)).content);
    expect(item).toMatchObject({ title: { ko: '학과 20000' }, begins: '2025', text: { ko: '평점 4.5' } });
  });

  it('refuses an entry of somebody else, and one in another section, at its place', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await create(one);
    const stolen = await save(one, id, { version: 1, content: withItems('EDUCATION', studies(other)) });
    expect(errorsOf(stolen)).toMatchObject([{ field: 'content.sectionList.0.itemList.0.source' }]);
    const moved = await save(one, id, { version: 1, content: withItems('AWARD', studies(one)) });
    expect(errorsOf(moved)).toMatchObject([{ field: 'content.sectionList.6.itemList.0.source' }]);
    expect((await read(one, id)).version).toBe(1);
  });

  it('keeps an entry whose source is gone, and says so', async () => {
    const one = await signed();
    const duty = newId();
    await portal.platform.db
      .insertInto('member_duty')
      .values({ id: duty, member_id: one.id, duty_code: 'PEER_COACH', begins_on: '2026-03-02' })
      .execute();
    const id = await create(one, { beginsWith: 'PORTAL' });
    const coach = (content: ResumeContent) => listItems(content).find(({ source }) => source?.kind === 'duty');
    expect(coach((await read(one, id)).content)).toMatchObject({ title: { ko: '또래상담사', en: 'Peer coach' } });
    await portal.platform.db.deleteFrom('member_duty').where('id', '=', duty).execute();
    const after = await read(one, id);
    expect(coach(after.content)).toMatchObject({ title: { ko: '또래상담사' } });
    expect(after.confirmationList.map(({ confirmation }) => confirmation).toSorted()).toEqual(['CONFIRMED', 'GONE']);
    const content = { ...after.content, person: { ...after.content.person, email: 'a@b.kr' } };
    expect((await save(one, id, { version: 1, content })).envelope.code).toBe('0000');
  });

  it('brings completed programmes and approved claims with hours and score, and nothing that waits', async () => {
    const one = await signed();
    const { db } = portal.platform;
    const claim = { member_id: one.id, item_id: '01990000-0000-7000-8000-000000000109', department_code: '20000' };
    const more = { happened_on: '2026-05-10', grade_group: 'ENGLISH', expected: 200, asked_at: NOW };
    await db
      .insertInto('mileage_claim')
      .values([
        { id: newId(), ...claim, ...more, status: 'APPROVED', quantity: 865 },
        { id: newId(), ...claim, ...more, happened_on: '2026-06-10', status: 'WAIT', quantity: 990 },
      ])
      .execute();
    const id = await create(one);
    const { factList } = await portal.get(calls.listFacts, { params: { id } }, { token: one.token });
    const told = factList.map(({ section, title, detail, begins }) => [section, title.ko, detail.ko, begins]);
    expect(told).toContainEqual(['LANGUAGE', 'TOEIC', '865', '2026-05']);
    expect(told).toHaveLength(2);
    expect(factList.every(({ isTaken }) => !isTaken)).toBe(true);
  });
});

describe('V3 saving', () => {
  it('acknowledges the version that is on disk, and the same content again is no conflict', async () => {
    const one = await signed();
    const id = await create(one);
    const content = named('하나');
    const first = await save(one, id, { version: 1, content });
    expect(first.envelope.output).toMatchObject({ version: 2 });
    expect((await save(one, id, { version: 1, content })).envelope.output).toMatchObject({ version: 2 });
    expect((await read(one, id)).version).toBe(2);
  });

  it('tells the second of two tabs how it stands, and keeps the first', async () => {
    const one = await signed();
    const id = await create(one);
    await save(one, id, { version: 1, content: named('첫째 탭') });
    const { envelope } = await save(one, id, { version: 1, content: named('둘째 탭') });
    expect(envelope).toMatchObject({ code: '9101', output: { current: { version: 2, changedAt: NOW.toISOString() } } });
    expect(nameOf((await read(one, id)).content)).toBe('첫째 탭');
  });

  it('lets one of fifty saves at once win, and tells all others', async () => {
    const one = await signed();
    const id = await create(one);
    const sent = Array.from({ length: 50 }, (_, at) => save(one, id, { version: 1, content: named(`탭 ${at}`) }));
    const answers = await Promise.all(sent);
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(codes.filter((code) => code === '9101')).toHaveLength(49);
    const won = answers.findIndex(({ envelope }) => envelope.code === '0000');
    expect(await read(one, id)).toMatchObject({ version: 2 });
    expect(nameOf((await read(one, id)).content)).toBe(`탭 ${won}`);
  });

  it('refuses what is too long, too much or of another age at its place, in the person’s language', async () => {
    const one = await signed();
    const id = await create(one);
    const long = withItems('WORK', { text: { ko: '가'.repeat(100_000), en: '' } });
    expect(errorsOf(await save(one, id, { version: 1, content: long }))).toEqual([
      { field: 'content.sectionList.2.itemList.0.text.ko', message: '한국어는 2,000자까지 적을 수 있어요.' },
    ]);
    const many = withItems('WORK', ...Array.from({ length: 61 }, () => ({ title: { ko: '일', en: '' } })));
    expect(errorsOf(await save(one, id, { version: 1, content: many }, 'en'))).toMatchObject([
      { field: 'content.sectionList.2.itemList', message: 'Entries: no more than 60.' },
    ]);
    const old = withItems('WORK', { begins: '1066-10' });
    expect(errorsOf(await save(one, id, { version: 1, content: old }))).toMatchObject([
      { field: 'content.sectionList.2.itemList.0.begins' },
    ]);
    const sixty = withItems('WORK', ...Array.from({ length: 60 }, () => ({ title: { ko: '일', en: '' } })));
    expect((await save(one, id, { version: 1, content: sixty })).envelope.code).toBe('0000');
  });

  it('refuses a duty that there is not, and an item that is there twice', async () => {
    const one = await signed();
    const id = await create(one);
    const unknown = await save(one, id, { version: 1, content: named('하나'), dutyId: 'D9999' });
    expect(errorsOf(unknown)).toMatchObject([{ field: 'dutyId' }]);
    const itemId = newId();
    const twice = withItems('SKILL', { itemId }, { itemId });
    expect(errorsOf(await save(one, id, { version: 1, content: twice }))).toMatchObject([
      { field: 'content.sectionList.11.itemList.1.itemId' },
    ]);
  });
});

describe('V3 versions', () => {
  const versions = async (one: Signed, id: string) =>
    (await portal.get(calls.listVersions, { params: { id } }, { token: one.token })).versionList;

  it('are kept by themselves once in ten minutes, as it was before, fifty at most; named ones stay', async () => {
    const one = await signed();
    const id = await create(one);
    await save(one, id, { version: 1, content: named('일') });
    expect(await versions(one, id)).toEqual([]);
    pass(10 * MINUTE);
    await save(one, id, { version: 2, content: named('이') });
    pass(MINUTE);
    await save(one, id, { version: 3, content: named('삼') });
    expect(await versions(one, id)).toMatchObject([{ number: 1, reason: 'AUTO', itemCount: 1 }]);
    // The work of another window is kept whenever it is written over.
    await save(one, id, { version: 4, content: named('여기'), overrules: true });
    expect(await versions(one, id)).toHaveLength(2);
    await portal.ask(calls.keepVersion, { params: { id }, body: { name: '면접 전' } }, { token: one.token });
    for (let at = 5; at < 5 + PAPER_MOST.autoVersions + 3; at += 1) {
      pass(10 * MINUTE);
      // One after another, as a person writes.
      // oxlint-disable-next-line no-await-in-loop
      await save(one, id, { version: at, content: named(`글 ${at}`) });
    }
    const kept = await versions(one, id);
    expect(kept.filter(({ name }) => name === '')).toHaveLength(PAPER_MOST.autoVersions);
    expect(kept.filter(({ name }) => name === '면접 전')).toHaveLength(1);
  });

  it('are restored by a save like any other, before which what stands is kept', async () => {
    const one = await signed();
    const id = await create(one);
    await save(one, id, { version: 1, content: named('옛 글') });
    await portal.ask(calls.keepVersion, { params: { id }, body: { name: '옛것' } }, { token: one.token });
    await save(one, id, { version: 2, content: named('새 글') });
    const restore = (version: number) =>
      portal.ask(calls.restoreVersion, { params: { id, number: '1' }, body: { version } }, { token: one.token });
    expect((await restore(2)).envelope.code).toBe('9101');
    expect((await restore(3)).envelope.output).toEqual({ version: 4 });
    expect(nameOf((await read(one, id)).content)).toBe('옛 글');
    const [before] = await versions(one, id);
    expect(before).toMatchObject({ reason: 'RESTORE', number: 2 });
    const { version } = await portal.get(calls.readVersion, { params: { id, number: '2' } }, { token: one.token });
    expect(nameOf(version.content)).toBe('새 글');
  });
});

describe('V3 the list', () => {
  it('has one default, which moves when it is deleted, and a deleted one comes back for 30 days', async () => {
    const one = await signed();
    const first = await create(one, { title: '첫째' });
    pass(MINUTE);
    const second = await create(one, { title: '둘째' });
    const defaults = async () => (await list(one)).resumeList.filter(({ isDefault }) => isDefault);
    expect(await defaults()).toMatchObject([{ resumeId: first }]);
    await portal.ask(calls.deleteResume, { params: { id: first } }, { token: one.token });
    expect(await defaults()).toMatchObject([{ resumeId: second }]);
    expect((await list(one)).deletedList).toMatchObject([{ resumeId: first, title: '첫째' }]);
    await portal.ask(calls.undeleteResume, { params: { id: first } }, { token: one.token });
    await portal.ask(calls.makeDefault, { params: { id: first } }, { token: one.token });
    expect(await defaults()).toMatchObject([{ resumeId: first }]);
    await portal.ask(calls.deleteResume, { params: { id: first } }, { token: one.token });
    pass(31 * DAY);
    const token = await signIn(portal, one);
    const late = await portal.ask(calls.undeleteResume, { params: { id: first } }, { token });
    expect(late.envelope.code).toBe('404');
    await sweepResumes(portal.platform);
    const rows = await portal.platform.db.selectFrom('resume').select('id').where('id', '=', first).execute();
    expect(rows).toEqual([]);
  });

  it('holds thirty at most, also where forty are made at once', async () => {
    const one = await signed();
    const body = { title: '하나', beginsWith: 'EMPTY' as const };
    const asked = Array.from({ length: 40 }, () => portal.ask(calls.createResume, { body }, { token: one.token }));
    const refused = (await Promise.all(asked)).filter(({ envelope }) => envelope.code === '9100');
    expect(refused).toHaveLength(40 - PAPER_MOST.resumes);
    const { resumeList } = await list(one);
    expect(resumeList).toHaveLength(PAPER_MOST.resumes);
    expect(resumeList.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('V9 counts what every résumé needs and what its duty asks for, by the words that have to stand there', async () => {
    const one = await signed();
    const { db } = portal.platform;
    await db.insertInto('job_duty').values({ id: 'T1', name_ko: '개발', position: 1 }).execute();
    await db
      .insertInto('resume_need')
      .values({
        id: newId(),
        duty_id: 'T1',
        section: 'SKILL',
        least: 1,
        words: ['java'],
        name_ko: '자바',
        name_en: 'Java',
      })
      .execute();
    const id = await create(one, { dutyId: 'T1' });
    const before = (await list(one)).resumeList.find(({ resumeId }) => resumeId === id);
    expect(before).toMatchObject({ dutyNm: '개발', metCount: 0, needCount: 8 });
    const skills = withItems('SKILL', { title: { ko: 'Java', en: '' } }, { title: { ko: '엑셀', en: 'Excel' } });
    await save(one, id, { version: 1, content: skills, dutyId: 'T1' });
    const after = (await list(one)).resumeList.find(({ resumeId }) => resumeId === id);
    expect(after).toMatchObject({ metCount: 2, needCount: 8, textCount: { all: 2, ko: 2, en: 1 } });
    const { needList } = await portal.get(calls.listNeeds, { query: { dutyId: 'T1' } }, { token: one.token });
    expect(needList.filter(({ isOfDuty }) => isOfDuty)).toMatchObject([{ needNm: '자바', words: ['java'] }]);
  });
});

describe('V1 nothing of one person by id to another', () => {
  it('is read, changed, copied or restored by anybody else, their advisor among them', async () => {
    const one = await signed();
    const id = await create(one);
    await portal.ask(calls.keepVersion, { params: { id }, body: { name: '하나' } }, { token: one.token });
    const professor = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
    await anAdvisor(portal.platform.db, {
      studentId: one.studentId,
      advisorId: professor.id,
      beginsOn: '2026-03-02',
    });
    const [stranger, advisor] = [await signed(), { token: await signIn(portal, professor) }];
    const params = { id };
    const version = { id, number: '1' };
    const body = { version: 1, title: '가로채기', dutyId: null, isBlind: false, content: emptyContent() };
    const codes = await Promise.all([
      ...[stranger, advisor].flatMap(({ token }) => [
        portal.ask(calls.readResume, { params }, { token }),
        portal.ask(calls.listFacts, { params }, { token }),
        portal.ask(calls.listVersions, { params }, { token }),
        portal.ask(calls.readVersion, { params: version }, { token }),
      ]),
      portal.ask(calls.saveResume, { params, body }, { token: stranger.token }),
      portal.ask(calls.deleteResume, { params }, { token: stranger.token }),
      portal.ask(calls.undeleteResume, { params }, { token: stranger.token }),
      portal.ask(calls.makeDefault, { params }, { token: stranger.token }),
      portal.ask(calls.keepVersion, { params, body: { name: '가로채기' } }, { token: stranger.token }),
      portal.ask(calls.nameVersion, { params: version, body: { name: '가로채기' } }, { token: stranger.token }),
      portal.ask(calls.restoreVersion, { params: version, body: { version: 1 } }, { token: stranger.token }),
    ]);
    expect(new Set(codes.map(({ envelope }) => envelope.code))).toEqual(new Set(['404']));
    const copied = await portal.ask(
      calls.createResume,
      { body: { title: '사본', beginsWith: 'COPY', copyOf: id } },
      { token: stranger.token },
    );
    expect(errorsOf(copied)).toMatchObject([{ field: 'copyOf' }]);
    expect(await read(one, id)).toMatchObject({ title: '지원용', version: 1 });
  });

  it('takes a photo and evidence of one’s own, and of nobody else', async () => {
    const [one, other] = [await signed(), await signed()];
    const photo = { name: 'me.jpg', bytes: await aPhoto() };
    const { fileId } = await upload(portal, [photo], { token: one.token });
    const { fileId: theirs } = await upload(portal, [photo], { token: other.token });
    const id = await create(one);
    const content = withItems('WORK', { title: { ko: '인턴', en: '' } });
    const withPhoto = (photoFileId: string) => ({ ...content, person: { ...content.person, photoFileId } });
    expect((await save(one, id, { version: 1, content: withPhoto(fileId) })).envelope.code).toBe('0000');
    expect((await read(one, id)).fileList).toMatchObject([{ fileId, fileNm: 'me.jpg' }]);
    const refused = await save(one, id, { version: 2, content: withPhoto(theirs) });
    expect(errorsOf(refused)).toMatchObject([{ field: 'content.person.photoFileId' }]);
    const otherId = await create(other);
    await save(other, otherId, { version: 1, content: withPhoto(theirs) });
    const stolen = await save(one, id, { version: 2, content: withPhoto(theirs) });
    expect(errorsOf(stolen)).toMatchObject([{ field: 'content.person.photoFileId' }]);
    const url = `/api/file/${fileId}/1`;
    const open = (token: string) =>
      portal.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    expect((await open(one.token)).headers['content-disposition']).toContain('attachment');
    expect((await open(other.token)).json<{ code: string }>().code).toBe('404');
    const text = await sendFiles(portal, [{ name: 'me.txt', bytes: '글' }], { token: one.token });
    const group = (text.envelope.output as { fileId: string }).fileId;
    expect(errorsOf(await save(one, id, { version: 2, content: withPhoto(group) }))).toMatchObject([
      { field: 'content.person.photoFileId' },
    ]);
  });

  it('a copy has the photo and no evidence, which stays with the original', async () => {
    const one = await signed();
    const file = { name: 'proof.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { envelope } = await sendFiles(portal, [file], { token: one.token });
    const { fileId: evidenceFileId } = envelope.output as { fileId: string };
    const id = await create(one);
    await save(one, id, { version: 1, content: withItems('AWARD', { title: { ko: '상', en: '' }, evidenceFileId }) });
    const copy = await create(one, { beginsWith: 'COPY', copyOf: id, title: '사본' });
    expect(listItems((await read(one, id)).content)[0]).toMatchObject({ evidenceFileId });
    expect(listItems((await read(one, copy)).content)[0]).toMatchObject({ title: { ko: '상' }, evidenceFileId: null });
  });
});

it('V3 the list is read by its index', async () => {
  const one = await signed();
  await create(one);
  await portal.platform.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select r.id from resume r where r.member_id = ${one.id}::uuid and r.deleted_at is null
      order by r.changed_at desc, r.id`.execute(tx);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('resume_member');
    expect(plan).not.toContain('Sort');
  });
});
