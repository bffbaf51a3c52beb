/** Referrals that wait for the student's word, among all their counselling and in the things to do. */
import type { CaseSummary } from '@naru/contract/areas/counselling/history.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../../platform/db/pool.ts';
import type { CaseSource } from '../../history/source.ts';

const MOST = 5;

interface Row {
  readonly id: string;
  readonly status: 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED';
  readonly askedAt: Date;
  readonly untilAt: Date | null;
}

/** What went with an application stands with that; an emergency is told by the centre, face to face. */
const LISTED = sql`r.status = any('{ASKED,ACCEPTED,DECLINED,EXPIRED}')`;
const WAITS = sql`r.status = any('{ASKED,ACCEPTED}')`;

async function selectRows(db: Db, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.status, r.asked_at as "askedAt", r.until_at as "untilAt" from psych.referral r
    where ${condition} order by r.until_at, r.id`.execute(db);
  return rows;
}

function present({ id, status, askedAt, untilAt }: Row): CaseSummary {
  const isOpen = status === 'ASKED' || status === 'ACCEPTED';
  return {
    caseId: id,
    kind: 'PSYCHOLOGICAL',
    status: isOpen ? 'WAITING' : 'CANCELLED',
    askedAt: askedAt.toISOString(),
    beginsAt: null,
    next: isOpen
      ? {
          step: status === 'ASKED' ? 'CONSENT' : 'APPLY',
          who: 'STUDENT',
          dueAt: untilAt?.toISOString() ?? null,
        }
      : null,
    path: `/cs/psch/referral/${id}`,
  };
}

export const referralCases: CaseSource = {
  kind: 'PSYCHOLOGICAL',
  selectKeys: (studentId) => sql`
    select r.id, case when ${WAITS} then 'WAITING' else 'CANCELLED' end as status, ${WAITS} as is_open, r.asked_at as at
    from psych.referral r where r.student_id = ${studentId}::uuid and ${LISTED}`,
  readOwn: async ({ db, actor }, ids) => {
    const own = sql`r.student_id = ${actor.studentId}::uuid and r.id = any(${[...ids]}::uuid[]) and ${LISTED}`;
    return (await selectRows(db, own)).map(present);
  },
  glance: async ({ db, actor }) => {
    if (actor.studentId === null) return [];
    const own = sql`r.student_id = ${actor.studentId}::uuid and ${WAITS}`;
    return (await selectRows(db, own)).slice(0, MOST).map(present);
  },
};
