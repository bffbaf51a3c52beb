/** Claims, uses and the ledger of the demonstration. Pure; some hundred students at a time. */
import { addDays } from '../calendar.ts';
import { ordinalOf, type Plan, type Student } from '../model.ts';
import type { Planned } from '../programmes/plan.ts';
import { hoursOf } from '../programmes/programme-rows.ts';
import type { CompletedAnswer } from '../programmes/trainee-rows.ts';
import { createIds, createRandom } from '../random.ts';
import { claimsOf } from './claims.ts';
import {
  addChange,
  dayOf,
  HOUR_MS,
  PAST_TERMS,
  startOf,
  type Changed,
  type Event,
  type Given,
  type HeldMeeting,
  type Making,
  type MileageOwn,
  type MileageRows,
  type TakenTest,
} from './core.ts';
import { createDemoLedger, type DemoLedger } from './ledger.ts';
import { createObjections } from './objections.ts';
import { batchOf, carriedOf, openLedgers } from './opening.ts';
import { usesOf } from './uses.ts';

export const MILEAGE_ROLE = 'MILEAGE_OFFICE';

const OBJECTION = 'mileage_objection';
const PART = 300;

/** Makes everybody's mileage up to this morning. */
export function* makeMileage(plan: Plan, own: MileageOwn): Generator<MileageRows> {
  const office = own.staff.find(({ roles }) => roles.includes(MILEAGE_ROLE)) ?? own.staff[0];
  if (!office) return;
  const ids = {
    claim: createIds('mileage_claim'),
    use: createIds('mileage_use'),
    line: createIds('mileage_line'),
    change: createIds('status_change:mileage'),
    key: createIds('data_key:mileage'),
  };
  const dawn = startOf(plan.today);
  const objections = createObjections({ dawn, officeId: office.member.id });
  const opening = openLedgers(own, dawn);
  const completedOf = Map.groupBy(own.completed, ({ memberId }) => memberId);
  const takenOf = Map.groupBy(own.taken, ({ memberId }) => memberId);
  const heldOf = Map.groupBy(own.held, ({ memberId }) => memberId);
  for (let from = 0; from < own.students.length; from += PART) {
    const batches = from === 0 && opening ? [batchOf(opening, office)] : [];
    const rows: MileageRows = {
      keys: [],
      claims: [],
      uses: [],
      changes: [],
      batches,
      lines: [],
      objections: [],
      replies: [],
    };
    for (const student of own.students.slice(from, from + PART))
      makeStudent({ rows, opening, own, dawn, office, objections, ids }, student, {
        completed: completedOf.get(student.member.id) ?? [],
        taken: takenOf.get(student.member.id) ?? [],
        held: heldOf.get(student.member.id) ?? [],
      });
    yield rows;
  }
}

function makeStudent(
  making: Making,
  student: Student,
  { completed, taken, held }: Pick<MileageOwn, 'completed' | 'taken' | 'held'>,
): void {
  const { own, dawn, objections, ids } = making;
  const random = createRandom(`mileage ${student.member.id}`);
  const ledger = createDemoLedger(student.member.id, ids.line);
  const current = own.terms.find(({ isCurrent }) => isCurrent);
  const now = current ? ordinalOf(current) : 0;
  const events: Event[] = completed.flatMap((one) => completionOf(making, ledger, one) ?? []);
  events.push(...taken.flatMap((one) => takingOf(making, ledger, one)));
  events.push(...held.flatMap((one) => meetingOf(making, { student, ledger, now }, one)));
  events.push(...carriedOf(making, student, ledger));
  for (const term of own.terms) {
    const ordinal = ordinalOf(term);
    if (ordinal > now || ordinal < now - PAST_TERMS) continue;
    const isAttended =
      ordinal === now
        ? student.row.register_status === 'ENROLLED'
        : student.stages.some((stage) => stage.ordinal === ordinal && stage.isAttended);
    const given = { making, student, random, ledger, term };
    if (isAttended) events.push(...(ordinal < now ? broughtIn(given) : []), ...claimsOf(given), ...usesOf(given));
    if (ordinal < now)
      events.push({ at: startOf(addDays(term.endsOn, 10)), play: () => ledger.close(term, isAttended) });
  }
  if (current) {
    const add = (change: Omit<Changed, 'entity'>): void => addChange(making, { entity: OBJECTION, ...change });
    events.push(...objections.eventsOf({ member: student.member, ledger, term: current, rows: making.rows, add }));
  }
  for (const event of events.sort((one, other) => one.at - other.at)) if (event.at <= dawn) event.play();
  making.rows.lines.push(...ledger.rows);
}

