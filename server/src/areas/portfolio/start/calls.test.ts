import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { listBlocks } from '@naru/contract/areas/portfolio/page-names.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { portfolioStart as calls, type StartChoices } from '@naru/contract/areas/portfolio/start.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPhoto, upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { sweepPortfolios } from './sweep.ts';

type Signed = MadeMember & { readonly studentId: string; readonly token: string };

const NOW = new Date('2026-11-25T03:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 120_000);
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

const choicesOf = (more: Partial<StartChoices> = {}): StartChoices => ({
  audience: 'EMPLOYER',
  direction: '',
  showsName: true,
  sourceList: [],
  assertionIdList: [],
  cardIdList: [],
  resumeId: null,
  chartSource: null,
  ...more,
});
const make = (one: Signed, more: object = {}) =>
  portal.ask(
    calls.createPortfolio,
    { body: { title: '첫 포트폴리오', language: 'ko', beginsWith: 'EMPTY', ...more } },
    { token: one.token },
  );
const made = async (one: Signed, more: object = {}): Promise<string> =>
  ((await make(one, more)).envelope.output as { portfolioId: string }).portfolioId;
const list = (one: Signed) => portal.get(calls.listPortfolios, {}, { token: one.token });
const source = (one: Signed, id: string) => portal.get(calls.readSource, { params: { id } }, { token: one.token });
const versions = (one: Signed, id: string) => portal.get(calls.listVersions, { params: { id } }, { token: one.token });
const errorsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors ?? [];

async function contentOf(id: string): Promise<PortfolioContent> {
  const { content } = await portal.platform.db
    .selectFrom('portfolio')
    .select('portfolio.content')
    .where('portfolio.id', '=', id)
    .executeTakeFirstOrThrow();
  return content as unknown as PortfolioContent; // written by the portal
}
/** Writes a draft as the editor does. */
async function write(id: string, change: (content: PortfolioContent) => PortfolioContent): Promise<void> {
  const content = JSON.stringify(change(await contentOf(id)));
  await sql`update portfolio set content = ${content}::jsonb, content_version = content_version + 1
    where id = ${id}::uuid`.execute(portal.platform.db);
}

async function grantBadge(memberId: string, more: { revoked?: boolean; expires?: Date } = {}): Promise<string> {
  const { db } = portal.platform;
  const [classId, id] = [newId(), newId()];
  const look = { shape: 'HEXAGON', tone: 'TEAL', sign: 'STAR' };
  const both = { ko: '소통의 시작', en: 'First words' };
  const achievement = {
    classId,
    name: both,
    description: both,
    criteria: both,
    level: 'BASIC',
    competency: null,
    alignmentList: [],
    look,
  };
  await sql`insert into badge_class (id, name_ko, name_en, level, look, status, created_at, changed_at)
    values (${classId}::uuid, '소통의 시작', 'First words', 'BASIC', ${JSON.stringify(look)}::jsonb, 'OPEN', ${NOW}, ${NOW})`.execute(
    db,
  );
  await sql`insert into badge_assertion (id, class_id, member_id, status, is_repeat, achievement, granted_at, expires_at,
      revoked_at, revoke_reason, status_list, status_index, holder_salt)
    values (${id}::uuid, ${classId}::uuid, ${memberId}::uuid, ${more.revoked ? 'REVOKED' : 'GRANTED'}, false,
      ${JSON.stringify(achievement)}::jsonb, ${NOW}, ${more.expires ?? null}, ${more.revoked ? NOW : null},
      ${more.revoked ? '잘못 발급' : null}, 1, (select count(*)::int from badge_assertion), 'salt')`.execute(db);
  return id;
}

describe('F11 the ten-minute start', () => {
  it('makes a portfolio of what the portal knows, which lies in the list as a draft nobody else sees', async () => {
    const one = await signed();
    const start = await portal.get(calls.readStart, {}, { token: one.token });
    expect(start.suggested.sourceList).toEqual([{ kind: 'studies', id: one.studentId }]);
    expect(start.suggested.chartSource).toBeNull();
    const choices = { ...start.suggested, direction: '데이터로 이야기해요' };
    const id = await made(one, { beginsWith: 'GUIDE', template: 'PROOF', choices });
    const content = await contentOf(id);
    expect(content.head).toMatchObject({ name: '김나루', headline: '데이터로 이야기해요' });
    expect(listBlocks(content).find(({ kind }) => kind === 'RECORD')).toMatchObject({
      sourceList: [{ kind: 'studies', id: one.studentId }],
    });
    const { portfolioList } = await list(one);
    expect(portfolioList).toMatchObject([{ portfolioId: id, status: 'DRAFT', visibility: 'PRIVATE', viewCount: 0 }]);
    expect(portfolioList[0]?.promptCount).toBeGreaterThan(0);
  });

  it('draws every look with the same content before anything is kept', async () => {
    const one = await signed();
    const body = { language: 'ko' as const, choices: choicesOf({ direction: '기획자' }) };
    const { envelope } = await portal.ask(calls.previewStart, { body }, { token: one.token });
    const { draftList } = envelope.output as { draftList: { content: PortfolioContent }[] };
    expect(draftList).toHaveLength(6);
    expect(new Set(draftList.map(({ content }) => content.head.headline))).toEqual(new Set(['기획자']));
    expect((await list(one)).portfolioList).toEqual([]);
  });

  it('asks to choose again where nothing was chosen, in the person’s language', async () => {
    const one = await signed();
    expect(errorsOf(await make(one, { beginsWith: 'GUIDE' }))).toMatchObject([{ field: 'choices' }]);
    expect((await list(one)).portfolioList).toEqual([]);
  });
});

describe('F12 facts of a portfolio', () => {
  it('never resolves what is another person’s: neither record, badge nor résumé', async () => {
    const [one, other] = [await signed(), await signed()];
    const badge = await grantBadge(other.id);
    const { envelope } = await portal.ask(
      resumes.createResume,
      { body: { title: '남의 이력서', beginsWith: 'PORTAL' } },
      { token: other.token },
    );
    const { resumeId } = envelope.output as { resumeId: string };
    const id = await made(one);
    await write(id, (content) => ({
      ...content,
      rowList: [
        {
          rowId: newId(),
          layout: '1',
          tone: 'PLAIN',
          breaksBefore: false,
          phoneOrder: [],
          cellList: [
            [
              { blockId: newId(), kind: 'RECORD', sourceList: [{ kind: 'studies', id: other.studentId }] },
              { blockId: newId(), kind: 'BADGE', assertionIdList: [badge] },
              { blockId: newId(), kind: 'RESUME', resumeId, sectionList: ['EDUCATION'] },
            ],
          ],
        },
      ],
    }));
    const { facts } = await versions(one, id);
    expect(facts).toMatchObject({ badgeList: [], resumeList: [], chartList: [] });
    expect(facts.recordList).toMatchObject([{ confirmation: 'GONE', title: { ko: '', en: '' }, checkPath: null }]);
    const all = await source(one, id);
    expect(all.badgeList).toEqual([]);
    expect(all.resumeList).toEqual([]);
    expect(JSON.stringify(all)).not.toContain('남의 이력서');
  });

  it('offers badges once, as badges, and no more as records', async () => {
    const one = await signed();
    const id = await grantBadge(one.id);
    const { facts, suggested } = await portal.get(calls.readStart, {}, { token: one.token });
    expect(facts.badgeList.map(({ assertionId }) => assertionId)).toEqual([id]);
    expect(facts.recordList.filter(({ source: from }) => from.kind === 'badge')).toEqual([]);
    expect(suggested.sourceList.filter(({ kind }) => kind === 'badge')).toEqual([]);
  });

  it('shows badges that stand, with the page of their check; not revoked ones, nor those past their date', async () => {
    const one = await signed();
    const stands = await grantBadge(one.id);
    await grantBadge(one.id, { revoked: true });
    await grantBadge(one.id, { expires: new Date(NOW.getTime() + DAY) });
    const id = await made(one);
    expect((await source(one, id)).badgeList).toHaveLength(2);
    pass(2 * DAY);
    const later = { ...one, token: await signIn(portal, one) };
    expect((await source(later, id)).badgeList).toMatchObject([{ assertionId: stands, checkPath: `/badge/${stands}` }]);
  });

  it('is found by nobody but its owner', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await made(one);
    const params = { id };
    const asked = { token: other.token };
    const answers = await Promise.all([
      portal.ask(calls.readSource, { params }, asked),
      portal.ask(calls.listVersions, { params }, asked),
      portal.ask(calls.renamePortfolio, { params, body: { title: '내 것' } }, asked),
      portal.ask(calls.deletePortfolio, { params }, asked),
      portal.ask(calls.keepVersion, { params, body: { name: '내 것' } }, asked),
    ]);
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(['404', '404', '404', '404', '404']);
    expect(errorsOf(await make(other, { beginsWith: 'COPY', copyOf: id }))).toMatchObject([{ field: 'copyOf' }]);
    expect((await list(one)).portfolioList).toMatchObject([{ title: '첫 포트폴리오' }]);
  });
});

