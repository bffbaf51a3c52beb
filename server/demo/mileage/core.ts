/** All that the parts of the demonstration's mileage share: who it is of, its rows, moments, changes of states. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { KeyMaker } from '../../src/platform/sealing/sealing.ts';
import type { DemoTerm } from '../calendar.ts';
import type { Person, Student } from '../model.ts';
import type { CompletedAnswer } from '../programmes/trainee-rows.ts';
import type { Random } from '../random.ts';
import type { DemoLedger, LineRow } from './ledger.ts';
import type { ObjectionRows, Objections } from './objections.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
/** Terms before this one that the ledger goes back. */
export const PAST_TERMS = 6;

export interface MileageRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly claims: Insertable<DB['mileage_claim']>[];
  readonly uses: Insertable<DB['mileage_use']>[];
  readonly changes: Insertable<DB['status_change']>[];
  readonly batches: Insertable<DB['mileage_batch']>[];
  readonly lines: LineRow[];
  readonly objections: ObjectionRows['objections'];
  readonly replies: ObjectionRows['replies'];
}

export interface MileageOwn {
  readonly terms: readonly DemoTerm[];
  readonly students: readonly Student[];
  readonly staff: readonly Person[];
  readonly completed: readonly CompletedAnswer[];
  readonly taken: readonly TakenTest[];
  readonly held: readonly HeldMeeting[];
  /** Without it nobody has named an account. */
  readonly sealing: KeyMaker | undefined;
}

/** A test that somebody finished. */
export interface TakenTest {
  readonly sessionId: string;
  readonly memberId: string;
  readonly year: number;
  readonly semesterCode: string;
  readonly at: number;
  /** Null: its result counts. */
  readonly invalidatedAt: number | null;
}

/** A meeting that was held; neither a psychological nor a legal one. */
export interface HeldMeeting {
  readonly meetingId: string;
  readonly memberId: string;
  readonly beginsAt: number;
  readonly recordedAt: number;
}

export interface Event {
  readonly at: number;
  readonly play: () => void;
}

/** The sheet by which the office brought in what people had in the system before. */
export interface Opening {
  readonly batchId: string;
  readonly term: DemoTerm;
  readonly at: number;
  readonly pointsOf: ReadonlyMap<string, number>;
}

export interface Making {
  readonly rows: MileageRows;
  readonly opening: Opening | undefined;
  readonly own: MileageOwn;
  readonly dawn: number;
  readonly office: Person;
  readonly objections: Objections;
  readonly ids: Readonly<Record<'claim' | 'use' | 'line' | 'change' | 'key', () => string>>;
}

/** A student in one term. */
export interface Given {
  readonly making: Making;
  readonly student: Student;
  readonly random: Random;
  readonly ledger: DemoLedger;
  readonly term: DemoTerm;
}

export const dayOf = (ms: number): string => new Date(ms + 9 * HOUR_MS).toISOString().slice(0, 10);
export const iso = (ms: number): string => new Date(ms).toISOString();
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - 9 * HOUR_MS;

export interface Changed {
  readonly entity: string;
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  readonly actorId: string;
  readonly at: number;
}

export function addChange({ rows, ids }: Making, { entity, id, from, to, by, actorId, at }: Changed): void {
  rows.changes.push({
    id: ids.change(),
    entity,
    entity_id: id,
    from_status: from,
    to_status: to,
    actor_id: actorId,
    actor_role: by,
    at: iso(at),
  });
}
