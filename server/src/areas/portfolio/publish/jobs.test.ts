import { portfolioPublishing as calls } from '@naru/contract/areas/portfolio/publish.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPortfolio, takePath } from '../../../../test/shown-pages.ts';
import { createSettings } from '../../../platform/settings/values.ts';
import { countAndSweep, followRule, tellOfLinks } from './jobs.ts';
import { DOWN_AFTER_MONTHS, LOGIN_AFTER_MONTHS } from './settings.ts';

/** The portfolios of the tests were published on 2026-09-01. */
const NOW = new Date('2026-11-25T03:00:00Z');
const DAY = 86_400_000;

let portal: TestPortal;
let owner: MadeMember & { readonly studentId: string };
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NOW;
  owner = await aStudent(portal.platform.db);
});

const leave = (status: string) =>
  sql`update student set register_status = ${status} where id = ${owner.studentId}`.execute(portal.platform.db);
/** Runs the task of that morning, with the settings as they are then. */
const runOn = async (day: string) => {
  portal.clock.now = new Date(`${day}T09:20:00+09:00`);
  const { platform } = portal;
  await followRule({ ...platform, settings: createSettings(platform.db, platform.signals) });
};
const standing = async (id: string) => {
  const { rows } = await sql<{ status: string; visibility: string }>`
    select status, visibility from portfolio where id = ${id}`.execute(portal.platform.db);
  return rows[0];
};
const told = async (id: string) => {
  const { rows } = await sql<{ type: string }>`
    select payload ->> 'type' as type from outbox where aggregate_id = ${id} order by id`.execute(portal.platform.db);
  return rows.map(({ type }) => type);
};
const setMonths = (key: string, months: number) =>
  sql`insert into setting (key, value) values (${key}, ${JSON.stringify(months)}::jsonb)`.execute(portal.platform.db);

describe('portfolios of those who have left', () => {
  it('stay while their owner studies', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    await runOn('2036-11-25');
    expect(await standing(id)).toEqual({ status: 'PUBLISHED', visibility: 'PUBLIC' });
  });

  it('are told of 30 and 7 days before, each once, and taken down on their day', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    await leave('GRADUATED');
    await runOn('2026-11-25');
    await runOn('2028-10-25');
    expect(await told(id)).toEqual([]);
    await runOn('2028-10-26');
    await runOn('2028-10-27');
    await runOn('2028-11-18');
    expect(await told(id)).toEqual(['PORTFOLIO_ENDING', 'PORTFOLIO_ENDING']);
    await runOn('2028-11-24');
    expect((await standing(id))?.status).toBe('PUBLISHED');
    await runOn('2028-11-25');
    await runOn('2028-11-26');
    expect((await standing(id))?.status).toBe('UNPUBLISHED');
    expect(await told(id)).toEqual(['PORTFOLIO_ENDING', 'PORTFOLIO_ENDING', 'PORTFOLIO_TAKEN_DOWN']);
  });

  it('tell their owner the day on the screen, and stay once they came back', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    await leave('EXPELLED');
    await runOn('2026-11-25');
    const token = await signIn(portal, owner);
    const read = async () => (await portal.get(calls.readPublishing, { params: { id } }, { token })).publishing;
    await leave('ENROLLED');
    await runOn('2026-11-25');
    expect((await read()).afterList).toEqual([{ becomes: 'TAKE_DOWN', months: 24, on: null }]);
    await runOn('2029-11-25');
    expect((await standing(id))?.status).toBe('PUBLISHED');
  });

  it('are narrowed to people who sign in where the university says so', async () => {
    await setMonths(LOGIN_AFTER_MONTHS.key, 3);
    await setMonths(DOWN_AFTER_MONTHS.key, 0);
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    await leave('GRADUATED');
    await runOn('2026-11-25');
    await runOn('2027-02-25');
    expect(await standing(id)).toEqual({ status: 'PUBLISHED', visibility: 'LOGIN' });
    await runOn('2040-01-01');
    expect((await standing(id))?.status).toBe('PUBLISHED');
    expect((await told(id)).at(-1)).toBe('PORTFOLIO_LOGIN_ONLY');
  });
});

