/** Results and what belongs to them. Each statement about a session that somebody names carries its scope. */
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { NormBreadth, QualityFlag, TestAudience, TestFamily } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ReadScores } from '../scoring/reading.ts';
import { audienceOf, isOwn, type Reading } from './scope-sql.ts';

export interface ResultRow {
  readonly id: string;
  readonly memberId: string;
  readonly studentId: string | null;
  readonly ownerName: string;
  readonly testId: string;
  readonly testName: string;
  readonly family: TestFamily;
  readonly versionId: string;
  readonly versionNumber: number;
  readonly scoredAt: Date;
  readonly elapsedSeconds: number;
  readonly collegeCode: string | null;
  readonly grade: number;
  readonly year: number;
  readonly semesterCode: string;
  readonly quality: QualityFlag[];
  readonly reflection: string;
  readonly version: number;
  readonly answeredCount: number;
  readonly scores: ReadScores;
  readonly normId: string | null;
  readonly groupId: string | null;
  readonly isOwn: boolean;
  readonly audience: TestAudience | null;
}

/** Selects a result that the reader may see. */
export function selectOptionalResult(
  db: Db,
  id: string,
  reading: Reading & { readonly locale: Locale },
): Promise<ResultRow | undefined> {
  return firstOf<ResultRow>(db)`
    select * from (
      select s.id, s.member_id as "memberId", student.id as "studentId", ${nameOf('m', reading.locale)} as "ownerName",
        s.test_id as "testId", ${nameOf('test', reading.locale)} as "testName", test.family,
        s.version_id as "versionId", v.number as "versionNumber", s.scored_at as "scoredAt",
        s.elapsed_seconds as "elapsedSeconds", s.college_code as "collegeCode", s.grade, s.year,
        s.semester_code as "semesterCode", s.quality, s.reflection, s.version,
        (select count(*)::int from ability_answer a where a.session_id = s.id) as "answeredCount",
        shown.scores, shown.norm_id as "normId", shown.group_id as "groupId",
        ${isOwn(reading)} as "isOwn", ${audienceOf(reading)} as audience
      from ability_session s join ability_test test on test.id = s.test_id join ability_version v on v.id = s.version_id
        join member m on m.id = s.member_id left join student on student.member_id = s.member_id
        join ability_reading shown on shown.session_id = s.id and shown.is_shown
      where s.id = ${id}::uuid and s.status = 'SCORED') found
    where found."isOwn" or found.audience is not null`;
}

export interface AttemptRow {
  readonly id: string;
  readonly versionId: string;
  readonly versionNumber: number;
  readonly scoredAt: Date;
  readonly collegeCode: string | null;
  readonly grade: number;
  readonly quality: QualityFlag[];
  readonly scores: ReadScores;
}

/** Selects all results of somebody in a test, the earliest first. */
export function selectAttempts(
  db: Db,
  { memberId, testId }: { readonly memberId: string; readonly testId: string },
): Promise<AttemptRow[]> {
  return rowsOf<AttemptRow>(db)`
    select s.id, s.version_id as "versionId", v.number as "versionNumber", s.scored_at as "scoredAt",
      s.college_code as "collegeCode", s.grade, s.quality, shown.scores
    from ability_session s join ability_version v on v.id = s.version_id
      join ability_reading shown on shown.session_id = s.id and shown.is_shown
    where s.member_id = ${memberId}::uuid and s.test_id = ${testId}::uuid and s.status = 'SCORED'
    order by s.scored_at, s.id`;
}

/** More than are in force and in recent results; one takes some 100 kB. */
const MOST_KEPT = 30;

/** Instruments of published versions, which never change (trigger `ability_version_stays`), the oldest first. */
const kept = new Map<string, Instrument>();

/** Reads instruments of versions, by version; those that were read before without asking again. */
export async function selectInstruments(db: Db, versionIds: readonly string[]): Promise<Map<string, Instrument>> {
  const ids = [...new Set(versionIds)];
  const known = new Map(
    ids.flatMap((id) => {
      const instrument = kept.get(id);
      return instrument ? [[id, instrument] as const] : [];
    }),
  );
  const missing = ids.filter((id) => !known.has(id));
  const read = missing.length === 0 ? [] : await selectContents(db, missing);
  for (const { id, instrument, isPublished } of read) {
    known.set(id, instrument);
    if (isPublished) kept.set(id, instrument);
  }
  for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(id);
  return known;
}

async function selectContents(db: Db, ids: readonly string[]) {
  const rows = await rowsOf<{ id: string; content: unknown; isPublished: boolean }>(db)`
    select v.id, v.content, v.status <> 'DRAFT' as "isPublished"
    from ability_version v where v.id = any(${[...ids]}::uuid[])`;
  return rows.map(({ id, content, isPublished }) => ({ id, instrument: Instrument.parse(content), isPublished }));
}

