/** Badges of people as they come and go. */
import type { BadgeAchievement, BadgeClassStatus, BadgeEvidence } from '@naru/contract/areas/portfolio/badge-words.ts';
import { randomInt } from 'node:crypto';

import { sql } from 'kysely';

import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** Holds the badges of some people until the transaction ends, in one order for everybody. */
export async function lockHolders(tx: Tx, memberIds: readonly string[]): Promise<void> {
  const ids = [...new Set(memberIds)].toSorted();
  await sql`
    insert into badge_holder (member_id)
    select given.id from unnest(${ids}::uuid[]) given(id) order by given.id on conflict do nothing`.execute(tx);
  await sql`
    select from badge_holder h where h.member_id = any(${ids}::uuid[]) order by h.member_id for update`.execute(tx);
}

export interface GrantedClass {
  readonly classId: string;
  readonly status: BadgeClassStatus;
  readonly isRepeatable: boolean;
  readonly validMonths: number | null;
  readonly achievement: BadgeAchievement;
}

/** Selects a class as its badges will show it, and keeps it so until the transaction ends. */
export function holdOptionalClass(tx: Tx, classId: string): Promise<GrantedClass | undefined> {
  return firstOf<GrantedClass>(tx)`
    select c.id as "classId", c.status, c.is_repeatable as "isRepeatable", c.valid_months as "validMonths",
      json_build_object('classId', c.id, 'name', json_build_object('ko', c.name_ko, 'en', c.name_en),
        'description', json_build_object('ko', c.description_ko, 'en', c.description_en),
        'criteria', json_build_object('ko', c.criteria_ko, 'en', c.criteria_en), 'level', c.level,
        'competency', c.competency, 'alignmentList', c.alignment, 'look', c.look) as achievement
    from badge_class c where c.id = ${classId}::uuid for share`;
}

/** Selects those of some people who hold a badge of the class that comes once. */
export async function selectHolders(tx: Db, classId: string, memberIds: readonly string[]): Promise<Set<string>> {
  const ids = await idsOf(tx)`
    select a.member_id as id from badge_assertion a
    where a.class_id = ${classId}::uuid and a.member_id = any(${[...memberIds]}::uuid[])
      and a.status = 'GRANTED' and not a.is_repeat`;
  return new Set(ids);
}

/** Selects those of some keys that brought a badge already. */
export async function selectUsedKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await rowsOf<{ key: string }>(tx)`
    select a.source_key as key from badge_assertion a where a.source_key = any(${[...keys]}::text[])`;
  return new Set(rows.map(({ key }) => key));
}

/** A list of revoked badges has this many bits; only a quarter is used, so that a random one is free nearly always. */
const LIST_BITS = 131_072;
const LIST_FILLED = LIST_BITS / 4;

/** Selects the number of the list that new badges stand in. */
export async function selectOpenStatusList(tx: Tx): Promise<number> {
  const latest = await firstOf<{ list: number; filled: number }>(tx)`
    select a.status_list as list, count(*)::int as filled from badge_assertion a
    where a.status_list = (select max(latest.status_list) from badge_assertion latest)
    group by a.status_list`;
  if (!latest) return 1;
  return latest.filled < LIST_FILLED ? latest.list : latest.list + 1;
}

export interface NewAssertion {
  readonly id: string;
  readonly memberId: string;
  readonly evidenceList: readonly BadgeEvidence[];
  readonly sourceKey: string | null;
  readonly statusIndex: number;
  readonly holderSalt: string;
}

export interface Granting {
  readonly to: GrantedClass;
  readonly statusList: number;
  readonly at: Date;
  readonly by: string | null;
}

/** Inserts badges; one whose bit is taken is left out. Gives the ids of the others. */
export async function insertAssertions(
  tx: Tx,
  { to, statusList, at, by }: Granting,
  rows: readonly NewAssertion[],
): Promise<Set<string>> {
  const made = await rowsOf<{ id: string }>(tx)`
    insert into badge_assertion (id, class_id, member_id, status, is_repeat, achievement, evidence, source_key,
      granted_at, granted_by, expires_at, status_list, status_index, holder_salt)
    select one.id, ${to.classId}::uuid, one.member_id, 'GRANTED', ${to.isRepeatable},
      ${JSON.stringify(to.achievement)}::jsonb, one.evidence, one.source_key, ${at}, ${by}::uuid,
      ((${at}::timestamptz at time zone 'Asia/Seoul') + make_interval(months => ${to.validMonths}::int))
        at time zone 'Asia/Seoul',
      ${statusList}, one.status_index, one.holder_salt
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ memberId }) => memberId)}::uuid[],
      ${rows.map(({ evidenceList }) => JSON.stringify(evidenceList))}::jsonb[],
      ${rows.map(({ sourceKey }) => sourceKey)}::text[], ${rows.map(({ statusIndex }) => statusIndex)}::int[],
      ${rows.map(({ holderSalt }) => holderSalt)}::text[])
      as one(id, member_id, evidence, source_key, status_index, holder_salt)
    on conflict do nothing returning badge_assertion.id`;
  return new Set(made.map(({ id }) => id));
}

/** Draws a bit of a list, so that neighbours in it tell nothing. */
export const drawStatusIndex = (): number => randomInt(LIST_BITS);

export interface RevokedAssertion {
  readonly assertionId: string;
  readonly memberId: string;
  readonly classId: string;
  readonly version: number;
}

/** Revokes those that stand; gives them as they stand then. */
export async function updateRevoked(
  tx: Tx,
  change: { readonly ids: readonly string[]; readonly at: Date; readonly by: string | null; readonly reason: string },
): Promise<RevokedAssertion[]> {
  const rows = await rowsOf<RevokedAssertion>(tx)`
    update badge_assertion a set status = 'REVOKED', revoked_at = ${change.at}, revoked_by = ${change.by}::uuid,
      revoke_reason = ${change.reason}, version = a.version + 1
    where a.id = any(${[...change.ids]}::uuid[]) and a.status = 'GRANTED'
    returning a.id as "assertionId", a.member_id as "memberId", a.class_id as "classId",
      a.version`;
  return rows.toSorted((one, other) => (one.assertionId < other.assertionId ? -1 : 1));
}

/** Selects the holders of some badges. */
export function selectHoldersOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return idsOf(tx)`
    select distinct a.member_id as id from badge_assertion a
    where a.id = any(${[...ids]}::uuid[])`;
}
