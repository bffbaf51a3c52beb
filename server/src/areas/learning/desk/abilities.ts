/** Judges what somebody who organises may do with a programme now (docs/specification.md §7, Organizing programmes). Pure. */
import type { ApprovalKind, ApprovalStatus } from '@naru/contract/areas/learning/words.ts';

import type { HeldProgramme } from '../core/programme-store.ts';
import { stageOf } from '../core/rules.ts';
import type { Abilities } from './present.ts';

export interface AbilityFacts {
  readonly programme: HeldProgramme;
  /** The approvals that were asked for. */
  readonly approvals: readonly { readonly kind: ApprovalKind; readonly status: ApprovalStatus }[];
  readonly hasTrainees: boolean;
  /** Whether the caller may change this very programme. */
  readonly mayChange: boolean;
  readonly mayExport: boolean;
  readonly now: Date;
}

/** Approved or applied for: what people were promised stays. */
export const isFrozen = ({ programme, hasTrainees }: Pick<AbilityFacts, 'programme' | 'hasTrainees'>): boolean =>
  hasTrainees || programme.opening === 'APPROVED';

export function judgeAbilities(facts: AbilityFacts): Abilities {
  const { programme, approvals, hasTrainees, mayChange, mayExport, now } = facts;
  const { publishedAt, cancelledAt, closedAt, endsAt, beginsAt, appliesUntil, selection, drawnAt } = programme;
  const isOpen = cancelledAt === null && closedAt === null;
  const stage = stageOf(programme, now);
  const isPublished = isOpen && !['DRAFT', 'REVIEW', 'REFUSED'].includes(stage);
  const asked = (kind: ApprovalKind): boolean => approvals.some((one) => one.kind === kind);
  return {
    canEdit: mayChange && isOpen && (publishedAt === null || now < endsAt),
    isFrozen: isFrozen(facts),
    canSubmitOpening: mayChange && isOpen && !asked('OPEN'),
    canSubmitClosing: mayChange && stage === 'OVER' && !asked('CLOSE'),
    canSettle: mayChange && publishedAt !== null && cancelledAt === null && now >= beginsAt,
    canDraw:
      mayChange && isPublished && selection === 'LOTTERY' && drawnAt === null && now >= appliesUntil && now < beginsAt,
    canCancel: mayChange && isOpen && publishedAt !== null && now < endsAt,
    canDelete: mayChange && publishedAt === null && cancelledAt === null && !hasTrainees,
    canExport: mayExport,
  };
}