export interface OwnTestRow {
  readonly testId: string;
  readonly testName: string;
  readonly versionId: string;
  readonly attemptCount: number;
  readonly latestId: string | null;
  readonly latestAt: Date | null;
}

/** Selects the tests of a family that can be taken or were taken by somebody, those taken last first. */
export function selectOwnTests(
  db: Db,
  asked: { readonly memberId: string; readonly family: TestFamily; readonly locale: Locale },
): Promise<OwnTestRow[]> {
  return rowsOf<OwnTestRow>(db)`
    select test.id as "testId", ${nameOf('test', asked.locale)} as "testName",
      coalesce(latest.version_id, (
        select v.id from ability_version v where v.test_id = test.id and v.status = 'PUBLISHED')) as "versionId",
      (select count(*)::int from ability_session s where s.test_id = test.id
        and s.member_id = ${asked.memberId}::uuid and s.status = 'SCORED') as "attemptCount",
      latest.id as "latestId", latest.scored_at as "latestAt"
    from ability_test test left join lateral (
      select s.id, s.version_id, s.scored_at from ability_session s
      where s.member_id = ${asked.memberId}::uuid and s.test_id = test.id and s.status = 'SCORED'
      order by s.scored_at desc, s.id limit 1) latest on true
    where test.family = ${asked.family} and (latest.id is not null or exists (
      select from ability_version v where v.test_id = test.id and v.status = 'PUBLISHED'))
    order by latest.scored_at desc nulls last, test.position, test.id`;
}

/** Selects the session of the latest result of somebody over all tests: of core competencies first. */
export async function selectOptionalLatest(db: Db, memberId: string): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(db)`
    select s.id from ability_session s join ability_test test on test.id = s.test_id
    where s.member_id = ${memberId}::uuid and s.status = 'SCORED'
    order by test.family, s.scored_at desc, s.id limit 1`;
  return row?.id;
}

export interface SiblingRow {
  readonly testId: string;
  readonly testName: string;
  readonly resultId: string;
  readonly scoredAt: Date;
}

/** Selects the latest result of each test of somebody that the reader may see. */
export function selectSiblings(
  db: Db,
  owner: { readonly column: 'member' | 'student'; readonly id: string },
  reading: Reading & { readonly locale: Locale },
): Promise<SiblingRow[]> {
  const isOf: RawBuilder<unknown> =
    owner.column === 'member'
      ? sql`s.member_id = ${owner.id}::uuid`
      : sql`s.member_id = (select person.member_id from student person where person.id = ${owner.id}::uuid)`;
  return rowsOf<SiblingRow>(db)`
    select found."testId", found."testName", found."resultId", found."scoredAt" from (
      select distinct on (s.test_id) s.test_id as "testId", ${nameOf('test', reading.locale)} as "testName",
        s.id as "resultId", s.scored_at as "scoredAt", test.family, test.position
      from ability_session s join ability_test test on test.id = s.test_id
      where ${isOf} and s.status = 'SCORED' and (${isOwn(reading)} or ${audienceOf(reading)} is not null)
      order by s.test_id, s.scored_at desc, s.id) found
    order by found.family, found.position, found."testId"`;
}

export interface NormFactsRow {
  readonly normId: string;
  readonly name: string;
  readonly breadth: NormBreadth;
  readonly collegeName: string | null;
  readonly grade: number | null;
  readonly count: number;
  readonly isDemo: boolean;
}

/** Selects with whom the group of a norm is compared. */
export function selectOptionalNormFacts(db: Db, groupId: string, locale: Locale): Promise<NormFactsRow | undefined> {
  return firstOf<NormFactsRow>(db)`
    select norm.id as "normId", ${nameOf('norm', locale)} as name,
      case when g.college_code is not null and g.grade is not null then 'COLLEGE_GRADE'
        when g.college_code is not null then 'COLLEGE' when g.grade is not null then 'GRADE' else 'ALL' end as breadth,
      ${nameOf('college', locale)} as "collegeName", g.grade,
      (select min(r.people) from ability_norm_row r where r.group_id = g.id) as count, norm.source = 'DEMO' as "isDemo"
    from ability_norm_group g join ability_norm norm on norm.id = g.norm_id
      left join department college on college.code = g.college_code
    where g.id = ${groupId}::uuid`;
}

export interface MenuRow {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** Selects menus that are built, by their ids. */
export async function selectMenus(db: Db, ids: readonly string[], locale: Locale): Promise<MenuRow[]> {
  if (ids.length === 0) return [];
  return await rowsOf<MenuRow>(db)`
    select menu.id, ${nameOf('menu', locale)} as name, menu.opens_path as path from menu
    where menu.id = any(${[...ids]}::text[]) and menu.opens_path is not null and not menu.is_in_development
      and not menu.is_link`;
}
