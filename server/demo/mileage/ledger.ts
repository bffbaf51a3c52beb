/** One student's ledger of the demonstration, written as the portal would have written it: judged, held, spent, expired. */
import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';
import type { Insertable } from 'kysely';

import { plain } from '../../src/areas/mileage/entry/rules.ts';
import { judgeDeed } from '../../src/areas/mileage/rule/rules.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { DemoTerm } from '../calendar.ts';
import { DEMO_ITEMS, type DemoItemCode } from './rules.ts';

export type LineRow = Insertable<DB['mileage_line']>;

interface Lot {
  readonly id: string;
  rest: number;
  /** Attended terms after its own until it is gone. */
  termsLeft: number;
}

export interface Deed {
  readonly item: DemoItemCode;
  readonly term: DemoTerm;
  readonly happenedOn: string;
  readonly at: number;
  readonly quantity: number;
  readonly promised?: number | null;
  readonly sourceKey: string;
  readonly traineeId?: string;
  readonly testSessionId?: string;
  readonly meetingId?: string;
  /** How they stood in the register; enrolled where it is left out. */
  readonly registerStatus?: string;
  readonly claimId?: string;
  readonly postedBy?: string;
  readonly memo?: string;
}

export interface UseFacts {
  readonly id: string;
  readonly term: DemoTerm;
  readonly amount: number;
  readonly appliedAt: number;
  /** Null while it waits. */
  readonly decidedAt: number | null;
  readonly officeId: string;
}

/** Points that are taken back. */
export interface Reversal {
  /** The fact that brought them. */
  readonly sourceKey: string;
  readonly term: DemoTerm;
  readonly at: number;
}

/** A correction of a line, which its objection brought. */
export interface Correction {
  readonly line: LineRow;
  readonly term: DemoTerm;
  readonly points: number;
  readonly at: number;
  readonly sourceKey: string;
  readonly officeId: string;
}

/** Points that somebody had in the system before. */
export interface Carried {
  readonly points: number;
  readonly term: DemoTerm;
  readonly at: number;
  readonly batchId: string;
  readonly officeId: string;
  readonly memo: string;
}

export interface DemoLedger {
  readonly rows: readonly LineRow[];
  /** Posts a deed; returns its points. */
  readonly earn: (deed: Deed) => number;
  /** Takes back what a deed brought that nothing was spent of. */
  readonly reverse: (reversal: Reversal) => void;
  /** Says what a deed would bring. */
  readonly foresee: (deed: Pick<Deed, 'item' | 'term' | 'quantity' | 'promised'>) => number;
  readonly carry: (carried: Carried) => void;
  readonly use: (facts: UseFacts) => void;
  /** Adds points to a line; returns the id of the correction. */
  readonly correct: (correction: Correction) => string;
  readonly available: () => number;
  /** Ends a term: what has run out of terms is gone. */
  readonly close: (term: DemoTerm, isAttended: boolean) => void;
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 10);

