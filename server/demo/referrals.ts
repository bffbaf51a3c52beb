/**
 * The demonstration's referrals: one that waits for a student of the cast, one declined, an emergency of each kind, and
 * those that went with applications. Their texts are sealed, as in the portal.
 */
import { beginOf } from '../src/blocks/calendar/hours.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { DataKey, KeyMaker } from '../src/platform/sealing/sealing.ts';
import type { Insertable } from 'kysely';
import { addDays } from './calendar.ts';
import type { Person, Plan, Student } from './model.ts';
import { createIds } from './random.ts';

const DAY_MS = 86_400_000;
/** No case that is over began later than this. */
const CASE_DAYS = 14;
const HOUR_MS = 3_600_000;

const NOTICED = {
  reasonList: ['ATTENDANCE', 'MOOD'],
  note: '3주째 수업에 오지 못하고, 와도 많이 지쳐 보여요. 혼자 애쓰지 말고 센터에서 이야기해 보면 좋겠어요.',
};
const DANGER = '수업이 끝난 뒤 살고 싶지 않다는 말을 했고, 그 뒤로 전화를 받지 않아요.';
const REVIEW = '바로 학생과 통화해 안전을 확인했고, 다음 날 센터에서 만났어요. 동의 없이 알린 판단은 적절했어요.';

/** Students asked for counselling so many days after they were asked whether they want it. */
export const PSYCH_SENT_DAYS = 2;

type Row = Insertable<DB['psych.referral']> & {
  readonly id: string;
  readonly created_at: string;
  readonly ended_at: string | null;
};

export interface ReferralRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly referrals: Row[];
}

export interface ReferralMaker {
  readonly rows: ReferralRows;
  /** Adds a referral that went with an application, sealed with the application's key. */
  readonly addOf: (application: {
    id: string;
    studentId: string;
    key: DataKey;
    keyId: string;
    appliedAt: Date;
    status: 'WAITING' | 'APPROVED' | 'IN_PROGRESS' | 'ENDED' | 'CANCELLED';
  }) => void;
}

const STATUSES = {
  WAITING: 'SENT',
  APPROVED: 'LINKED',
  IN_PROGRESS: 'LINKED',
  ENDED: 'CLOSED',
  CANCELLED: 'CLOSED',
} as const;

export function createReferralMaker(referrer: Person): ReferralMaker {
  const rows: ReferralRows = { keys: [], referrals: [] };
  const nextId = createIds('psych.referral');
  const blank = {
    referrer_id: referrer.member.id,
    urgency: 'SOON',
    application_id: null,
    until_at: null,
    ended_at: null,
  };
  const addOf: ReferralMaker['addOf'] = ({ id: applicationId, studentId, key, keyId, appliedAt, status }) => {
    const id = nextId();
    const asked = new Date(appliedAt.getTime() - PSYCH_SENT_DAYS * DAY_MS).toISOString();
    rows.referrals.push({
      ...blank,
      id,
      student_id: studentId,
      status: STATUSES[status],
      application_id: applicationId,
      data_key_id: keyId,
      content: key.seal(`referral ${id}`, JSON.stringify({ ...NOTICED, emergency: null })),
      created_at: asked,
      asked_at: asked,
      ended_at:
        status === 'ENDED' || status === 'CANCELLED'
          ? new Date(appliedAt.getTime() + CASE_DAYS * DAY_MS).toISOString()
          : null,
      reviewed_by: null,
      review: null,
      is_overdue_told: false,
      version: 4,
    });
  };
  return { rows, addOf };
}

/** Adds referrals without an application. */
export function addLooseReferrals(
  plan: Plan,
  own: {
    rows: ReferralRows;
    referrer: Person;
    asked: Student | undefined;
    others: readonly Student[];
    manager: Person | undefined;
  },
  sealing: KeyMaker,
): void {
  const { rows, referrer, manager } = own;
  const [nextId, nextKey] = [createIds('psych.referral:loose'), createIds('data_key:referral')];
  const add = (student: Student | undefined, at: Date, more: Partial<Row>, emergency: string | null = null): void => {
    if (!student) return;
    const { key, row } = sealing(nextKey());
    const isKept = more.status !== 'DECLINED';
    if (isKept) rows.keys.push({ ...row, created_at: at.toISOString() });
    rows.referrals.push({
      id: nextId(),
      referrer_id: referrer.member.id,
      student_id: student.row.id,
      status: 'ASKED',
      urgency: 'SOON',
      data_key_id: isKept ? row.id : null,
      content: isKept ? key.seal('referral', JSON.stringify({ ...NOTICED, emergency })) : null,
      created_at: at.toISOString(),
      asked_at: at.toISOString(),
      application_id: null,
      until_at: null,
      ended_at: null,
      reviewed_by: null,
      is_overdue_told: false,
      version: 2,
      ...more,
      review: more.review ? key.seal('review', more.review) : null,
    });
  };
  const yesterday = beginOf(addDays(plan.today, -1), 15);
  const earlier = beginOf(addDays(plan.today, -20), 11);
  add(own.asked, yesterday, { until_at: new Date(yesterday.getTime() + 14 * DAY_MS).toISOString() });
  add(own.others[0], earlier, { status: 'DECLINED', ended_at: new Date(earlier.getTime() + DAY_MS).toISOString() });
  const told = { status: 'EMERGENCY', urgency: 'URGENT', is_overdue_told: true } as const;
  const untilAt = new Date(yesterday.getTime() + DAY_MS).toISOString();
  add(own.others[1], yesterday, { ...told, until_at: untilAt }, DANGER);
  if (!manager) return;
  const endedAt = new Date(earlier.getTime() + HOUR_MS).toISOString();
  add(own.others[2], earlier, { ...told, ended_at: endedAt, reviewed_by: manager.member.id, review: REVIEW }, DANGER);
}
