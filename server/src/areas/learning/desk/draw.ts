/** The lottery: those who applied in an order that nobody chose, and that anybody can work out again. */
import { randomBytes } from 'node:crypto';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { updateSeats, type HeldProgramme } from '../core/programme-store.ts';
import { drawOrder, freeSeats, offerEnd } from '../core/rules.ts';
import { selectInState, selectTraineesOf, type TraineeRow } from '../trainee/store.ts';
import { confirmTogether, moveTogether } from '../trainee/together.ts';
import { markDrawn, placeInOrder } from './draw-store.ts';

const SEED_BYTES = 16;

/** The programme is locked, and everybody who applied stands in no queue yet. */
export async function drawProgramme(ctx: WriteContext, programme: HeldProgramme): Promise<void> {
  const { tx, now } = ctx;
  const applicants = await selectInState(tx, programme, ['APPLY']);
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const order = drawOrder(seed, applicants);
  const seats = freeSeats(programme);
  await markDrawn(tx, programme.id, { seed, at: now, order: order.map(({ id }) => id), seats });
  const drawn = { ...programme, drawnAt: now };
  const winners = order.slice(0, seats).map((row) => ({ ...row, programme: drawn }));
  const { moved, left } = await confirmTogether(ctx, drawn, { rows: winners, action: 'SEAT', sides: ['SYSTEM'] });
  // Everybody else gets a number: winners who have something else come first, and are offered their seat for a day.
  const seated = new Set(moved.map(({ id }) => id));
  const others = order.filter(({ id }) => !seated.has(id));
  const otherIds = others.map(({ id }) => id);
  await placeInOrder(tx, otherIds);
  await updateSeats(tx, programme.id, { taken: 0, held: 0, queued: others.length });
  const placed = inOrderOf(others, await selectTraineesOf(tx, drawn, otherIds));
  const clashing = new Set(left.map(({ row }) => row.id));
  const until = offerEnd(programme.beginsAt, now);
  const offered = until === undefined ? [] : placed.filter(({ id }) => clashing.has(id));
  if (until !== undefined) await moveTogether(ctx, offered, { given: { action: 'OFFER', until }, sides: ['SYSTEM'] });
  const losers = placed.filter(({ id }) => !offered.some((one) => one.id === id));
  const beyond = losers.slice(programme.queueCapacity);
  await moveTogether(ctx, beyond, { given: { action: 'DROP', reasonCode: 'NOT_DRAWN' }, sides: ['SYSTEM'] });
  const after = {
    seed,
    applicants: order.length,
    confirmed: moved.length,
    offered: offered.length,
    ranked: losers.length - beyond.length,
    rejected: beyond.length,
  };
  await writeAudit(tx, ctx, { action: 'programmes.draw', entity: 'programme', entityId: programme.id, after });
}

function inOrderOf(order: readonly { readonly id: string }[], rows: readonly TraineeRow[]): TraineeRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap(({ id }) => byId.get(id) ?? []);
}
