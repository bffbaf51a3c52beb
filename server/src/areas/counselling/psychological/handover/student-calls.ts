import { HAND_OVER_ANSWERS, type psychHandOver } from '@naru/contract/areas/counselling/psychological/hand-over.ts';

import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { lockOptionalOwn, selectOptionalOwn } from '../application/store.ts';
import { tellCentre } from '../notifications.ts';
import { psychWords } from '../words.ts';
import { handOverState, takeHandOverStep } from './move.ts';
import { selectPlacesInUse } from './place-store.ts';
import { presentHandOver, presentPlace } from './present.ts';
import { findHandOverTransition, showsPlaces } from './rules.ts';
import { selectHandOverDocument, selectHandOvers, selectOptionalHandOver } from './store.ts';

const ownOf = (ctx: CallContext<Actor>, id: string) => ({ id, studentId: ctx.actor.studentId });

export const readOwnHandOver: Reader<typeof psychHandOver.readOwnHandOver> = async (ctx, { params }) => {
  const row = isId(params.id) ? await selectOptionalOwn(ctx.db, ownOf(ctx, params.id)) : undefined;
  if (!row) return fail('notFound');
  const [rows, places, document] = await Promise.all([
    selectHandOvers(ctx.db, row.id),
    showsPlaces(row.status) ? selectPlacesInUse(ctx.db) : [],
    selectHandOverDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale }),
  ]);
  const latest = rows.find(({ status }) => status !== 'RETRACTED');
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  return {
    placeList: places.map((place) => presentPlace(place, ctx.locale)),
    handOver: latest
      ? {
          ...presentHandOver(latest, key, ctx.locale),
          can: HAND_OVER_ANSWERS.filter((action) =>
            findHandOverTransition({ action, from: latest.status, by: ['STUDENT'] }),
          ),
        }
      : null,
    document,
  };
};

export const answerHandOver: Writer<typeof psychHandOver.answerHandOver> = {
  apply: async (ctx, { params, body }) => {
    const row = isId(params.id) ? await lockOptionalOwn(ctx.tx, ownOf(ctx, params.id)) : undefined;
    const one = row && (await selectOptionalHandOver(ctx.tx, { id: body.handOverId, applicationId: row.id }));
    if (!row || !one) return fail('notFound');
    if (one.version !== body.version) return fail('conflict', { current: handOverState(one) });
    const document = await selectHandOverDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });
    const isAgreed = body.answer === 'AGREE';
    if (isAgreed && row.withdrawnAt !== null) failField('answer', psychWords[ctx.locale].consent);
    if (isAgreed && body.consentVersion !== document.version)
      failField('consentVersion', psychWords[ctx.locale].oldConsent);
    const step = { action: body.answer, by: 'STUDENT', ...(isAgreed && { consentVersion: document.version }) } as const;
    const version = await takeHandOverStep(ctx, one, step);
    await tellCentre(ctx.tx, { id: one.id, version, assignedId: row.assignedId, now: ctx.now });
    return { applicationId: row.id, handOverId: one.id };
  },
  answer: async (ctx, ids) => {
    const own = await selectOptionalOwn(ctx.db, ownOf(ctx, ids['applicationId'] ?? ''));
    const rows = own ? await selectHandOvers(ctx.db, own.id) : [];
    return handOverState(rows.find(({ id }) => id === ids['handOverId']) ?? fail('notFound'));
  },
};
