/** Referrals that wait for the student's word, among all their counselling and in the things to do. */
import type { CaseKind, CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import type { CaseSource } from '../shared/case-source.ts';
import type { ReferralCentre } from './centre.ts';

const MOST = 5;

interface Row {
  readonly id: string;
  readonly status: 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED';
  readonly askedAt: Date;
  readonly untilAt: Date | null;
}

/** States in the student’s list: later ones stand with their request or application, and the centre tells of an emergency itself. */
const LISTED = sql`r.status = any('{ASKED,ACCEPTED,DECLINED,EXPIRED}')`;
const WAITS = sql`r.status = any('{ASKED,ACCEPTED}')`;

export interface ListedReferrals {
  readonly kind: CaseKind;
  readonly centre: Pick<ReferralCentre, 'table'>;
  /** Which of the centre's. */
  readonly among: RawBuilder<unknown>;
  /** The next step of a student who agreed. */
  readonly afterwards: 'APPLY' | 'BOOK';
  readonly pathOf: (id: string) => string;
}

async function selectRows(db: Db, { centre, among }: ListedReferrals, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.status, r.asked_at as "askedAt", r.until_at as "untilAt" from ${sql.table(centre.table)} r
    where ${where} and ${among} order by r.until_at, r.id`.execute(db);
  return rows;
}

function present({ kind, afterwards, pathOf }: ListedReferrals, { id, status, askedAt, untilAt }: Row): CaseSummary {
  const isOpen = status === 'ASKED' || status === 'ACCEPTED';
  return {
    caseId: id,
    kind,
    status: isOpen ? 'WAITING' : 'CANCELLED',
    askedAt: askedAt.toISOString(),
    beginsAt: null,
    next: isOpen
      ? { step: status === 'ASKED' ? 'CONSENT' : afterwards, who: 'STUDENT', dueAt: untilAt?.toISOString() ?? null }
      : null,
    path: pathOf(id),
  };
}

export const listReferrals = (listed: ListedReferrals): CaseSource => ({
  kind: listed.kind,
  selectKeys: (studentId) => sql`
    select r.id, case when ${WAITS} then 'WAITING' else 'CANCELLED' end as status, ${WAITS} as is_open, r.asked_at as at
    from ${sql.table(listed.centre.table)} r where r.student_id = ${studentId}::uuid and ${LISTED} and ${listed.among}`,
  readOwn: async ({ db, actor }, ids) => {
    const own = sql`r.student_id = ${actor.studentId}::uuid and r.id = any(${[...ids]}::uuid[]) and ${LISTED}`;
    return (await selectRows(db, listed, own)).map((row) => present(listed, row));
  },
  summarize: async ({ db, actor }) => {
    if (actor.studentId === null) return [];
    const own = sql`r.student_id = ${actor.studentId}::uuid and ${WAITS}`;
    return (await selectRows(db, listed, own)).slice(0, MOST).map((row) => present(listed, row));
  },
});