describe('F11 the shelf of portfolios', () => {
  it('keeps 20 at most, also where 50 are made at once', async () => {
    const one = await signed();
    const answers = await Promise.all(Array.from({ length: 50 }, () => make(one)));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(SHOWN_MOST.portfolios);
    expect((await list(one)).portfolioList).toHaveLength(SHOWN_MOST.portfolios);
    const refused = answers.find(({ envelope }) => envelope.code !== '0000');
    expect(refused && errorsOf(refused)).toMatchObject([{ field: 'title' }]);
  }, 60_000);

  it('deletes with a way back for 30 days, takes the page down, and takes everything away afterwards', async () => {
    const { db } = portal.platform;
    const one = await signed();
    const id = await made(one);
    await sql`update portfolio set status = 'PUBLISHED', visibility = 'PUBLIC', published_number = 1,
      published_content_version = 1, published_at = ${NOW} where id = ${id}::uuid`.execute(db);
    await sql`insert into portfolio_path (path, skeleton, member_id, portfolio_id, taken_at)
      values ('gone-soon', 'gonesoon', ${one.id}::uuid, ${id}::uuid, ${NOW})`.execute(db);
    const params = { id };
    await portal.ask(calls.deletePortfolio, { params }, { token: one.token });
    expect(await list(one)).toMatchObject({ portfolioList: [], deletedList: [{ portfolioId: id }] });
    pass(29 * DAY);
    await sweepPortfolios(portal.platform);
    const later = { ...one, token: await signIn(portal, one) };
    await portal.ask(calls.undeletePortfolio, { params }, { token: later.token });
    expect((await list(later)).portfolioList).toMatchObject([{ portfolioId: id, status: 'UNPUBLISHED' }]);
    await portal.ask(calls.deletePortfolio, { params }, { token: later.token });
    pass(31 * DAY);
    await sweepPortfolios(portal.platform);
    const last = { ...one, token: await signIn(portal, one) };
    const { envelope } = await portal.ask(calls.undeletePortfolio, { params }, { token: last.token });
    expect(envelope.code).toBe('404');
    expect((await list(last)).deletedList).toEqual([]);
    // The address stays taken for a year, and says nothing of what stood there.
    expect(await contentOf(id)).toEqual({});
    pass(366 * DAY);
    await sweepPortfolios(portal.platform);
    const { rows } = await sql`select from portfolio where id = ${id}::uuid`.execute(db);
    expect(rows).toEqual([]);
  });

  it('refuses to delete what is nominated, and says what to do first', async () => {
    const one = await signed();
    const id = await made(one);
    await sql`insert into portfolio_nomination (id, portfolio_id, member_id, nominated_by, status, nominated_at)
      values (${newId()}::uuid, ${id}::uuid, ${one.id}::uuid, ${one.id}::uuid, 'NOMINATED', ${NOW})`.execute(
      portal.platform.db,
    );
    const refused = await portal.ask(calls.deletePortfolio, { params: { id } }, { token: one.token });
    expect(errorsOf(refused)[0]?.message).toContain('우수 포트폴리오');
    expect((await list(one)).portfolioList).toHaveLength(1);
  });

  it('copies with copies of the files, which outlive the first one', async () => {
    const one = await signed();
    const id = await made(one);
    const photo = { name: 'sea.jpg', bytes: await aPhoto() };
    const { fileId } = await upload(portal, [photo], { token: one.token });
    await sql`update file_group set entity = ${PORTFOLIO_FILE}, entity_id = ${id} where id = ${fileId}::uuid`.execute(
      portal.platform.db,
    );
    await sql`update file_entry set attached_at = ${NOW} where group_id = ${fileId}::uuid`.execute(portal.platform.db);
    const picture = { fileId, fileSn: 1, altText: '바다', isDecorative: false };
    await write(id, (content) => ({ ...content, head: { ...content.head, picture } }));
    const copy = await made(one, { beginsWith: 'COPY', copyOf: id, title: '사본' });
    const copied = (await contentOf(copy)).head.picture;
    expect(copied).toMatchObject({ fileSn: 1, altText: '바다' });
    expect(copied?.fileId).not.toBe(fileId);
    const { rows } = await sql<{ objectId: string }>`
      select e.object_id as "objectId" from file_entry e join file_group g on g.id = e.group_id
      where g.id = ${copied?.fileId ?? ''}::uuid and g.entity_id = ${copy} and e.attached_at is not null`.execute(
      portal.platform.db,
    );
    expect(rows).toHaveLength(1);
    expect(await portal.platform.files.store.findOptional(rows[0]?.objectId ?? '')).toBeDefined();
  });
});

