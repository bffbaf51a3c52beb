/** Shapes of programmes as those who organise or approve them see them. */
import type { ASK_APPROVAL_STEPS } from '@naru/contract/areas/learning/desk/approval-shape.ts';
import type {
  DeskProgramme,
  DeskProgrammeDetail,
  ProgrammeInput,
} from '@naru/contract/areas/learning/desk/programmes.ts';
import type { StepView } from '@naru/contract/shared/workflow.ts';

import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ApprovalView, DepartmentName, DetailRow, ExpenseRow, PersonName } from './detail-store.ts';
import type { DeskRow } from './list-store.ts';
import { deskWords } from './words.ts';

export function presentRow(row: DeskRow): DeskProgramme {
  const { appliesUntil, beginsAt, endsAt, ...rest } = row;
  return {
    ...rest,
    appliesUntil: appliesUntil.toISOString(),
    beginsAt: beginsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

export type AskStep = StepView<keyof typeof ASK_APPROVAL_STEPS>;

export function presentApproval({ askedAt, decidedAt, ...rest }: ApprovalView) {
  return { ...rest, askedAt: askedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}

/** Everything that a detail is made of. */
export interface DetailParts {
  readonly row: DeskRow;
  readonly detail: DetailRow;
  readonly content: ProgrammeInput;
  readonly approvals: readonly ApprovalView[];
  readonly steps: ReadonlyMap<string, AskStep[]>;
  readonly expenses: readonly ExpenseRow[];
  readonly departments: readonly DepartmentName[];
  readonly helpers: readonly PersonName[];
  readonly abilities: Abilities;
  /** Only keeps the attendance: what is no part of that is left out. */
  readonly isHelper: boolean;
  readonly locale: Locale;
}

/** Lists what the caller may do with a programme now. */
export type Abilities = Pick<
  DeskProgrammeDetail,
  | 'canEdit'
  | 'isFrozen'
  | 'canSubmitOpening'
  | 'canSubmitClosing'
  | 'canSettle'
  | 'canDraw'
  | 'canCancel'
  | 'canDelete'
  | 'canExport'
>;

export function presentDetail(parts: DetailParts): DeskProgrammeDetail {
  const { row, detail, content, approvals, steps, expenses, departments, helpers, abilities, isHelper, locale } = parts;
  const { drawSeed, drawnAt } = detail;
  return {
    ...presentRow(row),
    version: detail.version,
    semstrNm: semesterName(content, locale),
    content: isHelper ? { ...content, budget: 0 } : content,
    deptList: [...departments],
    helperList: [...helpers],
    approvalList: (isHelper ? [] : approvals).map((one) => ({
      ...presentApproval(one),
      stepList: steps.get(one.approvalId) ?? [],
    })),
    heldCount: detail.heldCount,
    traineeCount: detail.traineeCount,
    applyCount: detail.applyCount,
    spent: isHelper ? 0 : detail.spent,
    expenseList: isHelper ? [] : [...expenses],
    closingReport: isHelper ? '' : detail.closingReport,
    publishedAt: detail.publishedAt?.toISOString() ?? null,
    cancelledAt: detail.cancelledAt?.toISOString() ?? null,
    cancelReason: detail.cancelCode === 'LEAST_PEOPLE' ? deskWords[locale].leastPeople : detail.cancelReason,
    draw: drawSeed !== null && drawnAt !== null ? { seed: drawSeed, drawnAt: drawnAt.toISOString() } : null,
    isHelper,
    ...abilities,
  };
}

export function semesterName(
  { year, semstrCode }: Pick<ProgrammeInput, 'year' | 'semstrCode'>,
  locale: Locale,
): string {
  return deskWords[locale].term(String(year), enumWord('semester', semstrCode, locale));
}
