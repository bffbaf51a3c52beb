import type { portfolioPublishing as calls } from '@naru/contract/areas/portfolio/publish.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { addDays, beginOf } from '../../../blocks/calendar/hours.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { hashLinkToken, makeLinkToken } from '../core/link-token.ts';
import { countOpenLinks, insertLink, revokeLink as revoke } from './link-store.ts';
import { findOwn, lockOwn } from './own.ts';
import { presentLinks } from './present.ts';
import { publishWords } from './words.ts';

const LINK = 'portfolio_link';

interface Days {
  readonly beginsOn: string | null;
  readonly endsOn: string | null;
}

/** Both days belong to the link. @throws Failure `invalid` at the field */
function readPeriod({ now, locale }: WriteContext, { beginsOn, endsOn }: Days) {
  const words = publishWords[locale];
  const today = koreanDate(now);
  const first = beginsOn !== null && beginsOn > today ? beginsOn : null;
  const last = endsOn ?? addDays(first ?? today, SHOWN_MOST.linkDays);
  if (beginsOn !== null && beginsOn < today) failField('beginsOn', words.linkOver);
  if (last < today) failField('endsOn', words.linkOver);
  if (first !== null && last < first) failField('endsOn', words.linkOrder);
  return { beginsAt: first === null ? null : beginOf(first, 0), endsAt: beginOf(addDays(last, 1), 0) };
}

export const createLink: Writer<typeof calls.createLink> = {
  apply: async (ctx, { params: { id }, body: { name, mostViews, ...days } }) => {
    const { tx, now, locale, platform } = ctx;
    const row = await lockOwn(ctx, id);
    const words = publishWords[locale];
    if (row.path === null) failField('name', words.noPath);
    const period = readPeriod(ctx, days);
    if ((await countOpenLinks(tx, id, now)) >= SHOWN_MOST.openLinks) failField('name', words.manyLinks);
    const linkId = newId();
    const tokenHash = hashLinkToken(makeLinkToken(platform.deriveKey, linkId));
    await insertLink(tx, { id: linkId, portfolioId: id, name, mostViews, ...period, tokenHash, at: now });
    const after = { portfolioId: id, mostViews, endsAt: period.endsAt };
    await writeAudit(tx, ctx, { action: 'portfolioPublishing.createLink', entity: LINK, entityId: linkId, after });
    return { id, linkId };
  },
  answer: async (ctx, { id = '', linkId = '' }) => ({
    linkId,
    linkList: await presentLinks(ctx, await findOwn(ctx, id)),
  }),
};

export const revokeLink: Writer<typeof calls.revokeLink> = {
  apply: async (ctx, { params: { id, linkId } }) => {
    const { tx, now } = ctx;
    await lockOwn(ctx, id);
    const isNew = await revoke(tx, { portfolioId: id, linkId, at: now });
    if (isNew === undefined) fail('notFound');
    const after = { portfolioId: id };
    if (isNew)
      await writeAudit(tx, ctx, { action: 'portfolioPublishing.revokeLink', entity: LINK, entityId: linkId, after });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ linkList: await presentLinks(ctx, await findOwn(ctx, id)) }),
};