describe('F13 versions of a portfolio', () => {
  it('restores what was, and keeps what is before; a stale window is told', async () => {
    const one = await signed();
    const id = await made(one);
    const params = { id };
    const token = { token: one.token };
    await portal.ask(calls.keepVersion, { params, body: { name: '처음' } }, token);
    await write(id, (content) => ({ ...content, head: { ...content.head, headline: '고친 소개' } }));
    const { contentVersion, versionList } = await versions(one, id);
    expect(versionList).toMatchObject([{ number: 1, reason: 'NAMED', name: '처음', isShown: false }]);
    const ofFirst = { id, number: '1' };
    const stale = await portal.ask(calls.restoreVersion, { params: ofFirst, body: { contentVersion: 1 } }, token);
    expect(stale.envelope.code).toBe('9101');
    await portal.ask(calls.restoreVersion, { params: ofFirst, body: { contentVersion } }, token);
    expect((await contentOf(id)).head.headline).not.toBe('고친 소개');
    const after = await versions(one, id);
    expect(after.versionList[0]).toMatchObject({ number: 2, reason: 'RESTORE' });
    const kept = await portal.get(calls.readVersion, { params: { id, number: '2' } }, token);
    expect(kept.version.content.head.headline).toBe('고친 소개');
  });

  it('keeps one by itself when a while has passed, and at most 50 of them', async () => {
    const one = await signed();
    const id = await made(one);
    const rename = (title: string) =>
      portal.ask(calls.renamePortfolio, { params: { id }, body: { title } }, { token: one.token });
    await rename('하나');
    expect((await versions(one, id)).versionList).toEqual([]);
    for (let turn = 0; turn < 53; turn += 1) {
      pass(11 * MINUTE);
      // In their order.
      // oxlint-disable-next-line no-await-in-loop
      await rename(`이름 ${turn}`);
    }
    const { versionList } = await versions(one, id);
    expect(versionList).toHaveLength(SHOWN_MOST.autoVersions);
    expect(versionList[0]).toMatchObject({ reason: 'AUTO', title: '이름 51' });
  }, 60_000);
});
