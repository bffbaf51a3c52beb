/** Uses of mileage of the demonstration: applied for, decided, and paid. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { addDays, type DemoTerm } from '../calendar.ts';
import type { Student } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { addChange, DAY_MS, HOUR_MS, iso, startOf, type Event, type Given, type Making } from './core.ts';
import type { DemoLedger } from './ledger.ts';

const USE = 'mileage_use';
const LEAST = { SCHOLARSHIP: 300, BOOKS: 30, TEST_FEE: 50 } as const;
type PurposeCode = keyof typeof LEAST;
/** The student whom everybody tries first spends what is more. */
const CAST_KEEPS = 200;
const MOST = { SCHOLARSHIP: 2000, BOOKS: 60, TEST_FEE: 100 } as const;
const ACCOUNT_DIGITS = 12;
/** The worth of a point, as the first purposes have it. */
const WON_PER_POINT = 1000;

export function usesOf({ making, student, random, ledger, term }: Given): Event[] {
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
    won_per_point: WON_PER_POINT,
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
