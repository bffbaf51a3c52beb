/**
 * Legal cases of the demonstration, in every state. Everything written in them is sealed, as it is in the portal.
 */
import type { LawStatus } from '@naru/contract/areas/counselling/law/words.ts';
import type { Insertable } from 'kysely';

import { digestName } from '../src/areas/counselling/law/register.ts';
import { dueAtOf } from '../src/areas/counselling/law/rules.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { DataKey, KeyMaker } from '../src/platform/sealing/sealing.ts';
import { addDays } from './calendar.ts';
import { LAW_PAUSE, LAW_REASONS, LAW_TEXTS } from './law-texts.ts';
import type { Person, Plan, Student } from './model.ts';
import { createIds, createRandom } from './random.ts';

const DAY_MS = 86_400_000;
const ANSWER_DAYS = 7;
/** So many students bring one beside those that are always there. */
const STUDENTS_EACH = 400;

/** How each goes that is always there: as far as that, asked so many days ago. */
const COURSES: readonly (readonly [LawStatus, number])[] = [
  ['SENT', 12],
  ['RECEIVED', 1],
  ['RECEIVED', 9],
  ['ACCEPTED', 2],
  ['ASSIGNED', 4],
  ['CONSULTED', 5],
  ['OPINION_DRAFT', 6],
  ['OPINION_REVIEWED', 6],
  ['CLOSED', 40],
  ['DECLINED', 20],
];
/** The states that a case has been through, in their order. */
const WAY: readonly LawStatus[] = [
  'RECEIVED',
  'ACCEPTED',
  'ASSIGNED',
  'CONSULTED',
  'OPINION_DRAFT',
  'OPINION_REVIEWED',
  'SENT',
  'CLOSED',
];

export interface LawRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly register: Insertable<DB['law_register']>[];
  readonly cases: Insertable<DB['law_case']>[];
  readonly assignees: Insertable<DB['law_assignee']>[];
  readonly opinions: Insertable<DB['law_opinion']>[];
  readonly pauses: Insertable<DB['law_pause']>[];
  readonly changes: Insertable<DB['status_change']>[];
}

interface Making {
  readonly rows: LawRows;
  readonly plan: Plan;
  readonly ids: Readonly<Record<'key' | 'case' | 'change', () => string>>;
  readonly sealing: KeyMaker;
  readonly register: DataKey;
  readonly counsellors: readonly Person[];
}

/** Makes the law cases, one a student: nobody may have two that are unanswered. */
export function makeLawCases(
  plan: Plan,
  people: { students: readonly Student[]; staff: readonly Person[] },
  sealing: KeyMaker,
): LawRows {
  const random = createRandom('law');
  const rows: LawRows = { keys: [], register: [], cases: [], assignees: [], opinions: [], pauses: [], changes: [] };
  const ids = { key: createIds('data_key:law'), case: createIds('law_case'), change: createIds('status_change:law') };
  const counsellors = people.staff.filter((one) => one.duties.includes('LAW_COUNSELLOR'));
  const made = sealing(ids.key());
  rows.keys.push({ ...made.row, created_at: atHour(addDays(plan.today, -1), 9).toISOString() });
  rows.register.push({ id: 1, data_key_id: made.key.id });
  const making: Making = { rows, plan, ids, sealing, register: made.key, counsellors };
  const here = people.students.filter((one) => one.leftOn === null && one.member.status === 'ACTIVE');
  const first = here.filter((one) => one.member.username === 'student');
  const others = here.filter((one) => one.member.is_demo !== true);
  const count = COURSES.length - 1 + Math.round(plan.students / STUDENTS_EACH);
  const spread = others.filter((_one, at) => at % Math.max(1, Math.floor(others.length / count)) === 0);
  [...first, ...spread.slice(0, count)].forEach((student, at) =>
    makeOne(making, student, { number: at, course: COURSES[at] ?? random.pick(COURSES) }),
  );
  rows.pauses.push({
    id: createIds('law_pause')(),
    begins_on: addDays(plan.today, 25),
    ends_on: addDays(plan.today, 38),
    reason_ko: LAW_PAUSE.reasonKo,
    reason_en: LAW_PAUSE.reasonEn,
    made_by: counsellors[0]?.member.id ?? null,
  });
  return rows;
}

const atHour = (day: string, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);

