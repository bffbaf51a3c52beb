/** How the demonstration's referrals came to where they stand, by either kind of centre. */
import type { ReferralStatus } from '@naru/contract/areas/counselling/referral/referral.ts';
import type { Insertable } from 'kysely';

import type { ReferralSide } from '../src/areas/counselling/referral/rules.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { createIds } from './random.ts';

const DAY_MS = 86_400_000;
/**
 * The student is asked half an hour after the referral is written; agreed referrals are sent as soon after the answer.
 */
const WRITING_MS = 1_800_000;

interface Moved {
  readonly id: string;
  readonly referrer_id: string;
  /** Null while nobody is chosen. */
  readonly student_id?: string | null | undefined;
  readonly status: string;
  readonly created_at: string;
  readonly ended_at: string | null;
}

type Change = Insertable<DB['status_change']>;

/**
 * Makes the history of referrals. Each is sent with its application, `sentAfterDays` days after the student was asked.
 */
export function makeReferralChanges(
  entity: 'psych_referral' | 'counselling_referral',
  rows: readonly Moved[],
  own: { memberOf: (studentId: string) => string | null; sentAfterDays: number },
): Change[] {
  const nextId = createIds(`status_change:${entity}`);
  return rows.flatMap((row) => {
    const steps = stepsOf(row, later(row.created_at, own.sentAfterDays * DAY_MS));
    return steps.map(({ to, by, at }, index): Change => {
      const actors: Partial<Record<ReferralSide, string | null>> = {
        REFERRER: row.referrer_id,
        STUDENT: own.memberOf(row.student_id ?? ''),
      };
      return {
        id: nextId(),
        entity,
        entity_id: row.id,
        from_status: steps[index - 1]?.to ?? null,
        to_status: to,
        actor_id: actors[by] ?? null,
        actor_role: by,
        reason: null,
        at,
      };
    });
  });
}

interface Step {
  readonly to: ReferralStatus;
  readonly by: ReferralSide;
  readonly at: string;
}

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

function stepsOf(row: Moved, sentAt: string): Step[] {
  const { status, created_at: createdAt } = row;
  const written: Step = { to: 'DRAFT', by: 'REFERRER', at: later(createdAt, -WRITING_MS) };
  if (status === 'EMERGENCY') return [written, { to: 'EMERGENCY', by: 'REFERRER', at: createdAt }];
  const asked: Step[] = [written, { to: 'ASKED', by: 'REFERRER', at: createdAt }];
  const endedAt = row.ended_at ?? sentAt;
  if (status === 'ASKED') return asked;
  if (status === 'DECLINED') return [...asked, { to: 'DECLINED', by: 'STUDENT', at: endedAt }];
  const sent: Step[] = [
    ...asked,
    { to: 'ACCEPTED', by: 'STUDENT', at: later(sentAt, -WRITING_MS) },
    { to: 'SENT', by: 'STUDENT', at: sentAt },
  ];
  if (status === 'LINKED') return [...sent, { to: 'LINKED', by: 'SYSTEM', at: later(sentAt, WRITING_MS) }];
  return status === 'CLOSED' ? [...sent, { to: 'CLOSED', by: 'SYSTEM', at: endedAt }] : sent;
}
