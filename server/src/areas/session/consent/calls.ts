import type { consent } from '@naru/contract/areas/outside.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { insertConsents, selectVersionsInForce } from '../outside/store.ts';
import {
  lockMember,
  selectConsents,
  selectLiveConsents,
  selectOpenAgreements,
  selectTitles,
  withdrawConsents,
} from './store.ts';
import { words } from './words.ts';

/** Lists consents: Z3, and what is open of Z2. */
export const listConsents: Reader<typeof consent.listConsents> = async (ctx) => {
  const { actor, db, locale } = ctx;
  const [rows, open] = await Promise.all([
    selectConsents(db, actor.memberId, locale),
    selectOpenAgreements(db, actor, ctx.now),
  ]);
  const codes = open.map(({ code }) => code);
  const titles = open.length > 0 ? await selectTitles(db, codes, locale) : [];
  return {
    consentList: rows.map((row) => ({
      code: row.code,
      title: row.title,
      version: row.version,
      isMandatory: row.isMandatory,
      agreedAt: row.agreedAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    })),
    openList: open.map(({ code, version }) => ({
      code,
      version,
      title: titles.find((one) => one.code === code && one.version === version)?.title ?? code,
    })),
  };
};

export const agree: Writer<typeof consent.agree> = {
  apply: async (ctx, { body }) => {
    const { memberId } = ctx.actor;
    const [inForce] = await selectVersionsInForce(ctx.tx, [body.code], koreanDate(ctx.now));
    if (!inForce) return fail('notFound');
    if (inForce.version !== body.version) return fail('conflict', { current: inForce });
    await lockMember(ctx.tx, memberId);
    const live = await selectLiveConsents(ctx.tx, memberId, body.code);
    if (live.some(({ version }) => version === body.version)) return {};
    await insertConsents(ctx.tx, { memberId, agreed: [inForce], channel: 'ACCOUNT', at: ctx.now });
    await writeAudit(ctx.tx, ctx, {
      action: 'consent.agree',
      entity: 'consent_document',
      entityId: body.code,
      after: inForce,
    });
    await ctx.signal(`member:${memberId}`); // their menus open at once
    return {};
  },
  answer: nothing,
};

export const withdraw: Writer<typeof consent.withdraw> = {
  apply: async (ctx, { params }) => {
    const live = await selectLiveConsents(ctx.tx, ctx.actor.memberId, params.code);
    if (live.length === 0) return fail('notFound');
    if (live.some(({ isMandatory }) => isMandatory)) failField('code', words[ctx.locale].mandatory);
    await withdrawConsents(
      ctx.tx,
      live.map(({ id }) => id),
      ctx.now,
    );
    await writeAudit(ctx.tx, ctx, { action: 'consent.withdraw', entity: 'consent_document', entityId: params.code });
    return {};
  },
  answer: nothing,
};