function makeOne(
  making: Making,
  student: Student,
  { number, course }: { number: number; course: readonly [LawStatus, number] },
): void {
  const { rows, plan, ids, sealing, register } = making;
  const [status, daysAgo] = course;
  const text = LAW_TEXTS[number % LAW_TEXTS.length];
  if (!text) return;
  const askedAt = atHour(addDays(plan.today, -daysAgo), 10 + (number % 6));
  const { row, key } = sealing(ids.key());
  rows.keys.push({ ...row, created_at: askedAt.toISOString() });
  const id = ids.case();
  const steps = stepsOf(status);
  const over = status === 'CLOSED' || status === 'DECLINED';
  const endedAt = new Date(askedAt.getTime() + (steps.length - 1) * DAY_MS);
  const hasNote = WAY.indexOf(status) >= WAY.indexOf('CONSULTED');
  rows.cases.push({
    id,
    student_id: student.row.id,
    status,
    case_type: text.caseType,
    deadline_on: number % 3 === 0 ? addDays(plan.today, 20) : null,
    disclaimer_version: 1,
    data_key_id: key.id,
    facts: key.seal('facts', JSON.stringify(text.facts)),
    note: hasNote ? key.seal('note', text.note) : null,
    opponent_digest: digestName(register, text.facts.opponent),
    client_digests: [student.member.name_ko, student.member.name_en ?? ''].flatMap(
      (name) => digestName(register, name) ?? [],
    ),
    due_at: dueAtOf(askedAt, ANSWER_DAYS, []).toISOString(),
    sent_at: status === 'SENT' || status === 'CLOSED' ? new Date(askedAt.getTime() + 6 * DAY_MS).toISOString() : null,
    closed_at: over ? endedAt.toISOString() : null,
    destroy_on: over ? `${Number(plan.today.slice(0, 4)) + 5}-12-31` : null,
    version: steps.length,
    created_at: askedAt.toISOString(),
  });
  writeSteps(making, { id, key, student, askedAt, steps });
  writeOpinion(making, { id, key, askedAt, status, text: text.opinion });
}

function stepsOf(status: LawStatus): LawStatus[] {
  return status === 'DECLINED' ? ['RECEIVED', 'DECLINED'] : WAY.slice(0, WAY.indexOf(status) + 1);
}

/** Writes the steps of a case: the first counsellor has it, the second one reviews. */
function writeSteps(
  { rows, ids, counsellors }: Making,
  one: { id: string; key: DataKey; student: Student; askedAt: Date; steps: readonly LawStatus[] },
): void {
  const author = counsellors[0]?.member.id ?? null;
  one.steps.forEach((to, at) => {
    const reason = to === 'ACCEPTED' ? LAW_REASONS.accept : to === 'DECLINED' ? LAW_REASONS.decline : null;
    rows.changes.push({
      id: ids.change(),
      entity: 'law_case',
      entity_id: one.id,
      from_status: one.steps[at - 1] ?? null,
      to_status: to,
      actor_id: at === 0 ? one.student.member.id : author,
      actor_role: at === 0 ? 'STUDENT' : 'LAW',
      reason: reason === null ? null : one.key.seal('reason', reason),
      at: new Date(one.askedAt.getTime() + at * DAY_MS).toISOString(),
    });
  });
  if (author !== null && one.steps.includes('ASSIGNED')) rows.assignees.push({ case_id: one.id, member_id: author });
}

function writeOpinion(
  { rows, counsellors }: Making,
  one: { id: string; key: DataKey; askedAt: Date; status: LawStatus; text: string },
): void {
  const [author, reviewer] = counsellors;
  const reached = WAY.indexOf(one.status);
  if (!author || !reviewer || reached < WAY.indexOf('OPINION_DRAFT')) return;
  const isReviewed = reached >= WAY.indexOf('OPINION_REVIEWED');
  const at = (days: number): string => new Date(one.askedAt.getTime() + days * DAY_MS).toISOString();
  rows.opinions.push({
    case_id: one.id,
    number: 1,
    body: one.key.seal('opinion 1', one.text),
    drafted_by: author.member.id,
    drafted_at: at(4),
    reviewed_by: isReviewed ? reviewer.member.id : null,
    reviewed_at: isReviewed ? at(5) : null,
    sent_at: one.status === 'SENT' || one.status === 'CLOSED' ? at(6) : null,
  });
}
