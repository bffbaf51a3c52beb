import {
  PLACE,
  PLACE_MOST,
  type PlaceBody,
  type psychHandover,
} from '@naru/contract/areas/counselling/psychological/handover.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { updateRecord } from '../../../../blocks/record/store.ts';
import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { HTTP_OR_HTTPS, readWebAddress } from '../../../../platform/web-address.ts';
import { psychWords } from '../case/words.ts';
import { insertPlace, lockPlaces, selectPlaces, updateOrder } from './place-store.ts';

export const listPlaces: Reader<typeof psychHandover.listPlaces> = async (ctx) => ({
  placeList: await selectPlaces(ctx.db),
  isManager: ctx.actor.rights.hasNamed('PSCHMNG'),
});

const answer = async (ctx: CallContext) => ({ placeList: await selectPlaces(ctx.db) });

/** @throws Failure `invalid` at the address of the web */
function readPlace<T extends Pick<PlaceBody, 'link'>>(ctx: WriteContext, place: T): T {
  if (place.link === '') return place;
  const link = readWebAddress(place.link, { most: PLACE_MOST.link, start: HTTP_OR_HTTPS });
  return { ...place, link: link ?? failField('link', psychWords[ctx.locale].placeLink) };
}

/** The name of a place in the audit log. */
const ENTITY = 'psych_place';

const note = (ctx: WriteContext, action: string, entityId: string): Promise<void> =>
  writeAudit(ctx.tx, ctx, { action: `counselling.psychPlace.${action}`, entity: ENTITY, entityId });

export const createPlace: Writer<typeof psychHandover.createPlace> = {
  apply: async (ctx, { body }) => {
    const place = readPlace(ctx, body);
    const ids = await lockPlaces(ctx.tx);
    if (ids.length >= PLACE_MOST.places) failField('nameKo', psychWords[ctx.locale].placeMost(PLACE_MOST.places));
    await note(ctx, 'create', await insertPlace(ctx.tx, place));
    return {};
  },
  answer,
};

export const changePlace: Writer<typeof psychHandover.changePlace> = {
  apply: async (ctx, { params, body }) => {
    await lockPlaces(ctx.tx);
    const current = (await selectPlaces(ctx.tx)).find(({ placeId }) => placeId === params.id) ?? fail('notFound');
    const place = readPlace(ctx, body);
    await saveChange(ctx, {
      current,
      version: body.version,
      save: () => updateRecord(ctx.tx, PLACE, { key: params.id, version: body.version, content: place }),
      audit: { action: 'counselling.psychPlace.change', entity: ENTITY, entityId: params.id },
    });
    return {};
  },
  answer,
};

export const orderPlaces: Writer<typeof psychHandover.orderPlaces> = {
  apply: async (ctx, { body }) => {
    const ids = await lockPlaces(ctx.tx);
    // Somebody else added one in the meantime.
    if ([...body.placeIdList].sort().join() !== ids.join()) return fail('conflict', { current: {} });
    await updateOrder(ctx.tx, body.placeIdList);
    await note(ctx, 'order', 'all');
    return {};
  },
  answer,
};
