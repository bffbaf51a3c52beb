/** Judges whether somebody may apply, item by item (docs/specification.md, Programmes). Pure. */
import type { Requirement, RequirementCode } from '@naru/contract/areas/learning/words.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { momentOf } from '../core/moment.ts';
import { placeFor, stageOf, type Standing } from '../core/rules.ts';
import { programmeWords } from '../core/words.ts';
import { sayClashes, toClash } from '../trainee/clash.ts';
import type { ClashRow } from '../trainee/clash-store.ts';

/** Facts about a person beside a programme. */
export interface ApplicantFacts {
  readonly isOfAudience: boolean;
  readonly isOfDepartment: boolean;
  readonly isOfGrade: boolean;
  /** Null for people who are no students. */
  readonly isEnrolled: boolean | null;
  /** A place, or an application that is open or was decided; a cancelled one does not count. */
  readonly hasApplied: boolean;
  /** Organizers dismissed them from it. */
  readonly isDismissed: boolean;
  /** Completed another one of the series, where it may be taken once only. */
  readonly isRepeat: boolean;
  /** Has a place in another one of the series that may still be completed, or has applied for it, where it may be taken once only. */
  readonly isElsewhere: boolean;
  /** Until when programmes missed without notice keep them from applying; null where they do not. */
  readonly restrictedUntil: Date | null;
  /** Dates of theirs at the time of its sessions. */
  readonly clashes: readonly ClashRow[];
}

/** Lists all requirements in their order; the last ones are told where the first ones are met or not. */
export function judgeRequirements(
  programme: Standing,
  facts: ApplicantFacts,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Requirement[] {
  const stage = stageOf(programme, now);
  const isApplying = now >= programme.appliesFrom && now < programme.appliesUntil;
  const judged: readonly (readonly [RequirementCode, boolean | null])[] = [
    ['PUBLISHED', !['DRAFT', 'REVIEW', 'REFUSED', 'CANCELLED', 'CLOSED'].includes(stage)],
    ['PERIOD', isApplying],
    ['AUDIENCE', facts.isOfAudience],
    ['DEPARTMENT', facts.isOfDepartment],
    ['GRADE', facts.isOfGrade],
    ['REGISTER', facts.isEnrolled],
    ['ONCE', !facts.hasApplied && !facts.isDismissed],
    ['REPEAT', !facts.isRepeat && !facts.isElsewhere],
    ['RESTRICTION', facts.restrictedUntil === null],
    ['CLASH', facts.clashes.length === 0],
    ['SEAT', placeFor(programme) !== null],
  ];
  const { requirement, unmet: plain, dismissed, elsewhere, restricted } = programmeWords[locale];
  const unmet = {
    ...plain,
    ...(facts.isDismissed && { ONCE: dismissed }),
    ...(!facts.isRepeat && { REPEAT: elsewhere }),
    RESTRICTION: facts.restrictedUntil ? restricted(momentOf(facts.restrictedUntil, locale)) : '',
    CLASH: sayClashes(facts.clashes, locale),
  };
  return judged.flatMap(([code, isMet]) =>
    isMet === null
      ? []
      : [
          {
            code,
            isMet,
            text: isMet ? requirement[code] : unmet[code],
            clashList: code === 'CLASH' ? facts.clashes.map((row) => toClash(row, locale)) : [],
          },
        ],
  );
}
