import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { promptOf } from '@naru/contract/areas/portfolio/prompt.ts';
import { portfolioPublishing as calls, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPortfolio, aRow, aText } from '../../../../test/shown-pages.ts';
import { newId } from '../../../platform/db/id.ts';

type Signed = MadeMember & { readonly token: string };

const NOW = new Date('2026-11-25T03:00:00Z');
const DAY = 86_400_000;
const CONFLICT = FAILURE.conflict.code;

let portal: TestPortal;
let owner: Signed;
let stranger: Signed;
beforeAll(async () => {
  portal = await openTestPortal();
  stranger = await signed();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NOW;
  owner = await signed();
});

async function signed(): Promise<Signed> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}

async function aDraft(content: PortfolioContent = aContent(), one = owner): Promise<string> {
  const id = newId();
  await portal.platform.db
    .insertInto('portfolio')
    .values({
      id,
      member_id: one.id,
      title: '나의 일',
      language: 'ko',
      content: JSON.stringify(content),
      created_at: NOW,
      changed_at: NOW,
    })
    .execute();
  return id;
}
const read = async (id: string, one = owner): Promise<Publishing> =>
  (await portal.get(calls.readPublishing, { params: { id } }, { token: one.token })).publishing;
const aPath = () =>
  `p-${newId().slice(-12)}`.replace(/[01ilrnvwcdo5s]/g, (letter) => `x${letter.charCodeAt(0)}`).slice(0, 40);

interface Publish {
  readonly version?: number;
  readonly contentVersion?: number;
  readonly visibility?: Publishing['visibility'];
  readonly isIndexed?: boolean;
  readonly path?: string;
  readonly keepsPersonalData?: boolean;
  readonly resumeStamp?: string | null;
}
const publish = (id: string, given: Publish = {}, one = owner) =>
  portal.ask(
    calls.stepPublishing,
    {
      params: { id },
      body: {
        action: 'PUBLISH',
        version: 1,
        contentVersion: 1,
        visibility: 'PUBLIC',
        isIndexed: false,
        path: aPath(),
        keepsPersonalData: false,
        ...given,
      },
    },
    { token: one.token },
  );
const takeDown = (id: string, version: number, one = owner) =>
  portal.ask(calls.stepPublishing, { params: { id }, body: { action: 'TAKE_DOWN', version } }, { token: one.token });
const takePath = (id: string, path: string, one = owner) =>
  portal.ask(calls.takePath, { params: { id }, body: { path } }, { token: one.token });
/** The code of an answer; who is turned away as too many at once asks again, as a browser does. */
async function persist(ask: () => Promise<{ envelope: { code: string } }>): Promise<string> {
  for (;;) {
    const code = codeOf(await ask());
    if (code !== FAILURE.unavailable.code) return code;
  }
}
const codeOf = ({ envelope }: { envelope: { code: string } }) => envelope.code;
const fieldsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  ((envelope.output as { errors?: { field: string }[] } | null)?.errors ?? []).map(({ field }) => field);
const published = ({ envelope }: { envelope: { output: unknown } }): Publishing =>
  (envelope.output as { publishing: Publishing }).publishing;
/** Pages may be a second old: asks until the answer is this one. */
const becomes = (path: string, status: number, secret = '') =>
  vi.waitFor(
    async () => {
      const headers = { 'user-agent': 'Mozilla/5.0' };
      const { statusCode } = await portal.app.inject({ method: 'GET', url: `/pt/${path}${secret}`, headers });
      expect(statusCode).toBe(status);
    },
    { timeout: 10_000, interval: 200 },
  );

