/** Claims, uses and the ledger of the demonstration. Pure; some hundred students at a time. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { KeyMaker } from '../../src/platform/sealing/sealing.ts';
import { addDays, type DemoTerm } from '../calendar.ts';
import { ordinalOf, type Person, type Plan, type Student } from '../model.ts';
import type { Planned } from '../programmes/plan.ts';
import { hoursOf } from '../programmes/programme-rows.ts';
import type { CompletedAnswer } from '../programmes/trainee-rows.ts';
import { createIds, createRandom, type Random } from '../random.ts';
import { createDemoLedger, type DemoLedger, type LineRow } from './ledger.ts';
import { DEMO_ITEMS, type DemoItemCode } from './rules.ts';

export const MILEAGE_ROLE = 'MILEAGE_OFFICE';

const CLAIM = 'mileage_claim';
const USE = 'mileage_use';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Terms before this one that the ledger goes back. */
const PAST_TERMS = 6;
const PART = 300;
const LEAST = { SCHOLARSHIP: 300, BOOKS: 30, TEST_FEE: 50 } as const;
type PurposeCode = keyof typeof LEAST;
/** The student whom everybody tries first spends what is more. */
const CAST_KEEPS = 200;
const MOST = { SCHOLARSHIP: 2000, BOOKS: 60, TEST_FEE: 100 } as const;
const ACCOUNT_DIGITS = 12;
const REFUSED_REASON = '이름이 보이는 원본을 다시 올려 주세요.';

export interface MileageRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly claims: Insertable<DB['mileage_claim']>[];
  readonly uses: Insertable<DB['mileage_use']>[];
  readonly changes: Insertable<DB['status_change']>[];
  readonly lines: LineRow[];
}

export interface MileageOwn {
  readonly terms: readonly DemoTerm[];
  readonly students: readonly Student[];
  readonly staff: readonly Person[];
  readonly completed: readonly CompletedAnswer[];
  /** Without it nobody has named an account. */
  readonly sealing: KeyMaker | undefined;
}

/** A deed that a claim is about. */
interface Claimed {
  readonly item: DemoItemCode;
  readonly at: number;
  readonly quantity: number;
  /** How it stands today. */
  readonly outcome: 'APPROVED' | 'REFUSED' | 'WAIT';
}

interface Event {
  readonly at: number;
  readonly play: () => void;
}

interface Making {
  readonly rows: MileageRows;
  readonly own: MileageOwn;
  readonly dawn: number;
  readonly office: Person;
  readonly ids: Readonly<Record<'claim' | 'use' | 'line' | 'change' | 'key', () => string>>;
}

const dayOf = (ms: number): string => new Date(ms + 9 * HOUR_MS).toISOString().slice(0, 10);
const iso = (ms: number): string => new Date(ms).toISOString();
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - 9 * HOUR_MS;

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
  const completedOf = Map.groupBy(own.completed, ({ memberId }) => memberId);
  for (let from = 0; from < own.students.length; from += PART) {
    const rows: MileageRows = { keys: [], claims: [], uses: [], changes: [], lines: [] };
    for (const student of own.students.slice(from, from + PART))
      makeStudent({ rows, own, dawn, office, ids }, student, completedOf.get(student.member.id) ?? []);
    yield rows;
  }
}

