/** Requests as the desk has them on the wire. */
import type { QueuedCorrection } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { DESK_CORRECTION_STEPS } from '@naru/contract/areas/portfolio/words.ts';

import type { Circumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import type { Person } from '../../../platform/access/actor.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { correctionMachine } from '../correction/machine.ts';
import { dayEndingAt, urgencyOf, type CorrectionSide } from '../correction/rules.ts';
import { handsOut } from '../correction/scope-sql.ts';
import type { MovingCorrection } from '../correction/store.ts';
import type { QueuedRow } from './list-store.ts';

/** Lists the sides that somebody is on; the one who has it first, so that the history says so. */
export function sidesOf(actor: Person, row: Pick<MovingCorrection, 'assigneeId' | 'isOffered'>): CorrectionSide[] {
  const sides: CorrectionSide[] = [];
  if (row.assigneeId === actor.memberId) sides.push('ASSIGNEE');
  if (row.isOffered) sides.push('CORRECTOR');
  if (handsOut(actor, 'U')) sides.push('OFFICE');
  return sides;
}

export interface DeskView {
  readonly actor: Person;
  readonly now: Date;
  readonly locale: Locale;
  readonly circumstances: Circumstances;
}

export function presentQueued(row: QueuedRow, { actor, now, circumstances }: DeskView): QueuedCorrection {
  return {
    correctionId: row.id,
    studentNm: row.studentNm,
    deptNm: row.deptNm,
    title: row.title,
    company: row.company,
    hasLetter: row.letterId !== null,
    hasResume: row.resumeId !== null,
    wanted: row.wanted,
    characters: row.characters,
    dueOn: row.dueOn,
    answerBy: row.answerBy.toISOString(),
    answerOn: dayEndingAt(row.answerBy),
    urgency: urgencyOf(row.answerBy, now),
    requestedAt: row.requestedAt.toISOString(),
    round: row.round,
    status: row.status,
    assigneeNm: row.assigneeName,
    isMine: row.assigneeId === actor.memberId,
    completedAt: row.completedAt?.toISOString() ?? null,
    version: row.version,
    stepList: listSteps(correctionMachine, DESK_CORRECTION_STEPS, { row, sides: sidesOf(actor, row), circumstances }),
  };
}
