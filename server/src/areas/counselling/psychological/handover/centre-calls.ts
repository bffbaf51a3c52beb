import { HAND_OVER_MOVES, type psychHandOver } from '@naru/contract/areas/counselling/psychological/hand-over.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId, newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { noteConfidentialReading } from '../../confidential.ts';
import { holdConsented, viewerOf } from '../desk/step.ts';
import { selectOptionalCase, type CaseRow } from '../desk/store.ts';
import { tellPsychStudent } from '../notifications.ts';
import { psychWords } from '../words.ts';
import { handOverState, takeHandOverStep } from './move.ts';
import { selectOptionalPlaceInUse, selectPlacesInUse } from './place-store.ts';
import { presentHandOver, presentPlace, sealProposal } from './present.ts';
import { findHandOverTransition } from './rules.ts';
import {
  HAND_OVER,
  insertHandOver,
  insertHandOverChange,
  selectContact,
  selectHandOvers,
  selectOptionalHandOver,
} from './store.ts';

/** Whose case it is, and managers; an emergency opening reads the case alone. @throws Failure `notFound` */
async function readOwnCase(ctx: CallContext<Actor>, id: string): Promise<CaseRow> {
  const asked = { id, viewer: viewerOf(ctx), locale: ctx.locale };
  const row = isId(id) ? await selectOptionalCase(ctx.db, asked) : undefined;
  return row?.isOwn ? row : fail('notFound');
}

export const readHandOvers: Reader<typeof psychHandOver.readHandOvers> = async (ctx, { params }) => {
  const row = await readOwnCase(ctx, params.id);
  // What the student wrote and had written is closed to the centre with their consent.
  if (row.withdrawnAt !== null) return { handOverList: [], placeList: [] };
  const [rows, places] = await Promise.all([selectHandOvers(ctx.db, row.id), selectPlacesInUse(ctx.db)]);
  if (rows.length > 0) await noteConfidentialReading(ctx, [row.studentMemberId]);
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  const isOpen = rows.some(({ status }) => status === 'PROPOSED' || status === 'AGREED');
  return {
    handOverList: rows.map((one) => ({
      ...presentHandOver(one, key, ctx.locale),
      can: HAND_OVER_MOVES.filter((action) => findHandOverTransition({ action, from: one.status, by: ['CENTRE'] })),
    })),
    placeList: isOpen ? [] : places.map((place) => presentPlace(place, ctx.locale)),
  };
};

const answer = async (ctx: CallContext<Actor>, ids: Readonly<Record<string, string>>) => {
  const row = await readOwnCase(ctx, ids['applicationId'] ?? '');
  const rows = await selectHandOvers(ctx.db, row.id);
  return handOverState(rows.find(({ id }) => id === ids['handOverId']) ?? fail('notFound'));
};

export const proposeHandOver: Writer<typeof psychHandOver.proposeHandOver> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, null);
    const place = isId(body.placeId) ? await selectOptionalPlaceInUse(ctx.tx, body.placeId) : undefined;
    if (!place) return failField('placeId', psychWords[ctx.locale].place);
    const id = newId();
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    const passed = { ...(await selectContact(ctx.tx, row.studentId)), reason: body.reason };
    const content = sealProposal(key, id, { place, passed, note: body.note.trim() });
    const by = ctx.actor.memberId;
    const made = { id, applicationId: row.id, placeId: place.placeId, content, by, at: ctx.now };
    if (!(await insertHandOver(ctx.tx, made))) {
      const open = (await selectHandOvers(ctx.tx, row.id))[0];
      return fail('conflict', { current: open ? handOverState(open) : {} });
    }
    const change = { id, from: null, to: 'PROPOSED', by: 'CENTRE', actorId: by, at: ctx.now } as const;
    await insertHandOverChange(ctx.tx, { ...change, origin: ctx.origin.requestId });
    const entry = { action: 'counselling.handOver.propose', entity: HAND_OVER, entityId: id };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { status: 'PROPOSED' } });
    await tellPsychStudent(ctx.tx, { id, version: 1, memberId: row.studentMemberId });
    return { applicationId: row.id, handOverId: id };
  },
  answer,
};

export const moveHandOver: Writer<typeof psychHandOver.moveHandOver> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, null);
    const one = await selectOptionalHandOver(ctx.tx, { id: body.handOverId, applicationId: row.id });
    if (!one) return fail('notFound');
    if (one.version !== body.version) return fail('conflict', { current: handOverState(one) });
    const version = await takeHandOverStep(ctx, one, { action: body.action, by: 'CENTRE' });
    await tellPsychStudent(ctx.tx, { id: one.id, version, memberId: row.studentMemberId });
    return { applicationId: row.id, handOverId: one.id };
  },
  answer,
};
