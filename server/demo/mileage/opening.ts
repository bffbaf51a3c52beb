/** Points that people had in the system before, as the office brought them into the ledger. */
import { addDays } from '../calendar.ts';
import { ordinalOf, type Person, type Student } from '../model.ts';
import { createIds, createRandom } from '../random.ts';
import {
  HOUR_MS,
  iso,
  PAST_TERMS,
  startOf,
  type Event,
  type Making,
  type MileageOwn,
  type MileageRows,
  type Opening,
} from './core.ts';
import type { DemoLedger } from './ledger.ts';

const DAYS_UNTIL_CARRIED = 14;
const CARRIED_SHARE = 0.2;
const CARRIED_FROM = '2023년까지 쓰던 시스템';

/** Chooses, of those who were there before the ledger, some who bring points into it this term. */
export function openLedgers({ terms, students }: MileageOwn, dawn: number): Opening | undefined {
  const term = terms.find(({ isCurrent }) => isCurrent);
  if (!term) return undefined;
  const at = startOf(addDays(term.beginsOn, DAYS_UNTIL_CARRIED)) + 10 * HOUR_MS;
  if (at > dawn) return undefined;
  const first = ordinalOf(term) - PAST_TERMS;
  const pointsOf = new Map<string, number>();
  for (const { member, stages, leftOn } of students) {
    const random = createRandom(`carried ${member.id}`);
    // The people whom the sign-in page offers keep the figures that their stories need.
    const isOld = (stages[0]?.ordinal ?? first) < first && leftOn === null && /^\d+$/.test(member.username);
    if (isOld && random.chance(CARRIED_SHARE)) pointsOf.set(member.id, random.between(2, 12) * 10);
  }
  return pointsOf.size === 0 ? undefined : { batchId: createIds('mileage_batch')(), term, at, pointsOf };
}

export function batchOf({ batchId, at, pointsOf }: Opening, office: Person): MileageRows['batches'][number] {
  return {
    id: batchId,
    file_name: '이전 마일리지.xlsx',
    line_count: pointsOf.size,
    points: [...pointsOf.values()].reduce((sum, points) => sum + points, 0),
    posted_at: iso(at),
    posted_by: office.member.id,
  };
}

export function carriedOf({ opening, office }: Making, { member }: Student, ledger: DemoLedger): Event[] {
  const points = opening?.pointsOf.get(member.id);
  if (!opening || points === undefined) return [];
  const { batchId, term, at } = opening;
  const play = () => ledger.carry({ points, term, at, batchId, officeId: office.member.id, memo: CARRIED_FROM });
  return [{ at, play }];
}