describe('F3 publishing', () => {
  it('freezes the version, takes the address and shows the page, in one step', async () => {
    const id = await aDraft();
    const path = aPath();
    const before = await read(id);
    expect(before).toMatchObject({ status: 'DRAFT', path: null, findingList: [] });
    expect(before.stepList.map(({ action }) => action)).toEqual(['PUBLISH']);
    const after = published(await publish(id, { path }));
    expect(after).toMatchObject({ status: 'PUBLISHED', publishedNumber: 1, hasChanges: false, path, version: 2 });
    await becomes(path, 200);
    const { rows } = await sql`
      select action from audit_log where entity_id = ${id} order by action`.execute(portal.platform.db);
    expect(rows).toEqual([
      { action: 'portfolioPublishing.publish' },
      { action: 'portfolioPublishing.show' },
      { action: 'portfolioPublishing.takePath' },
    ]);
  });

  it('publishes again under a higher number, and takes it down and puts it up again', async () => {
    const id = await aDraft();
    const path = aPath();
    await publish(id, { path });
    await sql`update portfolio set content_version = 2 where id = ${id}`.execute(portal.platform.db);
    expect((await read(id)).hasChanges).toBe(true);
    const again = published(await publish(id, { version: 2, contentVersion: 2, path }));
    expect(again).toMatchObject({ publishedNumber: 2, hasChanges: false, version: 3 });
    expect(published(await takeDown(id, 3))).toMatchObject({ status: 'UNPUBLISHED', path });
    await becomes(path, 404);
    expect(codeOf(await takeDown(id, 4))).toBe(FAILURE.notPossible.code);
    expect(published(await publish(id, { version: 4, contentVersion: 2, path }))).toMatchObject({ publishedNumber: 3 });
    await becomes(path, 200);
  });

  it('tells of a draft that was saved since, and publishes nothing', async () => {
    const id = await aDraft();
    await sql`update portfolio set content_version = 5 where id = ${id}`.execute(portal.platform.db);
    const answer = await publish(id, { contentVersion: 4 });
    expect(codeOf(answer)).toBe(CONFLICT);
    expect(await read(id)).toMatchObject({ status: 'DRAFT', path: null, publishedNumber: null });
  });

  it('is done once by 50 at once', async () => {
    const id = await aDraft();
    const path = aPath();
    const codes = await Promise.all(Array.from({ length: 50 }, () => persist(() => publish(id, { path }))));
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['0000', CONFLICT]));
    expect(await read(id)).toMatchObject({ publishedNumber: 1, version: 2 });
  });

  it.each([
    [{ visibility: 'PRIVATE' }, 'visibility'],
    [{ visibility: 'LINK', isIndexed: true }, 'isIndexed'],
    [{ path: 'Ad' }, 'path'],
    [{ path: '나의-주소' }, 'path'],
    [{ path: 'adm1n' }, 'path'],
    [{ path: '2024123456' }, 'path'],
  ] as const)('says at its field that %j does not hold', async (given, field) => {
    const id = await aDraft();
    expect(fieldsOf(await publish(id, given))).toEqual([field]);
    expect(await read(id)).toMatchObject({ status: 'DRAFT', path: null, version: 1 });
  });

  it('keeps prompts out of what others see', async () => {
    const id = await aDraft(aContent([aRow(aText('제가 썼어요')), aRow(aText(promptOf('여기에 써 보세요')))]));
    await publish(id);
    const { rows } = await sql<{ text: string }>`
      select v.content::text as text from portfolio_version v where v.portfolio_id = ${id}`.execute(portal.platform.db);
    expect(rows[0]?.text).toContain('제가 썼어요');
    expect(rows[0]?.text).not.toContain('여기에 써 보세요');
  });
});

describe('F4 personal data', () => {
  it('is published only where its owner decides so, and that is kept', async () => {
    const id = await aDraft(aContent([aRow(aText('연락처 010-1234-5678'))]));
    expect((await read(id)).findingList).toMatchObject([{ check: 'PHONE', weight: 'ASKS', text: '010-1234-5678' }]);
    expect(fieldsOf(await publish(id))).toEqual(['keepsPersonalData']);
    expect(codeOf(await publish(id, { keepsPersonalData: true }))).toBe('0000');
    const { rows } = await sql`
      select actor_id as actor, after -> 'keptPersonalData' as kept from audit_log
      where entity_id = ${id} and action = 'portfolioPublishing.show'`.execute(portal.platform.db);
    expect(rows).toEqual([{ actor: owner.id, kept: ['PHONE'] }]);
  });

  it('is never published where it is a resident number', async () => {
    const id = await aDraft(aContent([aRow(aText('990101-1234567'))]));
    expect(fieldsOf(await publish(id, { keepsPersonalData: true }))).toEqual(['contentVersion']);
    expect((await read(id)).status).toBe('DRAFT');
  });

  it('F9 pictures without words are not published', async () => {
    const content = aContent();
    const picture = { fileId: newId(), fileSn: 1, altText: '', isDecorative: false };
    const id = await aDraft({ ...content, head: { ...content.head, picture } });
    expect(fieldsOf(await publish(id))).toEqual(['contentVersion']);
  });
});