describe('secret links', () => {
  const aLinkOf = (portfolioId: string, madeOn: string, endsOn: string) =>
    sql`
      insert into portfolio_link (id, portfolio_id, token_hash, created_at, ends_at)
      values (gen_random_uuid(), ${portfolioId}::uuid, sha256(gen_random_uuid()::text::bytea),
        ${`${madeOn}T00:00:00+09:00`}::timestamptz, ${`${endsOn}T00:00:00+09:00`}::timestamptz)`.execute(
      portal.platform.db,
    );
  const runLinksOn = async (day: string) => {
    portal.clock.now = new Date(`${day}T09:20:00+09:00`);
    await tellOfLinks(portal.platform);
  };

  it('are told of a week before and when they have ended, each once, also where a day was missed', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id, { visibility: 'LINK' });
    await aLinkOf(id, '2026-11-01', '2026-12-20');
    await runLinksOn('2026-12-12');
    expect(await told(id)).toEqual([]);
    await runLinksOn('2026-12-14');
    await runLinksOn('2026-12-15');
    expect(await told(id)).toEqual(['PORTFOLIO_LINK_ENDING']);
    await runLinksOn('2026-12-19');
    expect(await told(id)).toEqual(['PORTFOLIO_LINK_ENDING']);
    await runLinksOn('2026-12-21');
    await runLinksOn('2026-12-22');
    expect(await told(id)).toEqual(['PORTFOLIO_LINK_ENDING', 'PORTFOLIO_LINK_ENDED']);
  });

  it('are not told of where the page is open without them, or they were made for a few days', async () => {
    const { portfolioId: open } = await aPortfolio(portal.platform.db, owner.id);
    await aLinkOf(open, '2026-11-01', '2026-12-20');
    const { portfolioId: brief } = await aPortfolio(portal.platform.db, owner.id, { visibility: 'LINK' });
    await aLinkOf(brief, '2026-12-14', '2026-12-20');
    await runLinksOn('2026-12-14');
    await runLinksOn('2026-12-21');
    expect(await told(open)).toEqual([]);
    expect(await told(brief)).toEqual(['PORTFOLIO_LINK_ENDED']);
  });
});

describe('what is counted and swept', () => {
  it('keeps views of days after their visits are gone, and never counts them twice', async () => {
    const { portfolioId: id } = await aPortfolio(portal.platform.db, owner.id);
    await sql`
      insert into portfolio_visit (portfolio_id, day, visitor)
      values (${id}, '2026-11-24', '\\x01'), (${id}, '2026-11-24', '\\x02'), (${id}, '2026-11-25', '\\x01')`.execute(
      portal.platform.db,
    );
    await countAndSweep(portal.platform);
    await countAndSweep(portal.platform);
    await sql`delete from portfolio_visit where portfolio_id = ${id} and day < '2026-11-25'`.execute(
      portal.platform.db,
    );
    await countAndSweep(portal.platform);
    const token = await signIn(portal, owner);
    const { dayList } = (await portal.get(calls.readPublishing, { params: { id } }, { token })).publishing;
    expect(dayList).toHaveLength(30);
    expect(dayList.slice(-3)).toEqual([
      { day: '2026-11-23', viewCount: 0 },
      { day: '2026-11-24', viewCount: 2 },
      { day: '2026-11-25', viewCount: 1 },
    ]);
  });

  it('sets an address free a year after it was left, and no sooner', async () => {
    const { portfolioId, path } = await aPortfolio(portal.platform.db, owner.id);
    const kept = `kept-${path}`.slice(0, 40);
    await sql`update portfolio_path set left_at = ${NOW} where path = ${path}`.execute(portal.platform.db);
    await takePath(portal.platform.db, { path: kept, portfolioId, memberId: owner.id });
    const isThere = async () => {
      const { rows } = await sql`select path from portfolio_path where path = ${path}`.execute(portal.platform.db);
      return rows.length > 0;
    };
    portal.clock.now = new Date(NOW.getTime() + 364 * DAY);
    await countAndSweep(portal.platform);
    expect(await isThere()).toBe(true);
    portal.clock.now = new Date(NOW.getTime() + 366 * DAY);
    await countAndSweep(portal.platform);
    expect(await isThere()).toBe(false);
  });
});