/** A completion of which the points do not wait for a survey. */
function completionOf(making: Making, ledger: DemoLedger, done: CompletedAnswer): Event | undefined {
  const { planned, traineeId, at, isAnswered } = done;
  const item = itemOf(planned);
  if (!item || !isAnswered || at > making.dawn) return undefined;
  return {
    at,
    play: () => {
      ledger.earn({
        item,
        term: planned.term,
        happenedOn: dayOf(at),
        at,
        quantity: hoursOf(planned),
        promised: planned.series.points,
        sourceKey: `programme:${traineeId}:1`,
        traineeId,
      });
    },
  };
}

/** A test brings its points at once; the office takes back those of a result that it takes out. */
function takingOf({ own }: Making, ledger: DemoLedger, { sessionId, at, invalidatedAt, ...taken }: TakenTest): Event[] {
  const term = own.terms.find((one) => one.year === taken.year && one.semesterCode === taken.semesterCode);
  if (!term) return [];
  const sourceKey = `test:${sessionId}:1`;
  const deed = {
    item: 'TEST',
    term,
    happenedOn: dayOf(at),
    at,
    quantity: 1,
    sourceKey,
    testSessionId: sessionId,
  } as const;
  const events: Event[] = [{ at, play: () => ledger.earn(deed) }];
  if (invalidatedAt !== null)
    events.push({ at: invalidatedAt, play: () => ledger.reverse({ sourceKey, term, at: invalidatedAt }) });
  return events;
}

function itemOf({ series }: Planned): 'BAEUM' | 'CHAEUM' | 'IEUM' | undefined {
  return series.type === 'WORKSHOP' ? undefined : series.type;
}

interface Meeting {
  readonly student: Student;
  readonly ledger: DemoLedger;
  /** The term of today. */
  readonly now: number;
}

/** A meeting brings its points once it is recorded; of a term that was closed by then it brings none. */
function meetingOf({ own }: Making, { student, ledger, now }: Meeting, held: HeldMeeting): Event[] {
  const { meetingId, beginsAt, recordedAt } = held;
  const happenedOn = dayOf(beginsAt);
  const term = own.terms.findLast(({ beginsOn }) => beginsOn <= happenedOn);
  if (!term || (ordinalOf(term) < now && recordedAt >= startOf(addDays(term.endsOn, 10)))) return [];
  const stage = student.stages.find(({ ordinal }) => ordinal === ordinalOf(term));
  const attended = stage?.isAttended === true ? 'ENROLLED' : 'LEAVE';
  return [
    {
      at: recordedAt,
      play: () => {
        ledger.earn({
          item: 'MEETING',
          term,
          happenedOn,
          at: recordedAt,
          quantity: 1,
          sourceKey: `meeting:${meetingId}:1`,
          meetingId,
          registerStatus: ordinalOf(term) === now ? student.row.register_status : attended,
        });
      },
    },
  ];
}

/** Before meetings came by themselves, the office brought in who met their advisor, once a term. */
function broughtIn({ making, student, random, ledger, term }: Given): Event[] {
  if (!random.chance(0.6)) return [];
  const at = startOf(addDays(term.beginsOn, random.between(40, 75))) + 10 * HOUR_MS;
  return [
    {
      at,
      play: () => {
        ledger.earn({
          item: 'MEETING',
          term,
          happenedOn: dayOf(at),
          at,
          quantity: 1,
          sourceKey: `sheet:meeting:${term.year}${term.semesterCode}:${student.member.id}`,
          postedBy: making.office.member.id,
          memo: '지도교수 상담 일괄 반영',
        });
      },
    },
  ];
}
