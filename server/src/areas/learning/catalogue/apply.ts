/** Applying: a seat at once, a place in the queue, or a choice of the organisers. */
import type { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import { PROGRAMME_PLACES, type ProgrammeSlug, type RequirementCode } from '@naru/contract/areas/learning/words.ts';
import type { Kysely } from 'kysely';

import { notifyAll } from '../../../blocks/notification/notify.ts';
import { beginRecord, beginRecords } from '../../../blocks/workflow/begin-record.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { batchReads } from '../../../platform/db/batch.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { fail, Failure, failField } from '../../../platform/http/failure.ts';
import type { Ids } from '../../../platform/http/idempotency.ts';
import type { CallContext, Gathered, WriteContext, Writer } from '../../../platform/http/serve.ts';
import {
  lockOptionalProgramme,
  lockSeries,
  takeNextPlace,
  takePlaces,
  updateSeats,
  type HeldProgramme,
} from '../core/programme-store.ts';
import { placeFor, type Standing } from '../core/rules.ts';
import { programmeWords } from '../core/words.ts';
import { traineeMachine } from '../trainee/machine.ts';
import { programmePath, tellOf, traineeQueued } from '../trainee/notifications.ts';
import {
  insertOptionalTrainee,
  insertTrainees,
  selectOptionalOwn,
  TRAINEE,
  type NewTrainee,
  type TraineeRow,
} from '../trainee/store.ts';
import { factsAsked } from './applicant.ts';
import { isThere } from './detail-store.ts';
import { selectFacts, selectOptionalFacts, type FactsRow } from './facts-store.ts';
import { finderOf } from './finder.ts';
import { placeKey, selectPlaces, type OwnPlace } from './own-store.ts';
import { typeFor } from './place.ts';
import { judgeRequirements, type ApplicantFacts } from './requirements.ts';

export const applyForProgramme: Writer<typeof catalogue.applyForProgramme> = {
  apply: async (ctx, { params, body }) => {
    const { id } = params;
    const type = typeFor(ctx.actor, params.type, 'C');
    const programme = await lockOptionalProgramme(ctx.tx, id);
    const isFor = await isThere(ctx.tx, { finder: finderOf(ctx, type), type, id });
    if (!programme || !isFor) return fail('notFound');
    await checkRequirements(ctx, programme);
    if (programme.asksQuestion && body.answer === '') failField('answer', programmeWords[ctx.locale].unanswered);
    const earlier = await selectOptionalOwn(ctx.tx, programme, ctx.actor.memberId);
    return {
      id: earlier ? await applyAgain(ctx, earlier, body.answer) : await applyFirst(ctx, programme, body.answer),
    };
  },
  answer: async (ctx, { id = '' }) => {
    const { traineeId, status, rank } = (await readPlace(ctx, id)) ?? fail('notFound');
    return { traineeId, status, rank };
  },
  crowd: { over: ({ params }) => `${params.type} ${params.id}`, applyTogether },
};

/** By database: those who are answered in the same moment are read at once. */
const placesOf = new WeakMap<Kysely<DB>, ReturnType<typeof batchReads<OwnPlace>>>();

async function readPlace({ db, actor }: CallContext, id: string): Promise<OwnPlace | undefined> {
  let read = placesOf.get(db);
  if (!read) placesOf.set(db, (read = batchReads((keys) => selectPlaces(db, keys))));
  return read(placeKey(id, actor.memberId));
}

/**
 * Gives places to all who apply for the first time and to whom nothing is in the way, in their order, by one insert each of
 * places, history, audit log and notices. A seat is then taken step by step; everybody else is applied alone.
 */
async function applyTogether(tx: Tx, all: readonly Applying[]): Promise<(Ids | Failure | undefined)[]> {
  const [first] = all;
  const programme = first && (await lockOptionalProgramme(tx, first.input.params.id));
  if (!programme) return [];
  const memberIds = all.map(({ ctx }) => ctx.actor.memberId);
  await lockSeries(tx, programme.id);
  const facts = await selectFacts(tx, await factsAsked(first.ctx, programme.id), memberIds);
  const { made, outcomes } = arrange(programme, all, facts);
  await insertTrainees(tx, made);
  await beginRecords(
    tx,
    made.map(({ ctx, id }) => ({
      ctx,
      to: 'TEMP',
      by: 'TRAINEE',
      audit: { action: 'trainees.apply', entity: TRAINEE, entityId: id, after: { programmeId: programme.id } },
    })),
  );
  await takePlaces(tx, programme.id, made.length);
  const waiting = made.filter(({ leadsTo }) => leadsTo === 'QUEUE');
  await tellQueued(tx, programme, waiting);
  for (const one of made) if (one.leadsTo !== 'QUEUE') await submit(one.ctx, toRow(one));
  return outcomes;
}

type Applying = Gathered<typeof catalogue.applyForProgramme>;
interface Made extends NewTrainee {
  readonly id: string;
  readonly ctx: WriteContext;
  readonly leadsTo: 'SEAT' | 'QUEUE' | 'CHOICE';
  /** As it stands when the turn comes to them. */
  readonly programme: HeldProgramme;
}

const toRow = ({ id, programmeId, memberId, place, programme }: Made): TraineeRow => ({
  id,
  programmeId,
  memberId,
  status: 'TEMP',
  place,
  offeredUntil: null,
  leavesFreely: false,
  completedAt: null,
  version: 1,
  programme,
});

/** Gives seats, then places in the queue, in the order of the requests. */
function arrange(
  programme: HeldProgramme,
  all: readonly Applying[],
  facts: ReadonlyMap<string, FactsRow>,
): { made: Made[]; outcomes: (Ids | Failure | undefined)[] } {
  let { taken, queued, lastPlace } = programme;
  const made: Made[] = [];
  const seen = new Set<string>();
  const outcomes = all.map(({ ctx, input }): Ids | Failure | undefined => {
    const { memberId } = ctx.actor;
    const known = facts.get(memberId);
    const isPlain = known && !known.wasThere && !seen.has(memberId) && mayApply(ctx, programme, input.params.type);
    seen.add(memberId);
    if (!isPlain) return undefined;
    const standing = { ...programme, taken, queued };
    const unmet = judgeRequirements(standing, known, ctx).find(({ isMet }) => !isMet);
    if (unmet) return known.isOfAudience && TOLD_AT_ONCE.has(unmet.code) ? refusal(unmet.text) : undefined;
    const leadsTo = placeFor(standing);
    // Alone, somebody is told what is missing.
    if (leadsTo === null || (programme.asksQuestion && input.body.answer === '')) return undefined;
    if (leadsTo === 'SEAT') taken += 1;
    if (leadsTo === 'QUEUE') queued += 1;
    lastPlace += 1;
    const id = newId();
    const own = { programmeId: programme.id, memberId, place: lastPlace, answer: input.body.answer, at: ctx.now };
    made.push({ ...own, id, ctx, leadsTo, programme: { ...standing, lastPlace } });
    return { id };
  });
  return { made, outcomes };
}

/** Requirements that hold for everybody in the same way, or are the person’s own; of the others a lone request says more. */
const TOLD_AT_ONCE: ReadonlySet<RequirementCode> = new Set(['PERIOD', 'CLASH', 'SEAT']);

const refusal = (message: string): Failure => new Failure('invalid', { fields: [{ field: 'programmeId', message }] });

const mayApply = ({ actor }: WriteContext, { typeCode }: HeldProgramme, slug: ProgrammeSlug): boolean =>
  PROGRAMME_PLACES[typeCode].slug === slug && actor.rights.may(PROGRAMME_PLACES[typeCode].menuId, 'C');

async function tellQueued(tx: Tx, programme: HeldProgramme, waiting: readonly Made[]): Promise<void> {
  const link = programmePath({ programme });
  const orders = waiting.map(({ id, memberId }) => ({
    type: traineeQueued,
    recipients: [memberId],
    entityId: id,
    dedupeKey: `${id}:1`,
    link,
  }));
  await notifyAll(tx, orders);
}

async function checkRequirements(ctx: WriteContext, programme: HeldProgramme): Promise<void> {
  await lockSeries(ctx.tx, programme.id);
  const facts = (await selectOptionalFacts(ctx.tx, await factsAsked(ctx, programme.id))) ?? fail('notFound');
  refuseUnmet(programme, facts, ctx);
}

function refuseUnmet(programme: Standing, facts: ApplicantFacts, ctx: CallContext): void {
  const unmet = judgeRequirements(programme, facts, ctx).find(({ isMet }) => !isMet);
  if (unmet) failField('programmeId', unmet.text);
}

async function applyFirst(ctx: WriteContext, programme: HeldProgramme, answer: string): Promise<string> {
  const { tx, actor, now } = ctx;
  const leadsTo = placeFor(programme);
  const place = await takeNextPlace(tx, programme.id);
  const made = { programmeId: programme.id, memberId: actor.memberId, place, answer, at: now };
  const id = await insertOptionalTrainee(tx, made);
  if (id === undefined) return failField('programmeId', programmeWords[ctx.locale].already);
  const after = { programmeId: programme.id };
  await beginRecord(ctx, {
    to: 'TEMP',
    by: 'TRAINEE',
    audit: { action: 'trainees.apply', entity: TRAINEE, entityId: id, after },
  });
  await updateSeats(tx, programme.id, { taken: 0, held: 0, queued: 1 });
  const row = (await selectOptionalOwn(tx, programme, actor.memberId)) ?? fail('notFound');
  await (leadsTo === 'QUEUE' ? tellOf(tx, traineeQueued, row, row.version) : submit(ctx, row));
  return id;
}

/** @param row stands as TEMP or, having applied again, as APPLY */
async function submit(ctx: WriteContext, row: TraineeRow): Promise<void> {
  const { version } = await takeStep(ctx, traineeMachine, row, { sides: ['TRAINEE'], given: { action: 'SUBMIT' } });
  const applied: TraineeRow = { ...row, status: 'APPLY', version };
  if (placeFor(row.programme) === 'SEAT') await seat(ctx, applied);
}

async function seat(ctx: WriteContext, row: TraineeRow): Promise<void> {
  await takeStep(ctx, traineeMachine, row, { sides: ['SYSTEM'], given: { action: 'SEAT' } });
}

async function applyAgain(ctx: WriteContext, earlier: TraineeRow, answer: string): Promise<string> {
  const given = { action: 'REAPPLY', answer } as const;
  await takeStep(ctx, traineeMachine, earlier, { sides: ['TRAINEE'], given });
  const row = (await selectOptionalOwn(ctx.tx, earlier.programme, ctx.actor.memberId)) ?? fail('notFound');
  const leadsTo = placeFor(earlier.programme);
  if (leadsTo === 'SEAT') await seat(ctx, row);
  if (leadsTo === 'QUEUE') await tellOf(ctx.tx, traineeQueued, row, row.version);
  return row.id;
}
