import { HANDOVER_ANSWERS, type psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { lockOptionalOwn, selectOptionalOwn } from '../case/store.ts';
import { tellCentre } from '../case/notifications.ts';
import { psychWords } from '../case/words.ts';
import { handoverMachine, handoverState, type HandoverGiven } from './machine.ts';
import { selectPlacesInUse } from './place-store.ts';
import { presentHandover, presentPlace } from './present.ts';
import { findHandoverTransition, showsPlaces } from './rules.ts';
import { selectHandoverDocument, selectHandovers, selectOptionalHandover } from './store.ts';

const ownOf = (ctx: CallContext, id: string) => ({ id, studentId: ctx.actor.studentId });

export const readOwnHandover: Reader<typeof psychHandover.readOwnHandover> = async (ctx, { params }) => {
  const row = await selectOptionalOwn(ctx.db, ownOf(ctx, params.id));
  if (!row) return fail('notFound');
  const [rows, places, document] = await Promise.all([
    selectHandovers(ctx.db, row.id),
    showsPlaces(row.status) ? selectPlacesInUse(ctx.db) : [],
    selectHandoverDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale }),
  ]);
  const latest = rows.find(({ status }) => status !== 'RETRACTED');
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  return {
    placeList: places.map((place) => presentPlace(place, ctx.locale)),
    handover: latest
      ? {
          ...presentHandover(latest, key, ctx.locale),
          can: HANDOVER_ANSWERS.filter((action) =>
            findHandoverTransition({ action, from: latest.status, by: ['STUDENT'] }),
          ),
        }
      : null,
    document,
  };
};

export const answerHandover: Writer<typeof psychHandover.answerHandover> = {
  apply: async (ctx, { params, body }) => {
    const row = await lockOptionalOwn(ctx.tx, ownOf(ctx, params.id));
    const one = row && (await selectOptionalHandover(ctx.tx, { id: body.handoverId, applicationId: row.id }));
    if (!row || !one) return fail('notFound');
    if (one.version !== body.version) return fail('conflict', { current: handoverState(one) });
    const document = await selectHandoverDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });
    const isAgreed = body.answer === 'AGREE';
    if (isAgreed && row.withdrawnAt !== null) failField('answer', psychWords[ctx.locale].consent);
    if (isAgreed && body.consentVersion !== document.version)
      failField('consentVersion', psychWords[ctx.locale].oldConsent);
    const given: HandoverGiven = isAgreed
      ? { action: 'AGREE', consentVersion: document.version }
      : { action: 'DECLINE' };
    const { version } = await takeStep(ctx, handoverMachine, one, { sides: ['STUDENT'], given });
    await tellCentre(ctx.tx, { id: one.id, version, assignedId: row.assignedId, now: ctx.now });
    return { applicationId: row.id, handoverId: one.id };
  },
  answer: async (ctx, ids) => {
    const own = await selectOptionalOwn(ctx.db, ownOf(ctx, ids['applicationId'] ?? ''));
    const rows = own ? await selectHandovers(ctx.db, own.id) : [];
    return handoverState(rows.find(({ id }) => id === ids['handoverId']) ?? fail('notFound'));
  },
};