export function createDemoLedger(memberId: string, nextId: () => string): DemoLedger {
  const rows: LineRow[] = [];
  const lots: Lot[] = [];
  const counted = { term: new Map<string, number>(), life: new Map<string, number>() };
  let [balance, held] = [0, 0];

  const write = (
    line: {
      readonly kind: MileageKind;
      readonly amount: number;
      readonly term: DemoTerm;
      readonly at: number;
    } & Partial<LineRow>,
  ): string => {
    const { kind, amount, term, at, ...rest } = line;
    const id = nextId();
    if (kind === 'HOLD' || kind === 'RELEASE') held -= amount;
    else balance += amount;
    rows.push({
      id,
      member_id: memberId,
      kind,
      amount,
      year: term.year,
      semester_code: term.semesterCode,
      about_year: term.year,
      about_semester: term.semesterCode,
      type_code: null,
      item_id: null,
      rule_id: null,
      grade_group: null,
      trainee_id: null,
      test_session_id: null,
      meeting_id: null,
      claim_id: null,
      use_id: null,
      reverses_id: null,
      lot_id: null,
      batch_id: null,
      quantity: null,
      explanation: '[]',
      memo: '',
      happened_on: dayOf(at),
      posted_at: new Date(at).toISOString(),
      posted_by: null,
      source_key: id,
      ...rest,
    });
    return id;
  };

  const judge = ({
    item,
    term,
    quantity,
    promised = null,
    registerStatus = 'ENROLLED',
  }: Pick<Deed, 'item' | 'term' | 'quantity' | 'promised' | 'registerStatus'>) => {
    const { rule, code, gradeGroup } = DEMO_ITEMS[item];
    return judgeDeed(
      rule,
      { quantity, promised, registerStatus },
      {
        termPoints: counted.term.get(`${code} ${term.year} ${term.semesterCode}`) ?? 0,
        lifePoints: counted.life.get(gradeGroup ?? code) ?? 0,
      },
    );
  };
  const add = (map: Map<string, number>, key: string, points: number): unknown =>
    map.set(key, (map.get(key) ?? 0) + points);

  const spend = (amount: number): void => {
    let left = amount;
    for (const lot of [...lots].sort((one, other) => one.termsLeft - other.termsLeft)) {
      const part = Math.min(lot.rest, left);
      lot.rest -= part;
      left -= part;
    }
  };

  return {
    rows,
    foresee: (deed) => judge(deed).points,
    earn: (deed) => {
      const { points, explanationList } = judge(deed);
      const { id, ruleId, code, typeCode, gradeGroup, validTerms } = DEMO_ITEMS[deed.item];
      const lineId = write({
        kind: 'EARN',
        amount: points,
        term: deed.term,
        at: deed.at,
        type_code: typeCode,
        item_id: id,
        rule_id: ruleId,
        grade_group: gradeGroup,
        trainee_id: deed.traineeId ?? null,
        test_session_id: deed.testSessionId ?? null,
        meeting_id: deed.meetingId ?? null,
        claim_id: deed.claimId ?? null,
        quantity: deed.quantity,
        explanation: JSON.stringify(explanationList),
        memo: deed.memo ?? '',
        happened_on: deed.happenedOn,
        posted_by: deed.postedBy ?? null,
        source_key: deed.sourceKey,
      });
      add(counted.term, `${code} ${deed.term.year} ${deed.term.semesterCode}`, points);
      add(counted.life, gradeGroup ?? code, points);
      if (points > 0) lots.push({ id: lineId, rest: points, termsLeft: validTerms });
      return points;
    },
    reverse: ({ sourceKey, term, at }) => {
      const line = rows.find((row) => row.source_key === sourceKey);
      const lot = lots.find(({ id }) => id === line?.id);
      if (!line) return;
      const { id, type_code = null, item_id = null, rule_id = null, grade_group = null, test_session_id = null } = line;
      const source = { type_code, item_id, rule_id, grade_group, test_session_id };
      write({
        kind: 'REVERSE',
        amount: -line.amount,
        term,
        at,
        ...source,
        reverses_id: id,
        source_key: `reverse:${id}`,
      });
      const code = Object.values(DEMO_ITEMS).find((one) => one.id === item_id)?.code ?? '';
      add(counted.term, `${code} ${line.about_year} ${line.about_semester}`, -line.amount);
      add(counted.life, grade_group ?? code, -line.amount);
      if (lot) lot.rest = 0;
    },
    carry: ({ points, term, at, batchId, officeId, memo }) => {
      const rest = { batch_id: batchId, posted_by: officeId, memo, source_key: `carry:${memberId}:${plain(memo)}` };
      const lineId = write({ kind: 'CARRY', amount: points, term, at, ...rest });
      lots.push({ id: lineId, rest: points, termsLeft: Infinity });
    },
    use: ({ id, term, amount, appliedAt, decidedAt, officeId }) => {
      write({
        kind: 'HOLD',
        amount: -amount,
        term,
        at: appliedAt,
        use_id: id,
        source_key: `use:${id}:hold`,
        posted_by: memberId,
      });
      if (decidedAt === null) return;
      const own = { term, at: decidedAt, use_id: id, posted_by: officeId };
      write({ kind: 'RELEASE', amount, ...own, source_key: `use:${id}:release` });
      write({ kind: 'USE', amount: -amount, ...own, source_key: `use:${id}:use` });
      spend(amount);
    },
    correct: ({ line, term, points, at, sourceKey, officeId }) => {
      const id = write({
        kind: 'ADJUST',
        amount: points,
        term,
        at,
        type_code: line.type_code ?? null,
        item_id: line.item_id ?? null,
        rule_id: line.rule_id ?? null,
        grade_group: line.grade_group ?? null,
        trainee_id: line.trainee_id ?? null,
        test_session_id: line.test_session_id ?? null,
        meeting_id: line.meeting_id ?? null,
        claim_id: line.claim_id ?? null,
        source_key: sourceKey,
        posted_by: officeId,
      });
      const item = Object.values(DEMO_ITEMS).find((one) => one.id === line.item_id);
      lots.push({ id, rest: points, termsLeft: item?.validTerms ?? Infinity });
      return id;
    },
    available: () => balance - held,
    close: (term, isAttended) => {
      if (!isAttended) return;
      const at = Date.parse(`${term.endsOn}T00:00:00Z`) + 10 * DAY_MS;
      for (const lot of lots) {
        lot.termsLeft -= 1;
        if (lot.termsLeft >= 0 || lot.rest <= 0) continue;
        write({ kind: 'EXPIRE', amount: -lot.rest, term, at, lot_id: lot.id, source_key: `expire:${lot.id}` });
        lot.rest = 0;
      }
    },
  };
}
