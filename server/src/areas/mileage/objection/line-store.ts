/** Lines that are objected to, as their correction takes them over. */
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import { firstOf, type Db } from '../../../platform/db/db.ts';
import { RULE_COLUMNS, type RuleRow } from '../rule/store.ts';

export interface CorrectedLine {
  readonly typeCode: MileageType | null;
  readonly itemId: string | null;
  readonly ruleId: string | null;
  readonly gradeGroup: string | null;
  readonly traineeId: string | null;
  readonly testSessionId: string | null;
  readonly meetingId: string | null;
  readonly claimId: string | null;
  readonly useId: string | null;
  readonly aboutYear: number;
  readonly aboutSemester: string;
}

/** Selects what a correction of a line has of it; points that had expired come with the rule of their lot. */
export async function selectCorrectedLine(db: Db, lineId: string): Promise<CorrectedLine> {
  const line = await firstOf<CorrectedLine>(db)`
    select l.type_code as "typeCode", l.item_id as "itemId", coalesce(l.rule_id, lot.rule_id) as "ruleId",
      l.grade_group as "gradeGroup", l.trainee_id as "traineeId", l.test_session_id as "testSessionId",
      l.meeting_id as "meetingId", l.claim_id as "claimId", l.use_id as "useId", l.about_year as "aboutYear", l.about_semester as "aboutSemester"
    from mileage_line l left join mileage_line lot on lot.id = l.lot_id where l.id = ${lineId}::uuid`;
  if (!line) throw new Error('An objection is about a line that is there.');
  return line;
}

/** Selects the rule that a line came by. */
export function selectOptionalRuleOf(db: Db, lineId: string): Promise<RuleRow | undefined> {
  return firstOf<RuleRow>(db)`
    select ${RULE_COLUMNS} from mileage_line l join mileage_rule r on r.id = l.rule_id
    where l.id = ${lineId}::uuid`;
}
