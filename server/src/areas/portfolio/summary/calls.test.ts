import { home } from '@naru/contract/areas/home.ts';
import { emptyContent } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { shownSummary } from '@naru/contract/areas/portfolio/shown-summary.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aBadge, aBadgeClass } from '../../../../test/badge-rows.ts';
import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPortfolio, aRow } from '../../../../test/shown-pages.ts';
import { newId } from '../../../platform/db/id.ts';

const NOW = new Date('2026-11-25T03:00:00Z');
const DAY = 86_400_000;

let portal: TestPortal;
let owner: Awaited<ReturnType<typeof aStudent>>;
let token: string;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NOW;
  owner = await aStudent(portal.platform.db);
  token = await signIn(portal, owner);
});

const read = () => portal.get(shownSummary.readShownSummary, {}, { token });
const todos = async () =>
  (await portal.get(home.listTodos, {}, { token })).todoList.filter(({ id }) => id.startsWith('shown-'));
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY);
/** Publishes a portfolio with what a résumé tells of activities. */
async function aPublishedExtract(resumeId: string): Promise<string> {
  const { db } = portal.platform;
  const content = aContent([aRow({ blockId: newId(), kind: 'RESUME', resumeId, sectionList: ['ACTIVITY'] })]);
  const { portfolioId, versionId } = await aPortfolio(db, owner.id, { content });
  await change(portfolioId, { published_facts_version: 1 });
  await sql`
    update portfolio_version set resumes = (
      select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'isBlind', r.is_blind, 'version', r.version,
        'content', r.content)) from resume r where r.id = ${resumeId}::uuid)
    where id = ${versionId}::uuid`.execute(db);
  return portfolioId;
}
const change = (id: string, values: Record<string, unknown>) =>
  portal.platform.db.updateTable('portfolio').set(values).where('portfolio.id', '=', id).execute();

describe('M4 shown work on the home', () => {
  it('begins with nothing, and leads to the start', async () => {
    expect(await read()).toEqual({ standing: 'NONE', portfolio: null, newest: null, nearest: null });
    expect((await portal.get(home.dashboard, {}, { token })).partList).toContain('SHOWN_WORK');
  });

  it('is no part of the home of people without a portfolio of their own', async () => {
    const staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    expect((await portal.get(home.dashboard, {}, { token: staff })).partList).not.toContain('SHOWN_WORK');
    expect((await portal.ask(shownSummary.readShownSummary, {}, { token: staff })).envelope.code).not.toBe('0000');
  });

  it('tells how the portfolio stands that others see, step by step', async () => {
    const { db } = portal.platform;
    const assertionId = await aBadge(db, { memberId: owner.id, achievement: await aBadgeClass(db) });
    const content = aContent([aRow({ blockId: newId(), kind: 'BADGE', assertionIdList: [assertionId] })]);
    const { portfolioId: id } = await aPortfolio(db, owner.id, { status: 'UNPUBLISHED', content });
    expect(await read()).toMatchObject({ standing: 'DRAFT', portfolio: { portfolioId: id } });
    await change(id, { status: 'PUBLISHED', published_facts_version: 1 });
    await sql`
      insert into portfolio_visit (portfolio_id, day, visitor) values (${id}::uuid, '2026-11-25', '\\x01'),
        (${id}::uuid, '2026-11-24', '\\x01'), (${id}::uuid, '2026-11-01', '\\x01')`.execute(db);
    await sql`
      insert into portfolio_view_day (portfolio_id, day, view_count) values (${id}::uuid, '2026-11-24', 3)`.execute(db);
    expect(await read()).toMatchObject({ standing: 'SHOWN', portfolio: { weekViewCount: 4 } });
    await change(id, { facts_version: 2 });
    expect((await read()).standing).toBe('SHOWN');
    await sql`
      update badge_assertion set status = 'REVOKED', revoked_at = ${NOW}, revoke_reason = '이유', revoked_by = ${owner.id}
      where id = ${assertionId}::uuid`.execute(db);
    expect((await read()).standing).toBe('FACTS');
    await change(id, { content_version: 2 });
    expect((await read()).standing).toBe('CHANGED');
    await change(id, { hidden_at: NOW, hidden_reason: '이유' });
    expect((await read()).standing).toBe('HIDDEN');
  });

  it('shows of several portfolios the one that is seen, not the one that was published last', async () => {
    const { db } = portal.platform;
    const seen = await aPortfolio(db, owner.id, { title: '많이 본 것' });
    const latest = await aPortfolio(db, owner.id, { title: '방금 게시한 것' });
    await change(latest.portfolioId, { changed_at: NOW });
    const visit = (id: string, visitor: string) =>
      sql`insert into portfolio_visit (portfolio_id, day, visitor)
        values (${id}::uuid, '2026-11-25', ${Buffer.from(visitor)})`.execute(db);
    await visit(seen.portfolioId, 'one');
    await visit(seen.portfolioId, 'two');
    await visit(latest.portfolioId, 'one');
    expect((await read()).portfolio).toMatchObject({ title: '많이 본 것', weekViewCount: 2 });
  });

  it('leads to the résumé that names what is confirmed no longer, and tells that one was changed or deleted', async () => {
    const { db } = portal.platform;
    const duty = newId();
    await sql`
      insert into member_duty (id, member_id, duty_code, begins_on)
      values (${duty}::uuid, ${owner.id}::uuid, 'PEER_COACH', '2026-03-02')`.execute(db);
    const made = await portal.ask(resumes.createResume, { body: { title: '지원용', beginsWith: 'PORTAL' } }, { token });
    const { resumeId } = made.envelope.output as { resumeId: string };
    const id = await aPublishedExtract(resumeId);
    expect((await read()).standing).toBe('SHOWN');
    await sql`delete from member_duty where id = ${duty}::uuid`.execute(db);
    expect(await read()).toMatchObject({ standing: 'FACTS', portfolio: { portfolioId: id, lostIn: resumeId } });
    const params = { id: resumeId };
    await portal.ask(resumes.deleteResume, { params }, { token });
    expect(await read()).toMatchObject({ standing: 'CHANGED', portfolio: { lostIn: null } });
    await portal.ask(resumes.undeleteResume, { params }, { token });
    expect((await read()).standing).toBe('FACTS');
    const body = { title: '지원용', dutyId: null, isBlind: false, content: emptyContent(), version: 1 };
    await portal.ask(resumes.saveResume, { params, body }, { token });
    expect((await read()).standing).toBe('CHANGED');
  });

  it('shows the newest badge, and what is missing for the nearest', async () => {
    const { db } = portal.platform;
    const older = await aBadgeClass(db, { name: { ko: '먼저', en: 'Earlier' } });
    const needed = await aBadgeClass(db, { name: { ko: '나중', en: 'Later' } });
    await aBadge(db, { memberId: owner.id, achievement: older, grantedAt: inDays(-20) });
    const assertionId = await aBadge(db, { memberId: owner.id, achievement: needed, grantedAt: inDays(-2) });
    await aBadgeClass(db, {
      name: { ko: '다음', en: 'Next' },
      rule: {
        conditionList: [
          { kind: 'BADGE', classId: needed.classId },
          { kind: 'HOURS', count: 12, competency: null },
        ],
      },
    });
    const { newest, nearest } = await read();
    expect(newest).toMatchObject({ assertionId, name: '나중' });
    expect(nearest).toMatchObject({ name: '다음', missingList: [{ text: '프로그램 12시간 더' }] });
  });
});

