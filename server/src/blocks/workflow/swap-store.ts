/** The compare-and-swap of machines whose state is the column `status` of a table with a `version`. */
import { sql } from 'kysely';

import { rowsOf, type Tx } from '../../platform/db/db.ts';
import type { Patch, Transition } from './machine.ts';

/** Tables that move so. */
type MovingTable =
  | 'ability_norm'
  | 'ability_session'
  | 'ability_version'
  | 'advisor_request'
  | 'badge_class'
  | 'counselling_correction'
  | 'counselling_referral'
  | 'counselling_request'
  | 'duty_appointment'
  | 'law_case'
  | 'letter_correction'
  | 'member'
  | 'mileage_claim'
  | 'mileage_objection'
  | 'mileage_use'
  | 'portfolio'
  | 'portfolio_nomination'
  | 'post'
  | 'psych.application'
  | 'psych.handover'
  | 'psych.referral'
  | 'psych.session'
  | 'room_reservation'
  | 'programme_approval'
  | 'survey'
  | 'trainee';

export interface Swap {
  readonly transition: Pick<Transition, 'from' | 'to'>;
  readonly patch: Patch;
}

/** Gives the ids of those that stood as they were seen, which now stand as the transition says. */
export async function swapStatus(
  tx: Tx,
  table: MovingTable,
  { rows, transition, patch }: Swap & { readonly rows: readonly { readonly id: string; readonly version: number }[] },
): Promise<string[]> {
  const { from, to } = transition;
  const set = [
    sql`status = ${to}`,
    sql`version = moving.version + 1`,
    ...Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  ];
  const ids = rows.map(({ id }) => id);
  const versions = rows.map(({ version }) => version);
  const moved = await rowsOf<{ id: string }>(tx)`
    update ${sql.table(table)} moving set ${sql.join(set)}
    from unnest(${ids}::uuid[], ${versions}::int[]) as held(id, version)
    where moving.id = held.id and moving.version = held.version and moving.status = ${from}
    returning moving.id`;
  return moved.map(({ id }) => id);
}
