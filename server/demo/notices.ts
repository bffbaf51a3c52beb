/** Notices of requests to the demonstration's counsellors; they have read them. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { Insertable } from 'kysely';

import { deskPath } from '../src/areas/counselling/shared/paths.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { MeetingRows } from './meetings.ts';
import { createIds } from './random.ts';

const HOUR_MS = 3_600_000;

interface Told {
  readonly memberId: string;
  readonly kind: CounsellingKind;
  readonly isDemoUser: boolean;
}

/** Makes a notice for each request with a counsellor of the cast, the earliest first: keys of notifications ascend. */
export function makeRequestNotices(
  { requests }: MeetingRows,
  counsellorOf: (id: string) => Told | undefined,
): Insertable<DB['notification']>[] {
  const [nextId, nextEvent] = [createIds('notification'), createIds('notification:event')];
  const byAge = requests.toSorted((one, other) => String(one.created_at).localeCompare(String(other.created_at)));
  return byAge.flatMap((request) => {
    const told = counsellorOf(request.counsellor_id);
    if (!told?.isDemoUser) return [];
    const createdAt = new Date(String(request.created_at));
    return [
      {
        id: nextId(),
        event_id: nextEvent(),
        recipient_id: told.memberId,
        type: 'COUNSELLING_REQUESTED',
        entity_id: request.id,
        link: deskPath(told.kind, request.id),
        is_shown: true,
        is_for_digest: false,
        created_at: createdAt.toISOString(),
        read_at: new Date(createdAt.getTime() + HOUR_MS).toISOString(),
      },
    ];
  });
}
