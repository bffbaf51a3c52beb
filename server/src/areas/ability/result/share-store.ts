/** Shares of a student’s tests, and who looked. */
import type { TestAudience } from '@naru/contract/areas/ability/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

interface Shared {
  readonly memberId: string;
  readonly testId: string;
}

/** Selects since when each audience sees a test. */
export async function selectShares(db: Db, { memberId, testId }: Shared): Promise<Map<TestAudience, Date>> {
  const { rows } = await sql<{ audience: TestAudience; grantedAt: Date }>`
    select share.audience, share.granted_at as "grantedAt" from ability_share share
    where share.member_id = ${memberId}::uuid and share.test_id = ${testId}::uuid and share.revoked_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ audience, grantedAt }) => [audience, grantedAt]));
}

/** Lets an audience see a test; returns false where it does already. */
export function insertShare(
  tx: Tx,
  { memberId, testId }: Shared,
  given: { readonly audience: TestAudience; readonly at: Date },
): Promise<boolean> {
  return hasRows(tx)`
    insert into ability_share (id, member_id, test_id, audience, granted_at)
    values (${newId()}, ${memberId}::uuid, ${testId}::uuid, ${given.audience}, ${given.at})
    on conflict (member_id, test_id, audience) where revoked_at is null do nothing returning id`;
}

/** Ends it; returns false where it was not shared. */
export function revokeShare(
  tx: Tx,
  { memberId, testId }: Shared,
  given: { readonly audience: TestAudience; readonly at: Date },
): Promise<boolean> {
  return hasRows(tx)`
    update ability_share share set revoked_at = ${given.at}
    where share.member_id = ${memberId}::uuid and share.test_id = ${testId}::uuid and share.audience = ${given.audience}
      and share.revoked_at is null
    returning share.id`;
}

export interface AssignedRow {
  readonly kind: 'ADVISOR' | 'COACH';
  readonly name: string;
}

/** Selects who advises and coaches a student today. */
export function selectAssigned(
  db: Db,
  asked: { readonly studentId: string; readonly today: string; readonly locale: Locale },
): Promise<AssignedRow[]> {
  return rowsOf<AssignedRow>(db)`
    select given.kind, ${nameOf('m', asked.locale)} as name
    from advisor_assignment given join member m on m.id = given.advisor_id
    where given.student_id = ${asked.studentId}::uuid and ${inForce('given', sql`${asked.today}`)}
    order by given.kind, given.begins_on desc`;
}

export async function insertView(
  tx: Tx,
  view: { readonly sessionId: string; readonly viewerId: string; readonly audience: TestAudience; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('ability_view')
    .values({
      id: newId(),
      session_id: view.sessionId,
      viewer_id: view.viewerId,
      audience: view.audience,
      viewed_at: view.at,
    })
    .execute();
}

export interface ViewRow {
  readonly id: string;
  readonly viewerName: string;
  readonly audience: TestAudience;
  readonly viewedAt: Date;
  readonly scoredAt: Date;
}

/** Selects a page of who opened somebody’s results of a test, the latest first. */
export async function selectViewPage(
  db: Db,
  { memberId, testId, locale }: Shared & { readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<ViewRow>> {
  const from = sql`ability_view v join ability_session s on s.id = v.session_id`;
  const where = sql`s.member_id = ${memberId}::uuid and s.test_id = ${testId}::uuid`;
  const [{ rows }, counted] = await Promise.all([
    sql<ViewRow>`
      select v.id, ${nameOf('m', locale)} as "viewerName", v.audience, v.viewed_at as "viewedAt",
        s.scored_at as "scoredAt"
      from ${from} join member m on m.id = v.viewer_id where ${where}
      order by v.viewed_at desc, v.id desc limit ${window.size} offset ${window.offset}`.execute(db),
    countBounded(db, { from, where }),
  ]);
  return { rows, counted };
}

/** Changes the line that its person wrote, if the result is as they saw it. */
export function updateReflection(
  tx: Tx,
  asked: {
    readonly sessionId: string;
    readonly memberId: string;
    readonly version: number;
    readonly reflection: string;
  },
): Promise<boolean> {
  return hasRows(tx)`
    update ability_session s set reflection = ${asked.reflection}, version = s.version + 1
    where s.id = ${asked.sessionId}::uuid and s.member_id = ${asked.memberId}::uuid and s.status = 'SCORED'
      and s.version = ${asked.version}
    returning s.id`;
}
