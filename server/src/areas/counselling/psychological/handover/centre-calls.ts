import { HANDOVER_MOVES, type psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { beginRecord } from '../../../../blocks/workflow/begin-record.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { noteConfidentialReading } from '../../shared/confidential.ts';
import { holdConsented, viewerOf } from '../desk/step.ts';
import { selectOptionalCase, type CaseRow } from '../desk/store.ts';
import { tellPsychStudent } from '../case/notifications.ts';
import { psychWords } from '../case/words.ts';
import { handoverMachine, handoverState } from './machine.ts';
import { selectOptionalPlaceInUse, selectPlacesInUse } from './place-store.ts';
import { presentHandover, presentPlace, sealProposal } from './present.ts';
import { findHandoverTransition } from './rules.ts';
import { HANDOVER, insertHandover, selectContact, selectHandovers, selectOptionalHandover } from './store.ts';

/** Reads a case for its counsellor and for managers; an emergency opening does not reach handovers. @throws Failure `notFound` */
async function readOwnCase(ctx: CallContext, id: string): Promise<CaseRow> {
  const asked = { id, viewer: viewerOf(ctx), locale: ctx.locale };
  const row = await selectOptionalCase(ctx.db, asked);
  return row?.isOwn ? row : fail('notFound');
}

export const readHandovers: Reader<typeof psychHandover.readHandovers> = async (ctx, { params }) => {
  const row = await readOwnCase(ctx, params.id);
  // Everything in the case is closed to the centre once consent is withdrawn.
  if (row.withdrawnAt !== null) return { handoverList: [], placeList: [] };
  const [rows, places] = await Promise.all([selectHandovers(ctx.db, row.id), selectPlacesInUse(ctx.db)]);
  if (rows.length > 0) await noteConfidentialReading(ctx, [row.studentMemberId]);
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  const isOpen = rows.some(({ status }) => status === 'PROPOSED' || status === 'AGREED');
  return {
    handoverList: rows.map((one) => ({
      ...presentHandover(one, key, ctx.locale),
      can: HANDOVER_MOVES.filter((action) => findHandoverTransition({ action, from: one.status, by: ['CENTRE'] })),
    })),
    placeList: isOpen ? [] : places.map((place) => presentPlace(place, ctx.locale)),
  };
};

const answer = async (ctx: CallContext, ids: Readonly<Record<string, string>>) => {
  const row = await readOwnCase(ctx, ids['applicationId'] ?? '');
  const rows = await selectHandovers(ctx.db, row.id);
  return handoverState(rows.find(({ id }) => id === ids['handoverId']) ?? fail('notFound'));
};

export const proposeHandover: Writer<typeof psychHandover.proposeHandover> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, null);
    const place = await selectOptionalPlaceInUse(ctx.tx, body.placeId);
    if (!place) return failField('placeId', psychWords[ctx.locale].place);
    const id = newId();
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    const passed = { ...(await selectContact(ctx.tx, row.studentId)), reason: body.reason };
    const content = sealProposal(key, id, { place, passed, note: body.note.trim() });
    const by = ctx.actor.memberId;
    const made = { id, applicationId: row.id, placeId: place.placeId, content, by, at: ctx.now };
    if (!(await insertHandover(ctx.tx, made))) {
      const open = (await selectHandovers(ctx.tx, row.id))[0];
      return fail('conflict', { current: open ? handoverState(open) : {} });
    }
    const after = { status: 'PROPOSED' };
    const entry = { action: 'counselling.handover.propose', entity: HANDOVER, entityId: id, after };
    await beginRecord(ctx, { to: 'PROPOSED', by: 'CENTRE', audit: entry });
    await tellPsychStudent(ctx.tx, { id, version: 1, memberId: row.studentMemberId });
    return { applicationId: row.id, handoverId: id };
  },
  answer,
};

export const moveHandover: Writer<typeof psychHandover.moveHandover> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, null);
    const one = await selectOptionalHandover(ctx.tx, { id: body.handoverId, applicationId: row.id });
    if (!one) return fail('notFound');
    if (one.version !== body.version) return fail('conflict', { current: handoverState(one) });
    const given = { action: body.action };
    const { version } = await takeStep(ctx, handoverMachine, one, { sides: ['CENTRE'], given });
    await tellPsychStudent(ctx.tx, { id: one.id, version, memberId: row.studentMemberId });
    return { applicationId: row.id, handoverId: one.id };
  },
  answer,
};
