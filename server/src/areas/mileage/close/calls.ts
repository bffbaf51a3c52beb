import type { mileageCloses as calls } from '@naru/contract/areas/mileage/closes.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { presentClose, presentStanding, termRef } from './present.ts';
import { requireOffice } from './rights.ts';
import { barOf, cutoffRank } from './rules.ts';
import { closeJob } from './run.ts';
import { selectCutoff, selectOptionalOwnRank, selectStandings } from './standing-store.ts';
import {
  CLOSE,
  countWaiting,
  insertClose,
  lockOptionalTerm,
  selectCloses,
  selectOptionalClose,
  selectPaidPurposes,
  selectTerms,
} from './store.ts';
import { closeWords } from './words.ts';

const keyOf = ({ year, semesterCode }: LedgerTerm): string => `${year}${semesterCode}`;

export const listCloses: Reader<typeof calls.listCloses> = async ({ db, actor, locale, now }) => {
  requireOffice(actor, 'C');
  const today = koreanDate(now);
  const [terms, closes, purposeList] = await Promise.all([
    selectTerms(db, today),
    selectCloses(db, locale),
    selectPaidPurposes(db, locale),
  ]);
  const closesOf = Map.groupBy(closes, keyOf);
  const termList = terms.map((term) => ({
    term: termRef(term, locale),
    endsOn: term.endsOn,
    status: term.status,
    bar: barOf(term, today),
    closeList: (closesOf.get(keyOf(term)) ?? []).map(presentClose),
  }));
  return { termList, purposeList };
};

export const beginClose: Writer<typeof calls.beginClose> = {
  apply: async (ctx, { body }) => {
    requireOffice(ctx.actor, 'C');
    const term = { year: body.year, semesterCode: body.semstrCode };
    await requireClosable(ctx, term);
    const closeId = await insertClose(ctx.tx, { term, by: ctx.actor.memberId, at: ctx.now });
    await ctx.platform.jobs.enqueue(ctx.tx, closeJob, { closeId }, { id: closeId });
    await writeAudit(ctx.tx, ctx, {
      action: 'mileageCloses.beginClose',
      entity: CLOSE,
      entityId: closeId,
      after: { year: term.year, semesterCode: term.semesterCode },
    });
    return { closeId };
  },
  answer: async (_ctx, { closeId = '' }) => ({ closeId }),
};

/** Locks the term. @throws Failure `invalid` at the term, with what stands against closing it */
async function requireClosable(ctx: WriteContext, term: LedgerTerm): Promise<void> {
  const { tx, locale } = ctx;
  const say = closeWords[locale];
  const today = koreanDate(ctx.now);
  const held = (await lockOptionalTerm(tx, term, today)) ?? failField('semstrCode', say.noTerm);
  const bar = barOf(held, today);
  if (bar !== null) failField('semstrCode', say.bar[bar]);
  const waiting = await countWaiting(tx, term);
  if (waiting.claims + waiting.uses > 0) failField('semstrCode', say.waiting(waiting));
}

export const readClose: Reader<typeof calls.readClose> = async ({ db, actor, locale }, { params, query }) => {
  requireOffice(actor, 'C');
  const close = (await selectOptionalClose(db, params.id, locale)) ?? fail('notFound');
  const window = windowOf(query);
  const narrowed = { closeId: close.id, search: readSearch(query.searchText) };
  const { rows, counted } = await selectStandings(db, { narrowed, locale }, window);
  return {
    close: presentClose(close),
    term: termRef(close, locale),
    standingPage: toPage(rows.map(presentStanding), counted, window),
  };
};

export const readOwnRank: Reader<typeof calls.readOwnRank> = async ({ db, actor, locale }) => {
  const own = await selectOptionalOwnRank(db, actor.memberId);
  if (!own) return { ownRank: null };
  const place = cutoffRank(own.rankedCount);
  const { rank, rankedCount, earned } = own;
  const cutoffEarned = place === null ? null : await selectCutoff(db, own.closeId, place);
  return {
    ownRank: { term: termRef(own, locale), rank, rankedCount, earned, cutoffRank: place, cutoffEarned },
  };
};
