/** Claims of the demonstration: handed in, decided, and posted. */
import { addDays, type DemoTerm } from '../calendar.ts';
import { addChange, DAY_MS, dayOf, HOUR_MS, iso, startOf, type Event, type Given } from './core.ts';
import { DEMO_ITEMS, type DemoItemCode } from './rules.ts';

const CLAIM = 'mileage_claim';
const REFUSED_REASON = '이름이 보이는 원본을 다시 올려 주세요.';

/** A deed that a claim is about. */
interface Claimed {
  readonly item: DemoItemCode;
  readonly at: number;
  readonly quantity: number;
  /** How it stands today. */
  readonly outcome: 'APPROVED' | 'REFUSED' | 'WAIT';
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

export function claimsOf(given: Given): Event[] {
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
