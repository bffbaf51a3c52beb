import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../test/portal.ts';
import { seedDemo } from '../seed.ts';
import { DEMO_ITEMS } from './rules.ts';

let client: pg.Client;
beforeAll(async () => {
  const connection = await cloneDatabase();
  await seedDemo(connection, {
    students: 120,
    today: '2026-11-24',
    keys: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(() => client.end());

const rowsOf = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;

describe('the demonstration’s mileage', () => {
  it('is judged by the rules that every portal begins with', async () => {
    const rules = await rowsOf<{ code: string }>(`
      select i.code, i.id, r.id as "ruleId", i.type_code as "typeCode", i.grade_group as "gradeGroup",
        r.valid_terms as "validTerms", json_build_object('formula', r.formula, 'capOnce', r.cap_once, 'capTerm', r.cap_term,
          'capLife', r.cap_life, 'countsBest', r.counts_best, 'paysDifference', r.pays_difference,
          'registerStatuses', r.register_statuses) as rule
      from mileage_item i join mileage_rule r on r.item_id = i.id`);
    for (const item of Object.values(DEMO_ITEMS)) expect(rules.find(({ code }) => code === item.code)).toEqual(item);
  });

  it.each([
    [
      'accounts are the sums of their lines, and nobody owes',
      `select a.member_id from mileage_account a join lateral (
         select coalesce(sum(l.amount) filter (where l.kind not in ('HOLD', 'RELEASE')), 0) as balance,
           coalesce(-sum(l.amount) filter (where l.kind in ('HOLD', 'RELEASE')), 0) as held
         from mileage_line l where l.member_id = a.member_id) sums on true
       where sums.balance <> a.balance or sums.held <> a.held or a.balance < a.held`,
    ],
    [
      'what is held is what was asked for and not decided',
      `select a.member_id from mileage_account a where a.held <> coalesce((select sum(u.amount) from mileage_use u
         where u.member_id = a.member_id and u.status = 'APPLY'), 0)`,
    ],
    [
      'approved claims have a line of the points that they bring, others have none',
      `select c.id from mileage_claim c left join mileage_line l on l.claim_id = c.id
       where (c.status = 'APPROVED') <> (l.id is not null)`,
    ],
    [
      'completions without a line wait for their survey',
      `select t.id from trainee t join programme p on p.id = t.programme_id join mileage_item i on i.programme_type = p.type_code
       where t.completed_at is not null and p.year >= 2024
         and not exists (select from mileage_line l where l.trainee_id = t.id)
         and exists (select from survey_target target where target.context_id = t.id)`,
    ],
    [
      'terms before this one are closed, and took no line afterwards',
      `select m.year from mileage_term m join term on term.year = m.year and term.semester_code = m.semester_code
       where (m.status = 'CLOSED') = term.is_current`,
    ],
    [
      'no state changed without its history',
      `select c.id from mileage_claim c where c.version <> (select count(*)
       from status_change s where s.entity = 'mileage_claim' and s.entity_id = c.id)`,
    ],
  ])('agrees with itself: %s', async (_name, contradiction) => {
    expect(await rowsOf(contradiction)).toEqual([]);
  });

  it.each([
    ['claims that wait', `select from mileage_claim c where c.status = 'WAIT'`],
    ['refused claims', `select from mileage_claim c where c.status = 'REFUSED'`],
    [
      'uses that wait, with an account',
      `select from mileage_use u where u.status = 'APPLY' and u.account_end is not null`,
    ],
    ['uses that were paid', `select from mileage_use u where u.status = 'PAID'`],
    ['points that expired', `select from mileage_line l where l.kind = 'EXPIRE'`],
    ['points that were capped', `select from mileage_line l where l.explanation::text like '%CAP_%'`],
    [
      'completions of the first student that wait for their survey',
      `select from trainee t join member m on m.id = t.member_id and m.username = 'student'
       where t.completed_at is not null and not exists (select from mileage_line l where l.trainee_id = t.id)`,
    ],
  ])('has %s', async (_name, query) => {
    expect((await rowsOf(query)).length).toBeGreaterThan(0);
  });
});
