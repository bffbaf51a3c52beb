/** A centre as referrals know it: where those to it are kept, and what they have of their own. One machine moves them all. */
import type {
  REFERRAL_URGENCIES,
  ReferralDestination,
  ReferralStatus,
} from '@naru/contract/areas/counselling/referral/referral.ts';
import type { RawBuilder } from 'kysely';

import type { Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ReferralTransition } from './rules.ts';

export interface NewReferral {
  readonly id: string;
  readonly destination: ReferralDestination;
  readonly studentId: string;
  readonly referrerId: string;
  readonly urgency: string;
  readonly dataKeyId: string;
  readonly content: string;
  readonly at: Date;
}

interface AboutReferral {
  readonly id: string;
  readonly version: number;
}

export interface ReferralCentre {
  readonly destinations: readonly ReferralDestination[];
  /** Name of a referral in status_change and in the audit log. */
  readonly entity: 'psych_referral' | 'counselling_referral';
  readonly table: 'psych.referral' | 'counselling_referral';
  /** Columns of its table `r`, as ReferralRow has them: destination, sealedAs, reviewedBy and review. */
  readonly columns: (locale: Locale) => RawBuilder<unknown>;
  /** The column of what it went with. */
  readonly sentWith: 'application_id' | 'request_id';
  readonly transitions: readonly ReferralTransition[];
  readonly insert: (tx: Tx, made: NewReferral) => Promise<void>;
  readonly tellStudent: (tx: Tx, about: AboutReferral & { memberId: string }) => Promise<void>;
  readonly tellReferrer: (tx: Tx, about: AboutReferral & { referrerId: string }) => Promise<void>;
}

export interface ReferralRow {
  readonly id: string;
  readonly destination: ReferralDestination;
  readonly status: ReferralStatus;
  readonly urgency: (typeof REFERRAL_URGENCIES)[number];
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly referrerId: string;
  readonly referrerName: string;
  readonly referrerDept: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly dataKeyId: string | null;
  readonly content: string | null;
  /** Purpose under which the key sealed the content. */
  readonly sealedAs: string;
  /** The application or the request that it went with. */
  readonly sentWithId: string | null;
  readonly createdAt: Date;
  readonly askedAt: Date | null;
  readonly untilAt: Date | null;
  readonly endedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly review: string | null;
  readonly version: number;
}

/** Purpose under which a referral’s own key seals its content. */
export const CONTENT = 'referral';