describe('M4 things to do about shown work', () => {
  it('are a hidden portfolio until it is published again, and links and badges that end soon', async () => {
    const { db } = portal.platform;
    const hidden = await aPortfolio(db, owner.id);
    await change(hidden.portfolioId, { hidden_at: NOW, hidden_reason: '이유' });
    const shown = await aPortfolio(db, owner.id, { visibility: 'LINK' });
    await sql`
      insert into portfolio_link (id, portfolio_id, name, token_hash, created_at, ends_at)
      select gen_random_uuid(), ${shown.portfolioId}::uuid, one.name, sha256(one.name::bytea || ${owner.id}::text::bytea),
        ${inDays(-30)}::timestamptz, one.ends_at
      from (values ('곧', ${inDays(3)}::timestamptz), ('나중', ${inDays(20)}::timestamptz)) as one(name, ends_at)`.execute(
      db,
    );
    const achievement = await aBadgeClass(db);
    await aBadge(db, { memberId: owner.id, achievement, expiresAt: inDays(10) });
    await aBadge(db, { memberId: owner.id, achievement, expiresAt: inDays(50), isRepeat: true });
    const found = await todos();
    expect(Object.fromEntries(found.map(({ title, dueOn }) => [title, dueOn]))).toEqual({
      '배지 유효 기간이 곧 끝나요: 데이터 리터러시': '2026-12-05',
      '비밀 링크가 곧 끝나요: 곧': '2026-11-28',
      '포트폴리오 고치기: 하늘의 포트폴리오': null,
    });
    await change(hidden.portfolioId, { published_at: inDays(1) });
    expect(new Set((await todos()).map(({ id }) => id.split('-')[1]))).toEqual(new Set(['badge', 'link']));
  });

  it('are nobody else’s', async () => {
    const { portfolioId } = await aPortfolio(portal.platform.db, (await aStudent(portal.platform.db)).id);
    await change(portfolioId, { hidden_at: NOW, hidden_reason: '이유' });
    expect(await todos()).toEqual([]);
  });
});
