/**
 * The demonstration's referrals to career counsellors and coaches: one that waits for a student of the cast, one
 * declined, and those that went with requests. Their texts are sealed, as in the portal.
 */
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { KeyMaker } from '../src/platform/sealing/sealing.ts';
import type { Insertable } from 'kysely';
import { beginOf } from '../src/blocks/calendar/hours.ts';
import { addDays } from './calendar.ts';
import type { Person, Plan, Student } from './model.ts';
import { createIds } from './random.ts';

const DAY_MS = 86_400_000;
const MOST_SENT = 6;

const NOTICED = {
  reasonList: ['CAREER', 'EMPLOYMENT'],
  note: '관심 분야가 뚜렷하고 과제도 꼼꼼해요. 어떤 인턴이 맞을지 함께 찾아 주시면 좋겠어요.',
  emergency: null,
};

/** By how the request stands that it went with. */
const STATUSES: Readonly<Record<string, 'SENT' | 'LINKED' | 'CLOSED'>> = {
  WAITING: 'SENT',
  APPROVED: 'LINKED',
  COMPLETED: 'CLOSED',
};

/** Students asked for counselling so many days after they were asked whether they want it. */
export const CENTRE_SENT_DAYS = 1;

type Row = Insertable<DB['counselling_referral']> & {
  readonly id: string;
  readonly created_at: string;
  readonly ended_at: string | null;
};
type RequestRow = Pick<
  Insertable<DB['counselling_request']>,
  'id' | 'student_id' | 'status' | 'source' | 'begins_at' | 'created_at'
>;

export interface CentreReferralRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly referrals: Row[];
}

export function makeCentreReferrals(
  plan: Plan,
  own: {
    readonly referrer: Person | undefined;
    readonly asked: Student | undefined;
    readonly declined: Student | undefined;
    /** Requests to career counsellors. */
    readonly requests: readonly RequestRow[];
  },
  sealing: KeyMaker,
): CentreReferralRows {
  const rows: CentreReferralRows = { keys: [], referrals: [] };
  const { referrer } = own;
  if (!referrer) return rows;
  const [nextId, nextKey] = [createIds('counselling_referral'), createIds('data_key:centre_referral')];
  const add = (studentId: string, at: Date, more: Partial<Row>): void => {
    const { key, row } = sealing(nextKey());
    const isKept = more.status !== 'DECLINED';
    if (isKept) rows.keys.push({ ...row, created_at: at.toISOString() });
    rows.referrals.push({
      id: nextId(),
      destination: 'CAREER',
      student_id: studentId,
      referrer_id: referrer.member.id,
      status: 'ASKED',
      urgency: 'NORMAL',
      data_key_id: isKept ? row.id : null,
      content: isKept ? key.seal('referral', JSON.stringify(NOTICED)) : null,
      request_id: null,
      created_at: at.toISOString(),
      asked_at: at.toISOString(),
      until_at: null,
      ended_at: null,
      version: 2,
      ...more,
    });
  };
  const yesterday = beginOf(addDays(plan.today, -1), 16);
  const earlier = beginOf(addDays(plan.today, -12), 14);
  if (own.asked)
    add(own.asked.row.id, yesterday, { until_at: new Date(yesterday.getTime() + 14 * DAY_MS).toISOString() });
  if (own.declined)
    add(own.declined.row.id, earlier, {
      destination: 'COACH',
      status: 'DECLINED',
      ended_at: new Date(earlier.getTime() + DAY_MS).toISOString(),
    });
  const sent = own.requests.filter(({ status, source }) => STATUSES[status] !== undefined && source === 'STUDENT');
  for (const request of sent.slice(-MOST_SENT)) {
    const askedAt = new Date(new Date(request.created_at).getTime() - CENTRE_SENT_DAYS * DAY_MS);
    const status = STATUSES[request.status] ?? 'SENT';
    add(request.student_id, askedAt, {
      status,
      request_id: request.id,
      ended_at: status === 'CLOSED' ? new Date(request.begins_at).toISOString() : null,
      version: 4,
    });
  }
  return rows;
}
