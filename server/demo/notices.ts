/** Notices of what happened to requests, to the counsellors and students of the demonstration; they have read them. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { Insertable } from 'kysely';

import { deskPath, studentPath } from '../src/areas/counselling/shared/paths.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { MeetingRows } from './meetings.ts';
import { createIds } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Told {
  readonly memberId: string;
  readonly kind: CounsellingKind;
  readonly isDemoUser: boolean;
}

/** The side that is told of each step, and by which type; steps that nobody hears of are left out. */
const TOLD: readonly {
  readonly by: string;
  readonly from: string;
  readonly to: string;
  readonly who: 'STUDENT' | 'COUNSELLOR';
  readonly type: string;
}[] = [
  { by: 'STUDENT', from: 'AVAILABLE', to: 'WAITING', who: 'COUNSELLOR', type: 'COUNSELLING_REQUESTED' },
  { by: 'COUNSELLOR', from: 'WAITING', to: 'APPROVED', who: 'STUDENT', type: 'COUNSELLING_APPROVED' },
  { by: 'COUNSELLOR', from: 'WAITING', to: 'REJECTED', who: 'STUDENT', type: 'COUNSELLING_REJECTED' },
  { by: 'STUDENT', from: 'APPROVED', to: 'AVAILABLE', who: 'COUNSELLOR', type: 'COUNSELLING_CANCELLED' },
  { by: 'COUNSELLOR', from: 'APPROVED', to: 'AVAILABLE', who: 'STUDENT', type: 'COUNSELLING_CANCELLED' },
  { by: 'COUNSELLOR', from: 'APPROVED', to: 'COMPLETED', who: 'STUDENT', type: 'COUNSELLING_RECORDED' },
  { by: 'COUNSELLOR', from: 'APPROVED', to: 'ABSENT', who: 'STUDENT', type: 'COUNSELLING_ABSENT' },
];

interface Happened {
  readonly request: MeetingRows['requests'][number];
  readonly at: Date;
  readonly type: string;
  readonly who: 'STUDENT' | 'COUNSELLOR';
}

/** Makes a notice for each step with somebody of the cast, the earliest first: keys of notifications ascend. */
export function makeRequestNotices(
  rows: MeetingRows,
  people: {
    readonly counsellorOf: (id: string) => Told | undefined;
    readonly studentOf: (id: string) => Omit<Told, 'kind'> | undefined;
  },
): Insertable<DB['notification']>[] {
  const [nextId, nextEvent] = [createIds('notification'), createIds('notification:event')];
  const byAge = [...listSteps(rows), ...listReminders(rows)].toSorted(
    (one, other) => Number(one.at) - Number(other.at),
  );
  return byAge.flatMap(({ request, at, type, who }) => {
    const counsellor = people.counsellorOf(request.counsellor_id);
    const recipient = who === 'COUNSELLOR' ? counsellor : people.studentOf(request.student_id);
    if (!counsellor || !recipient?.isDemoUser) return [];
    return [
      {
        id: nextId(),
        event_id: nextEvent(),
        recipient_id: recipient.memberId,
        type,
        entity_id: request.id,
        link: who === 'COUNSELLOR' ? deskPath(counsellor.kind, request.id) : studentPath(counsellor.kind, request.id),
        is_shown: true,
        is_for_digest: false,
        created_at: at.toISOString(),
        read_at: new Date(at.getTime() + HOUR_MS).toISOString(),
      },
    ];
  });
}

function listSteps({ requests, changes }: MeetingRows): Happened[] {
  const requestOf = new Map(requests.map((request) => [request.id, request]));
  return changes.flatMap((change) => {
    const request = requestOf.get(change.entity_id);
    const told = TOLD.find(
      ({ by, from, to }) => by === change.actor_role && from === change.from_status && to === change.to_status,
    );
    return request && told ? [{ request, at: new Date(String(change.at)), type: told.type, who: told.who }] : [];
  });
}

/** Lists the reminders of a day before to both sides of what was held, where it was agreed before that. */
function listReminders({ requests }: MeetingRows): Happened[] {
  return requests.flatMap((request) => {
    const at = new Date(Date.parse(String(request.begins_at)) - DAY_MS);
    const isHeld = request.status === 'COMPLETED' || request.status === 'ABSENT';
    if (!isHeld || !request.answered_at || new Date(String(request.answered_at)) >= at) return [];
    return (['STUDENT', 'COUNSELLOR'] as const).map((who) => ({ request, at, type: 'COUNSELLING_IN_A_DAY', who }));
  });
}