describe('F1 an extract of a résumé', () => {
  const aResume = async (text: string, company = '나루상점'): Promise<{ resumeId: string; content: ResumeContent }> => {
    const { envelope } = await portal.ask(
      resumes.createResume,
      { body: { title: '이력서', beginsWith: 'EMPTY' } },
      { token: owner.token },
    );
    const { resumeId } = envelope.output as { resumeId: string };
    return { resumeId, content: await rewrite(resumeId, 1, { text, company }) };
  };
  const rewrite = async (id: string, version: number, { text, company }: { text: string; company: string }) => {
    const empty = emptyContent();
    const both = (ko: string) => ({ ko, en: '' });
    const item = { ...emptyItem(newId()), title: both(company), text: both(text), begins: '2025-03', ends: '2025-08' };
    const content: ResumeContent = {
      ...empty,
      person: { ...empty.person, phone: '010-1234-5678' },
      sectionList: empty.sectionList.map((part) => (part.section === 'WORK' ? { ...part, itemList: [item] } : part)),
    };
    const body = { title: '이력서', dutyId: null, isBlind: false, content, version };
    const saved = await portal.ask(resumes.saveResume, { params: { id }, body }, { token: owner.token });
    expect(codeOf(saved)).toBe('0000');
    return content;
  };
  const withExtract = (resumeId: string) =>
    aContent([aRow({ blockId: newId(), kind: 'RESUME', resumeId, sectionList: ['WORK'] })]);
  const bodyOf = async (path: string): Promise<string> =>
    (await portal.app.inject({ url: `/pt/${path}`, headers: { 'user-agent': 'Mozilla/5.0' } })).body;

  it('stays as it was published until it is published again', async () => {
    const { resumeId } = await aResume('주문을 받았어요.');
    const id = await aDraft(withExtract(resumeId));
    const path = aPath();
    const { resumeStamp } = await read(id);
    expect(codeOf(await publish(id, { path, resumeStamp }))).toBe('0000');
    expect(await bodyOf(path)).toContain('나루상점');
    expect((await read(id)).hasChanges).toBe(false);
    await rewrite(resumeId, 2, { text: '내 번호는 010-9999-8888이에요.', company: '다른 가게' });
    expect(await read(id)).toMatchObject({ hasChanges: true, findingList: [{ check: 'PHONE', place: 'RESUME' }] });
    await sql`update portfolio set facts_version = facts_version + 1 where id = ${id}::uuid`.execute(
      portal.platform.db,
    );
    portal.clock.now = new Date(NOW.getTime() + DAY);
    const later = await bodyOf(path);
    expect(later).toContain('나루상점');
    expect(later).not.toMatch(/다른 가게|010-/);
    portal.clock.now = NOW;
    const again = await read(id);
    const given = { version: again.version, path, resumeStamp: again.resumeStamp };
    expect(fieldsOf(await publish(id, given))).toEqual(['keepsPersonalData']);
    expect(codeOf(await publish(id, { ...given, keepsPersonalData: true }))).toBe('0000');
    await vi.waitFor(async () => expect(await bodyOf(path)).toContain('다른 가게'), { timeout: 5_000, interval: 200 });
  });

  it('is not published as its owner did not see it', async () => {
    const { resumeId } = await aResume('주문을 받았어요.');
    const id = await aDraft(withExtract(resumeId));
    const { resumeStamp } = await read(id);
    await rewrite(resumeId, 2, { text: '집은 서울시 강남구예요.', company: '다른 가게' });
    expect(codeOf(await publish(id, { resumeStamp }))).toBe(CONFLICT);
    expect(codeOf(await publish(id))).toBe(CONFLICT);
    expect((await read(id)).status).toBe('DRAFT');
  });

  it('keeps nothing of the person beside the extract, and outlives its résumé', async () => {
    const { resumeId } = await aResume('주문을 받았어요.');
    const id = await aDraft(withExtract(resumeId));
    const path = aPath();
    const { resumeStamp } = await read(id);
    await publish(id, { path, resumeStamp });
    const { rows } = await sql<{ kept: string }>`
      select resumes::text as kept from portfolio_version where portfolio_id = ${id}::uuid`.execute(portal.platform.db);
    expect(rows[0]?.kept).toContain('나루상점');
    expect(rows[0]?.kept).not.toContain('010-1234-5678');
    await portal.ask(resumes.deleteResume, { params: { id: resumeId } }, { token: owner.token });
    expect(await bodyOf(path)).toContain('나루상점');
    expect((await read(id)).hasChanges).toBe(true);
    expect(codeOf(await publish(id, { version: (await read(id)).version, path }))).toBe('0000');
    await vi.waitFor(async () => expect(await bodyOf(path)).not.toContain('나루상점'), {
      timeout: 5_000,
      interval: 200,
    });
    expect((await read(id)).hasChanges).toBe(false);
  });
});