function makeStudent(making: Making, student: Student, completed: readonly CompletedAnswer[]): void {
  const { own, dawn, ids } = making;
  const random = createRandom(`mileage ${student.member.id}`);
  const ledger = createDemoLedger(student.member.id, ids.line);
  const current = own.terms.find(({ isCurrent }) => isCurrent);
  const now = current ? ordinalOf(current) : 0;
  const events: Event[] = completed.flatMap((one) => completionOf(making, ledger, one) ?? []);
  for (const term of own.terms) {
    const ordinal = ordinalOf(term);
    if (ordinal > now || ordinal < now - PAST_TERMS) continue;
    const isAttended =
      ordinal === now
        ? student.row.register_status === 'ENROLLED'
        : student.stages.some((stage) => stage.ordinal === ordinal && stage.isAttended);
    const given = { making, student, random, ledger, term };
    if (isAttended) events.push(...meetingsOf(given), ...claimsOf(given), ...usesOf(given));
    if (ordinal < now)
      events.push({ at: startOf(addDays(term.endsOn, 10)), play: () => ledger.close(term, isAttended) });
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

function itemOf({ series }: Planned): 'BAEUM' | 'CHAEUM' | 'IEUM' | undefined {
  return series.type === 'WORKSHOP' ? undefined : series.type;
}

interface Given {
  readonly making: Making;
  readonly student: Student;
  readonly random: Random;
  readonly ledger: DemoLedger;
  readonly term: DemoTerm;
}

/** The office brings in who met their advisor, once a term. */
function meetingsOf({ making, student, random, ledger, term }: Given): Event[] {
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

/** How often in a term somebody hands in a claim, and for how much. */
const HABITS: readonly (readonly [item: DemoItemCode, share: number, quantity: readonly [number, number]])[] = [
  ['TALK', 0.45, [1, 2]],
  ['VOLUNTEERING', 0.15, [4, 34]],
  ['TOEIC', 0.1, [480, 960]],
  ['BLOOD', 0.08, [1, 1]],
  ['AWARD_INSIDE', 0.05, [1, 1]],
  ['LICENCE', 0.03, [1, 1]],
];

function claimsOf(given: Given): Event[] {
  const { making, student, random, term } = given;
  const claimed = CAST_CLAIMS[student.member.username]?.(term, making.dawn) ?? chanceClaims(given);
  return claimed.map((one) => {
    const at = one.at + random.between(9, 17) * HOUR_MS;
    return { at, play: () => playClaim(given, { ...one, at }) };
  });
}

function chanceClaims({ making, random, term }: Given): Claimed[] {
  return HABITS.flatMap(([item, share, [least, most]]) => {
    if (!random.chance(share)) return [];
    const at = startOf(addDays(term.beginsOn, random.between(10, 105)));
    const value = random.between(least, most);
    const quantity = item === 'TOEIC' ? Math.floor(value / 5) * 5 : value;
    const isNew = making.dawn - at < 9 * DAY_MS;
    const outcome = isNew ? 'WAIT' : random.chance(0.06) ? 'REFUSED' : 'APPROVED';
    return [{ item, at, quantity, outcome } satisfies Claimed];
  });
}

/** The student whom everybody tries first has one of each state. */
const CAST_CLAIMS: Readonly<Record<string, (term: DemoTerm, dawn: number) => Claimed[]>> = {
  student: (term, dawn) => {
    const day = (days: number): number => startOf(addDays(term.beginsOn, days));
    const talks: Claimed[] = [{ item: 'TALK', at: day(30), quantity: 1, outcome: 'APPROVED' }];
    if (!term.isCurrent)
      return term.semesterCode === '20'
        ? [...talks, { item: 'TOEIC', at: day(70), quantity: 620 + (term.year % 3) * 50, outcome: 'APPROVED' }]
        : [...talks, { item: 'VOLUNTEERING', at: day(60), quantity: 12, outcome: 'APPROVED' }];
    const ago = (days: number): number => Math.max(day(1), dawn - days * DAY_MS);
    return [
      { item: 'TOEIC', at: ago(2), quantity: 815, outcome: 'WAIT' },
      { item: 'AWARD_INSIDE', at: ago(12), quantity: 1, outcome: 'REFUSED' },
    ];
  },
};

function playClaim({ making, student, ledger, term }: Given, claimed: Claimed): void {
  const { rows, ids, office, dawn } = making;
  const { item, at, quantity } = claimed;
  const expected = ledger.foresee({ item, term, quantity });
  // Nobody hands in what would bring nothing: the portal says so before.
  if (expected === 0) return;
  const decidedAt = at + 3 * DAY_MS;
  const outcome = decidedAt > dawn ? 'WAIT' : claimed.outcome;
  const id = ids.claim();
  const happenedOn = dayOf(at - 2 * DAY_MS) < term.beginsOn ? term.beginsOn : dayOf(at - 2 * DAY_MS);
  const isDecided = outcome !== 'WAIT';
  const { id: itemId, code, gradeGroup } = DEMO_ITEMS[item];
  rows.claims.push({
    id,
    member_id: student.member.id,
    item_id: itemId,
    department_code: student.row.department_code,
    status: outcome,
    happened_on: happenedOn,
    quantity,
    grade_group: gradeGroup ?? code,
    note: '',
    expected,
    asked_at: iso(at),
    decided_by: isDecided ? office.member.id : null,
    decided_at: isDecided ? iso(decidedAt) : null,
    reason: outcome === 'REFUSED' ? REFUSED_REASON : null,
    version: isDecided ? 2 : 1,
  });
  addChange(making, { entity: CLAIM, id, from: null, to: 'WAIT', by: 'STUDENT', actorId: student.member.id, at });
  if (!isDecided) return;
  const decided = {
    entity: CLAIM,
    id,
    from: 'WAIT',
    to: outcome,
    by: 'DESK',
    actorId: office.member.id,
    at: decidedAt,
  };
  addChange(making, decided);
  if (outcome !== 'APPROVED') return;
  ledger.earn({
    item,
    term,
    happenedOn,
    at: decidedAt,
    quantity,
    sourceKey: `claim:${id}:1`,
    claimId: id,
    postedBy: office.member.id,
  });
}

function usesOf({ making, student, random, ledger, term }: Given): Event[] {
  const { dawn } = making;
  const isCast = student.member.username === 'student';
  const at = term.isCurrent ? dawn - random.between(1, 6) * DAY_MS + HOUR_MS : startOf(addDays(term.endsOn, -20));
  if (at < startOf(term.beginsOn)) return [];
  const play = (): void => {
    const purpose = choosePurpose(ledger.available(), { isCast, isCurrent: term.isCurrent, random });
    if (!purpose) return;
    const all = Math.min(MOST[purpose], Math.floor(ledger.available() / 10) * 10);
    // The next scholarship stands before the person who tries the portal.
    const amount = isCast && purpose === 'SCHOLARSHIP' ? LEAST[purpose] : all;
    playUse(making, { student, ledger, term, at, purpose, amount });
  };
  return [{ at, play }];
}

function choosePurpose(
  available: number,
  { isCast, isCurrent, random }: { readonly isCast: boolean; readonly isCurrent: boolean; readonly random: Random },
): PurposeCode | undefined {
  if (isCast) {
    if (isCurrent || available < CAST_KEEPS) return undefined;
    return available >= LEAST.SCHOLARSHIP ? 'SCHOLARSHIP' : 'TEST_FEE';
  }
  if (available >= LEAST.SCHOLARSHIP && random.chance(isCurrent ? 0.3 : 0.6)) return 'SCHOLARSHIP';
  if (available >= LEAST.TEST_FEE && random.chance(0.05)) return 'TEST_FEE';
  return available >= LEAST.BOOKS && random.chance(0.06) ? 'BOOKS' : undefined;
}

interface Played {
  readonly student: Student;
  readonly ledger: DemoLedger;
  readonly term: DemoTerm;
  readonly at: number;
  readonly purpose: PurposeCode;
  readonly amount: number;
}

function playUse(making: Making, { student, ledger, term, at, purpose, amount }: Played): void {
  const { rows, ids, office } = making;
  const id = ids.use();
  const account = sealAccount(making, { memberId: student.member.id, purpose, at });
  const decidedAt = term.isCurrent ? null : at + 4 * DAY_MS;
  const paidAt = decidedAt === null ? null : decidedAt + 10 * DAY_MS;
  rows.uses.push({
    id,
    member_id: student.member.id,
    purpose_code: purpose,
    amount,
    year: term.year,
    semester_code: term.semesterCode,
    status: paidAt === null ? 'APPLY' : 'PAID',
    note: '',
    ...account,
    applied_at: iso(at),
    decided_by: decidedAt === null ? null : office.member.id,
    decided_at: decidedAt === null ? null : iso(decidedAt),
    paid_at: paidAt === null ? null : iso(paidAt),
    created_at: iso(at),
    version: paidAt === null ? 1 : 3,
  });
  ledger.use({ id, term, amount, appliedAt: at, decidedAt, officeId: office.member.id });
  const actorId = office.member.id;
  addChange(making, { entity: USE, id, from: null, to: 'APPLY', by: 'STUDENT', actorId: student.member.id, at });
  if (decidedAt === null || paidAt === null) return;
  addChange(making, { entity: USE, id, from: 'APPLY', to: 'APPROVED', by: 'DESK', actorId, at: decidedAt });
  addChange(making, { entity: USE, id, from: 'APPROVED', to: 'PAID', by: 'DESK', actorId, at: paidAt });
}

/** The account to which it is paid; all columns always, because the rows of a table have the same ones. */
function sealAccount(
  { rows, own, ids }: Making,
  { memberId, purpose, at }: { readonly memberId: string; readonly purpose: PurposeCode; readonly at: number },
): Pick<Insertable<DB['mileage_use']>, 'bank' | 'account_key' | 'account_sealed' | 'account_end'> {
  if (!own.sealing || purpose === 'BOOKS')
    return { bank: '', account_key: null, account_sealed: null, account_end: null };
  const random = createRandom(`account ${memberId}`);
  const number = Array.from({ length: ACCOUNT_DIGITS }, () => random.between(0, 9)).join('');
  const { key, row } = own.sealing(ids.key());
  rows.keys.push({ ...row, created_at: iso(at) });
  return {
    bank: random.pick(['국민은행', '신한은행', '농협은행', '카카오뱅크']),
    account_key: row.id,
    account_sealed: key.seal('account', number),
    account_end: number.slice(-4),
  };
}

interface Changed {
  readonly entity: string;
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  readonly actorId: string;
  readonly at: number;
}

function addChange({ rows, ids }: Making, { entity, id, from, to, by, actorId, at }: Changed): void {
  rows.changes.push({
    id: ids.change(),
    entity,
    entity_id: id,
    from_status: from,
    to_status: to,
    actor_id: actorId,
    actor_role: by,
    at: iso(at),
  });
}
