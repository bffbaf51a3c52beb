/** Psychological cases among all counselling of a student, and on the dashboards of those concerned. */
import type { CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import type { CaseSource } from '../shared/case-source.ts';
import { closingWindowOf, findClosingStandings } from './closing/survey.ts';
import { OPEN_STATUSES, type PsychStatus } from './case/rules.ts';

const MOST = 5;

/** The next appointment, or else the last one that was held. */
const AT = sql`coalesce(
  (select min(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'BOOKED'),
  (select max(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'HELD'))`;
const NEXT_AT = sql`(select min(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'BOOKED')`;
const IS_OPEN = sql`(a.status = any(${[...OPEN_STATUSES]}::text[]))`;

interface Row {
  readonly id: string;
  readonly status: PsychStatus;
  readonly askedAt: Date;
  readonly at: Date | null;
  readonly nextAt: Date | null;
  readonly endedAt: Date | null;
}

async function selectRows(db: Db, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, a.status, a.applied_at as "askedAt", ${AT} as at, ${NEXT_AT} as "nextAt",
      a.ended_at as "endedAt"
    from psych.application a where ${condition} order by ${order}`.execute(db);
  return rows;
}

function nextOf({ status, nextAt }: Row): CaseSummary['next'] {
  if (status === 'WAITING') return { step: 'ASSIGN', who: 'COUNSELLOR', dueAt: null };
  if (nextAt !== null) return { step: 'MEET', who: 'BOTH', dueAt: nextAt.toISOString() };
  return status === 'APPROVED' || status === 'IN_PROGRESS' ? { step: 'MEET', who: 'BOTH', dueAt: null } : null;
}

const present = (row: Row, path: string): CaseSummary => ({
  caseId: row.id,
  kind: 'PSYCHOLOGICAL',
  status: row.status,
  askedAt: row.askedAt.toISOString(),
  beginsAt: row.at?.toISOString() ?? null,
  next: nextOf(row),
  path: `${path}/${row.id}`,
});

const STUDENT_PATH = '/cs/psch/detail';
const CENTRE_PATH = '/cnslt/psychological/dtls/form';

export const psychologicalCases: CaseSource = {
  kind: 'PSYCHOLOGICAL',
  selectKeys: (studentId) => sql`
    select a.id, a.status, ${IS_OPEN} as is_open, coalesce(${AT}, a.applied_at) as at
    from psych.application a where a.student_id = ${studentId}::uuid`,
  readOwn: async (ctx, ids) => {
    const own = sql`a.student_id = ${ctx.actor.studentId}::uuid and a.id = any(${[...ids]}::uuid[])`;
    const rows = await selectRows(ctx.db, own, sql`a.id`);
    const surveys = await findClosingStandings(ctx, rows);
    return rows.map((row) => {
      const summary = present(row, STUDENT_PATH);
      const closesAt = closingWindowOf(row)?.closesAt.toISOString() ?? null;
      return surveys.get(row.id) === 'OPEN'
        ? { ...summary, next: { step: 'SURVEY' as const, who: 'STUDENT' as const, dueAt: closesAt } }
        : summary;
    });
  },
  summarize: async ({ db, actor, now }) => {
    const soon = sql`a.level desc, a.applied_at, a.id limit ${sql.lit(MOST)}`;
    const [own, ahead, queue] = await Promise.all([
      actor.studentId === null ? [] : selectRows(db, sql`a.student_id = ${actor.studentId}::uuid and ${IS_OPEN}`, soon),
      actor.duties.includes('PSYCHOLOGICAL_COUNSELLOR')
        ? selectRows(
            db,
            sql`a.assigned_id = ${actor.memberId}::uuid and ${IS_OPEN} and ${NEXT_AT} > ${now}::timestamptz`,
            sql`${NEXT_AT}, a.id limit ${sql.lit(MOST)}`,
          )
        : [],
      actor.rights.hasNamed('PSCHMNG') ? selectRows(db, sql`a.status = 'WAITING'`, soon) : [],
    ]);
    const centre = [...queue, ...ahead].map((row) => present(row, CENTRE_PATH));
    return [...own.map((row) => present(row, STUDENT_PATH)), ...centre].slice(0, MOST);
  },
};