describe('F3 address', () => {
  it('is changed; the old one leads on and is nobody else’s for a year', async () => {
    const id = await aDraft();
    const [first, second] = [aPath(), aPath()];
    await publish(id, { path: first });
    expect(published(await takePath(id, second))).toMatchObject({ path: second, leftPathList: [{ path: first }] });
    await becomes(first, 301);
    const other = await aDraft(aContent(), stranger);
    expect(fieldsOf(await takePath(other, first, stranger))).toEqual(['path']);
    expect(published(await takePath(id, first))).toMatchObject({ path: first, leftPathList: [{ path: second }] });
  });

  it.each(['the same', 'one that looks alike'])('%s goes to one of 50 at once', async (which) => {
    const word = newId()
      .slice(-8)
      .replace(/[015scdrnvw]/g, 'k');
    const ids = await Promise.all(Array.from({ length: 50 }, () => aDraft()));
    const pathOf = (at: number) => (which === 'the same' || at % 2 === 0 ? `hello-${word}` : `he11o${word}`);
    const codes = await Promise.all(ids.map((id, at) => persist(() => takePath(id, pathOf(at)))));
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['0000', '9100']));
  });

  it('says which of the reasons it is, while it is typed', async () => {
    const word = newId()
      .slice(-8)
      .replace(/[015scdrnvw]/g, 'k');
    const id = await aDraft();
    const other = await aDraft(aContent(), stranger);
    await takePath(other, `modem-${word}`, stranger);
    const check = async (path: string) =>
      (await portal.get(calls.checkPath, { params: { id }, query: { path } }, { token: owner.token })).problem;
    expect(await check(`modem-${word}`)).toBe('TAKEN');
    expect(await check(`modern${word}`)).toBe('ALIKE');
    expect(await check('login')).toBe('RESERVED');
    expect(await check('garam-university')).toBe('RESERVED');
    expect(await check('20241234')).toBe('NUMBER');
    expect(await check('가나다라')).toBe('SHAPE');
    expect(await check(`free-${word}`)).toBeNull();
  });

  it('is left five times a year at most', async () => {
    const id = await aDraft();
    for (let left = 0; left < 6; left += 1) expect(codeOf(await takePath(id, aPath()))).toBe('0000');
    expect(fieldsOf(await takePath(id, aPath()))).toEqual(['path']);
  });

  it('is proposed where there is none, and free', async () => {
    const id = await aDraft();
    const { proposedPath } = await read(id);
    expect(codeOf(await takePath(id, proposedPath))).toBe('0000');
    expect((await read(await aDraft())).proposedPath).not.toBe(proposedPath);
  });
});

describe('F3 who can see it', () => {
  it('changes at once, by the version that was seen', async () => {
    const { portfolioId: id, path } = await aPortfolio(portal.platform.db, owner.id);
    const change = (version: number, visibility: Publishing['visibility'], isIndexed = false) =>
      portal.ask(
        calls.changeVisibility,
        { params: { id }, body: { version, visibility, isIndexed } },
        { token: owner.token },
      );
    await becomes(path, 200);
    expect(published(await change(1, 'PRIVATE'))).toMatchObject({ visibility: 'PRIVATE', version: 2 });
    await becomes(path, 404);
    expect(codeOf(await change(1, 'PUBLIC'))).toBe(CONFLICT);
    expect(fieldsOf(await change(2, 'LINK', true))).toEqual(['isIndexed']);
    expect(published(await change(2, 'PUBLIC', true))).toMatchObject({ visibility: 'PUBLIC', isIndexed: true });
    await becomes(path, 200);
  });

  it('lets nobody in while changes are published of what its owner keeps to themselves', async () => {
    const draft = aContent([aRow(aText('고친 글'))]);
    const { portfolioId: id, path } = await aPortfolio(portal.platform.db, owner.id, { visibility: 'PRIVATE', draft });
    await sql`update portfolio set content_version = 2 where id = ${id}::uuid`.execute(portal.platform.db);
    expect(await read(id)).toMatchObject({ hasChanges: true, visibility: 'PRIVATE' });
    expect(codeOf(await publish(id, { path, visibility: 'PRIVATE', contentVersion: 2 }))).toBe('0000');
    expect(await read(id)).toMatchObject({ hasChanges: false, visibility: 'PRIVATE', publishedNumber: 2 });
    await becomes(path, 404);
  });
});

