/** Badges of the demonstration: those that rules brought, as the portal would have, some by hand, one revoked, one ended. */
import { createHash } from 'node:crypto';

import type { BadgeCondition, BadgeEvidence, BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';
import type pg from 'pg';

import { addDays } from '../calendar.ts';
import { createIds, createRandom } from '../random.ts';
import { replayBadges, type Happening } from './badge-replay.ts';
import { DEMO_BADGES, type ToldBadge, type ToldCondition } from './badge-texts.ts';

const OFFICE = 'badges';
const LIST_BITS = 131_072;
const LIST_FILLED = LIST_BITS / 4;
const MADE_DAYS_AGO = 900;

interface MadeBadge {
  readonly told: ToldBadge;
  readonly id: string;
  readonly rule: BadgeRule | null;
}

interface Grant {
  readonly badge: MadeBadge;
  readonly memberId: string;
  readonly at: Date;
  readonly by: string | null;
  readonly evidence: readonly BadgeEvidence[];
  readonly revoked?: { readonly at: Date; readonly reason: string };
}

/** Makes classes, and grants them to everybody whom their rules bring to them by today. */
export async function grantDemoBadges(client: pg.ClientBase, today: string): Promise<void> {
  const office = await client.query<{ id: string }>(`select id from member where username = $1`, [OFFICE]);
  const officeId = office.rows[0]?.id;
  if (officeId === undefined) return;
  const badges = await makeBadges(client, { today, officeId });
  const ruled = badges.flatMap(({ told, id, rule }) =>
    rule && (told.status ?? 'OPEN') === 'OPEN' ? [{ id, rule }] : [],
  );
  const badgeOf = new Map(badges.map((badge) => [badge.id, badge]));
  const grants: Grant[] = [];
  for (const [memberId, happenings] of await readHappenings(client))
    for (const [id, at] of replayBadges(happenings, ruled)) {
      const badge = badgeOf.get(id);
      if (badge) grants.push({ badge, memberId, at: new Date(at), by: null, evidence: [] });
    }
  grants.push(...(await grantsByHand(client, { badges, today, officeId })));
  await insertGrants(client, grants);
}

const hourOf = (today: string, days: number, hour: number): Date =>
  new Date(Date.parse(`${addDays(today, days)}T00:00:00Z`) + (hour - 9) * 3_600_000);

async function makeBadges(
  client: pg.ClientBase,
  { today, officeId }: { readonly today: string; readonly officeId: string },
): Promise<MadeBadge[]> {
  const nextId = createIds('badge_class');
  const named = DEMO_BADGES.map((told) => ({ told, id: nextId() }));
  const idOf = new Map(named.map(({ told, id }) => [told.key, id]));
  const { rows } = await client.query<{ name: string; id: string }>(
    `select distinct on (name_ko) name_ko as name, series_id as id from programme order by name_ko, begins_at desc`,
  );
  const seriesOf = new Map(rows.map(({ name, id }) => [name, id]));
  const at = hourOf(today, -MADE_DAYS_AGO, 10);
  const badges: MadeBadge[] = [];
  for (const { told, id } of named) {
    const conditions = told.rule?.map((one) => readCondition(one, { idOf, seriesOf }));
    // A small university may not have held a programme: the badge is then granted by hand.
    const whole = conditions?.filter((one) => one !== undefined);
    const rule = whole && whole.length === conditions?.length ? { conditionList: whole } : null;
    badges.push({ told, id, rule });
    await client.query(
      `insert into badge_class (id, name_ko, name_en, description_ko, description_en, criteria_ko, criteria_en, level,
         competency, alignment, rule, look, valid_months, is_repeatable, status, position, created_at, changed_at, changed_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, $18)`,
      [
        id,
        ...told.name,
        ...told.description,
        ...told.criteria,
        told.level,
        told.competency,
        JSON.stringify(told.alignment ?? []),
        rule && JSON.stringify(rule),
        JSON.stringify(told.look),
        told.validMonths ?? null,
        told.isRepeatable ?? false,
        told.status ?? 'OPEN',
        badges.length,
        at,
        officeId,
      ],
    );
  }
  for (const { id, rule } of badges)
    for (const one of rule?.conditionList ?? [])
      if (one.kind === 'BADGE')
        await client.query(`insert into badge_need (class_id, needs_id) values ($1, $2)`, [id, one.classId]);
  return badges;
}

function readCondition(
  told: ToldCondition,
  known: { readonly idOf: ReadonlyMap<string, string>; readonly seriesOf: ReadonlyMap<string, string> },
): BadgeCondition | undefined {
  if (told.kind === 'PROGRAMME') {
    const seriesId = known.seriesOf.get(told.programme);
    return seriesId === undefined ? undefined : { kind: 'PROGRAMME', seriesId };
  }
  if (told.kind !== 'BADGE') return told;
  const classId = known.idOf.get(told.badge);
  return classId === undefined ? undefined : { kind: 'BADGE', classId };
}

/** Reads all that happened to students, by member. */
async function readHappenings(client: pg.ClientBase): Promise<Map<string, Happening[]>> {
  const learned = await client.query(
    `select t.member_id as "memberId", t.completed_at as at, p.series_id as "seriesId", p.type_code as "typeCode",
       p.hours::float8 as hours, array(select c.competency_code from programme_competency c where c.programme_id = p.id)
         as competencies
     from trainee t join programme p on p.id = t.programme_id join student s on s.member_id = t.member_id
     where t.completed_at is not null`,
  );
  const lines = await client.query(
    `select l.member_id as "memberId", l.posted_at as at, l.amount as points
     from mileage_line l join student s on s.member_id = l.member_id
     left join mileage_line reversed on reversed.id = l.reverses_id
     where l.kind in ('EARN', 'ADJUST') or (l.kind = 'REVERSE' and reversed.kind in ('EARN', 'ADJUST'))`,
  );
  const taken = await client.query(
    `select a.member_id as "memberId", a.scored_at as at, test.family
     from ability_session a join ability_test test on test.id = a.test_id join student s on s.member_id = a.member_id
     where a.status = 'SCORED' and cardinality(a.quality) = 0`,
  );
  const happenings = new Map<string, Happening[]>();
  const add = (memberId: string, happening: Happening): void => {
    const own = happenings.get(memberId) ?? [];
    own.push(happening);
    happenings.set(memberId, own);
  };
  for (const { memberId, at, ...fact } of learned.rows) add(memberId, { at: at.getTime(), learned: fact });
  for (const { memberId, at, points } of lines.rows) add(memberId, { at: at.getTime(), points });
  for (const { memberId, at, family } of taken.rows) add(memberId, { at: at.getTime(), family });
  return happenings;
}

const HAND = [
  { key: 'VOLUNTEER', username: 'student', days: -120, hour: 14, name: '1365 봉사활동 확인서 46시간' },
  { key: 'TUTOR', username: 'student', days: -420, hour: 11, name: '글쓰기 튜터 활동 일지 15회' },
  { key: 'VOLUNTEER', username: 'alumni', days: -600, hour: 15, name: '1365 봉사활동 확인서 52시간' },
  { key: 'TUTOR', username: 'graduate', days: -60, hour: 10, name: '통계 튜터 활동 일지 14회' },
  { key: 'VOLUNTEER', username: 'freshman', days: -40, hour: 16, name: '1365 봉사활동 확인서 41시간' },
] as const;

const REVOKED = { username: 'freshman', days: -33, hour: 11 } as const;
const REVOKE_REASON = '확인서에 다른 사람의 활동이 함께 적혀 있었어요. 확인서를 다시 받아 내면 새로 발급해 드려요.';

async function grantsByHand(
  client: pg.ClientBase,
  {
    badges,
    today,
    officeId,
  }: { readonly badges: readonly MadeBadge[]; readonly today: string; readonly officeId: string },
): Promise<Grant[]> {
  const { rows } = await client.query<{ id: string; username: string }>(
    `select m.id, m.username from member m join student s on s.member_id = m.id where m.username = any($1)`,
    [[...new Set(HAND.map(({ username }) => username))]],
  );
  return HAND.flatMap(({ key, username, days, hour, name }) => {
    const badge = badges.find(({ told }) => told.key === key);
    const memberId = rows.find((one) => one.username === username)?.id;
    if (!badge || memberId === undefined) return [];
    const evidence = [{ name, text: '', url: '' }];
    const grant = { badge, memberId, at: hourOf(today, days, hour), by: officeId, evidence };
    const revoked = { at: hourOf(today, REVOKED.days, REVOKED.hour), reason: REVOKE_REASON };
    return [username === REVOKED.username ? { ...grant, revoked } : grant];
  });
}

async function insertGrants(client: pg.ClientBase, grants: readonly Grant[]): Promise<void> {
  const bits = drawBits(grants.length);
  const rows = grants.map((grant, at) => {
    const { badge, memberId, by, revoked, evidence } = grant;
    const seed = createHash('sha256').update(`badge ${badge.id} ${memberId} ${grant.at.toISOString()}`).digest('hex');
    return {
      id: uuidOf(seed),
      class_id: badge.id,
      member_id: memberId,
      status: revoked ? 'REVOKED' : 'GRANTED',
      is_repeat: badge.told.isRepeatable ?? false,
      achievement: achievementOf(badge),
      evidence,
      source_key: by === null ? `rule:${badge.id}:${memberId}:1` : null,
      granted_at: grant.at,
      granted_by: by,
      expires_at: badge.told.validMonths === undefined ? null : addMonths(grant.at, badge.told.validMonths),
      revoked_at: revoked?.at ?? null,
      revoked_by: revoked ? by : null,
      revoke_reason: revoked?.reason ?? null,
      status_list: bits[at]?.list ?? 1,
      status_index: bits[at]?.index ?? at,
      holder_salt: seed.slice(0, 32),
    };
  });
  const PART = 5000;
  for (let from = 0; from < rows.length; from += PART)
    await client.query(
      `insert into badge_assertion (id, class_id, member_id, status, is_repeat, achievement, evidence, source_key, granted_at,
         granted_by, expires_at, revoked_at, revoked_by, revoke_reason, status_list, status_index, holder_salt)
       select id, class_id, member_id, status, is_repeat, achievement, evidence, source_key, granted_at, granted_by, expires_at,
         revoked_at, revoked_by, revoke_reason, status_list, status_index, holder_salt
       from jsonb_populate_recordset(null::badge_assertion, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + PART))],
    );
  await client.query(
    `insert into status_change (id, entity, entity_id, from_status, to_status, action, actor_id, actor_role, reason, at)
     select md5(one.action || ':' || one.id)::uuid, 'badge', one.id, one.from_status, one.to_status, one.action, one.actor_id,
       case when one.actor_id is null then 'SYSTEM' else 'OFFICE' end, one.reason, one.at
     from (
       select id, null as from_status, 'GRANTED' as to_status, 'GRANT' as action, granted_by as actor_id, null as reason,
         granted_at as at from badge_assertion
       union all select id, 'GRANTED', 'REVOKED', 'REVOKE', revoked_by, revoke_reason, revoked_at
         from badge_assertion where status = 'REVOKED') one
     order by one.at, one.id`,
  );
}

const achievementOf = ({ told, id }: MadeBadge) => ({
  classId: id,
  name: { ko: told.name[0], en: told.name[1] },
  description: { ko: told.description[0], en: told.description[1] },
  criteria: { ko: told.criteria[0], en: told.criteria[1] },
  level: told.level,
  competency: told.competency,
  alignmentList: told.alignment ?? [],
  look: told.look,
});

/** A random key of version 4, the same one in every run. */
function uuidOf(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function addMonths(at: Date, months: number): Date {
  const there = new Date(at.getTime() + 9 * 3_600_000);
  const day = there.getUTCDate();
  there.setUTCDate(1);
  there.setUTCMonth(there.getUTCMonth() + months);
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate();
  there.setUTCDate(Math.min(day, last));
  return new Date(there.getTime() - 9 * 3_600_000);
}

/** Draws a free bit for each badge, a quarter of a list at most. */
function drawBits(count: number): { readonly list: number; readonly index: number }[] {
  const random = createRandom('badge status');
  const bits: { list: number; index: number }[] = [];
  for (let list = 1; bits.length < count; list += 1) {
    const taken = new Set<number>();
    while (taken.size < LIST_FILLED && bits.length < count) {
      const index = random.between(0, LIST_BITS - 1);
      if (taken.has(index)) continue;
      taken.add(index);
      bits.push({ list, index });
    }
  }
  return bits;
}