describe('F3 secret links', () => {
  const create = (id: string, body: object = {}, one = owner) =>
    portal.ask(calls.createLink, { params: { id }, body }, { token: one.token });
  const revoke = (id: string, linkId: string, one = owner) =>
    portal.ask(calls.revokeLink, { params: { id, linkId } }, { token: one.token });
  const linksOf = ({ envelope }: { envelope: { output: unknown } }) =>
    envelope.output as { linkId: string; linkList: Publishing['linkList'] };

  it('opens the page, is copied again, and is gone once revoked', async () => {
    const { portfolioId: id, path } = await aPortfolio(portal.platform.db, owner.id, { visibility: 'LINK' });
    const { linkId, linkList } = linksOf(await create(id, { name: '인사팀' }));
    const address = linkList[0]?.address ?? '';
    expect((await read(id)).linkList[0]).toMatchObject({ linkId, name: '인사팀', address, state: 'OPEN' });
    const secret = address.slice(address.indexOf('?'));
    await becomes(path, 200, secret);
    await becomes(path, 410);
    expect(linksOf(await revoke(id, linkId)).linkList[0]).toMatchObject({ state: 'REVOKED', address: null });
    await becomes(path, 410, secret);
    expect(codeOf(await revoke(id, linkId))).toBe('0000');
  });

  it('ends after 90 days where nothing is said, at the end of the day', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    const { linkList } = linksOf(await create(id));
    expect(linkList[0]?.endsAt).toBe('2027-02-23T15:00:00.000Z');
    portal.clock.now = new Date(NOW.getTime() + 91 * DAY);
    owner = { ...owner, token: await signIn(portal, owner) };
    expect((await read(id)).linkList[0]?.state).toBe('OVER');
  });

  it.each([
    [{ endsOn: '2026-11-24' }, 'endsOn'],
    [{ beginsOn: '2026-11-24' }, 'beginsOn'],
    [{ beginsOn: '2026-12-24', endsOn: '2026-12-23' }, 'endsOn'],
    [{ endsOn: '2026-02-30' }, 'endsOn'],
    [{ mostViews: 0 }, 'mostViews'],
  ])('says at its field that %j does not hold', async (body, field) => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    expect(fieldsOf(await create(id, body))).toEqual([field]);
  });

  it('is refused beyond 20 open ones, by 50 at once too', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    const codes = await Promise.all(Array.from({ length: 50 }, () => persist(() => create(id))));
    expect(codes.filter((code) => code === '0000')).toHaveLength(20);
    const [first] = (await read(id)).linkList;
    await revoke(id, first?.linkId ?? '');
    expect(codeOf(await create(id))).toBe('0000');
  });

  it('of another portfolio is not found', async () => {
    const [one, other] = [
      await aPortfolio(portal.platform.db, owner.id),
      await aPortfolio(portal.platform.db, owner.id),
    ];
    const { linkId } = linksOf(await create(one.portfolioId));
    expect(codeOf(await revoke(other.portfolioId, linkId))).toBe('404');
  });
});

describe('nothing of one person by id to another', () => {
  it.each(['DRAFT', 'PUBLISHED', 'UNPUBLISHED'] as const)('of %s, by any call', async (status) => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id, { status });
    const params = { id };
    const as = { token: stranger.token };
    const visible = { version: 1, visibility: 'PUBLIC', isIndexed: false } as const;
    const answers = await Promise.all([
      portal.ask(calls.readPublishing, { params }, as),
      publish(id, {}, stranger),
      takeDown(id, 1, stranger),
      portal.ask(calls.changeVisibility, { params, body: visible }, as),
      portal.ask(calls.checkPath, { params, query: { path: 'some-path' } }, as),
      takePath(id, aPath(), stranger),
      portal.ask(calls.createLink, { params, body: {} }, as),
      portal.ask(calls.revokeLink, { params: { id, linkId: newId() } }, as),
    ]);
    expect(answers.map(codeOf)).toEqual(answers.map(() => '404'));
    expect(await read(id)).toMatchObject({ status, version: 1, linkList: [] });
  });

  it('one that was deleted is not found by its owner either', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    await sql`update portfolio set deleted_at = ${NOW} where id = ${id}`.execute(portal.platform.db);
    expect(codeOf(await publish(id))).toBe('404');
  });
});
