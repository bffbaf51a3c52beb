import { nominations as calls, type OwnNomination } from '@naru/contract/areas/portfolio/nomination.ts';
import { OWN_NOMINATION_STEPS } from '@naru/contract/areas/portfolio/exhibit-words.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { readCircumstances, type Circumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lockPortfolio, selectCandidatePage, selectOptionalCandidate } from './candidate-store.ts';
import { nominationMachine } from './machine.ts';
import { tellMoved } from './notifications.ts';
import { endingOf, presentCandidate } from './present.ts';
import { barOf, periodFrom, type NominationSide } from './rules.ts';
import { isNominable, isOwn } from './scope-sql.ts';
import { EXHIBIT_MONTHS } from './settings.ts';
import {
  insertNomination,
  lockOptionalNomination,
  NOMINATION,
  selectLastActions,
  selectOwnNominations,
  type NominationRow,
} from './store.ts';
import { exhibitWords } from './words.ts';

/** Nominations that a person sees of their own. */
const MOST = 50;

const nominable = ({ actor, now }: CallContext) => isNominable(actor, koreanDate(now));

export const pageCandidates: Reader<typeof calls.pageCandidates> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const window = windowOf(query);
  const asked = { isIn: nominable(ctx), search: readSearch(query.searchText), locale };
  const { rows, counted } = await selectCandidatePage(db, asked, window);
  const content = rows.map((row) => presentCandidate(row, actor.memberId));
  return { candidatePage: toPage(content, counted, window) };
};

export const readNominationForm: Reader<typeof calls.readNominationForm> = async (ctx, { params }) => {
  const asked = { id: params.id, isIn: nominable(ctx), locale: ctx.locale };
  const row = (await selectOptionalCandidate(ctx.db, asked)) ?? fail('notFound');
  return { candidate: presentCandidate(row, ctx.actor.memberId) };
};

export const createNomination: Writer<typeof calls.createNomination> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, now, locale } = ctx;
    await lockPortfolio(tx, params.id);
    const row =
      (await selectOptionalCandidate(tx, { id: params.id, isIn: nominable(ctx), locale })) ?? fail('notFound');
    const bar = barOf(row);
    if (bar !== null) failField('reason', exhibitWords[locale].bar[bar]);
    const { memberId, versionId } = row;
    const id = newId();
    const nominatedBy = actor.memberId;
    const nomination = { id, portfolioId: row.id, memberId, versionId, nominatedBy, reason: body.reason };
    if (!(await insertNomination(tx, { ...nomination, nominatedAt: now })))
      failField('reason', exhibitWords[locale].bar.OPEN);
    const by: NominationSide = memberId === nominatedBy ? 'OWNER' : 'NOMINATOR';
    const audit = { action: 'nominations.create', entity: NOMINATION, entityId: id, after: { portfolioId: row.id } };
    await beginRecord(ctx, { to: 'NOMINATED', by, action: 'NOMINATE', reason: body.reason, audit });
    await tellMoved(tx, { id, memberId, nominatedBy, version: 1 }, 'NOMINATE');
    return { nominationId: id };
  },
  answer: async (_ctx, { nominationId = '' }) => ({ nominationId }),
};

const sidesOf = (row: NominationRow, memberId: string): NominationSide[] => {
  const owner = row.memberId === memberId ? (['OWNER'] as const) : [];
  return [...owner, ...(row.nominatedBy === memberId ? (['NOMINATOR'] as const) : [])];
};

export const listOwnNominations: Reader<typeof calls.listOwnNominations> = async (ctx) => {
  const { db, actor, locale } = ctx;
  const [rows, circumstances] = await Promise.all([
    selectOwnNominations(db, { isIn: isOwn(actor), most: MOST, locale }),
    readCircumstances(ctx),
  ]);
  const ended = rows.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id);
  const last = await selectLastActions(db, ended);
  const nominationList = rows.map((row) => {
    const action = last.get(row.id);
    const ending = action === undefined ? null : endingOf([{ action }]);
    return { ...presentOwn(row, actor.memberId, circumstances), ending };
  });
  return { nominationList };
};

function presentOwn(row: NominationRow, memberId: string, circumstances: Circumstances): Omit<OwnNomination, 'ending'> {
  const { id, portfolioId, title, status, reason, praise, exhibitFrom, exhibitTo, likeCount, version } = row;
  const isOwnOne = row.memberId === memberId;
  const today = koreanDate(circumstances.now);
  const from = exhibitFrom ?? today;
  const sides = sidesOf(row, memberId);
  const stepList = listSteps(nominationMachine, OWN_NOMINATION_STEPS, { row, sides, circumstances });
  const mayChoose = stepList.some(({ action }) => action !== 'WITHDRAW');
  return {
    nominationId: id,
    portfolioId,
    title,
    status,
    isOwn: isOwnOne,
    ownerNm: row.ownerName,
    nominatedByNm: row.nominatedByName,
    nominatedAt: row.nominatedAt.toISOString(),
    reason,
    praise,
    exhibitFrom,
    exhibitTo,
    showsName: row.showsName,
    isShown: status === 'EXHIBITED' && row.isStanding && from <= today && (exhibitTo ?? '') >= today,
    likeCount,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    period: mayChoose ? periodFrom(from, circumstances.settings.of(EXHIBIT_MONTHS)) : null,
    version,
    stepList,
  };
}

export const stepOwnNomination = writeStep(calls.stepOwnNomination, nominationMachine, {
  hold: async ({ tx, actor, locale }, id) => {
    const row = await lockOptionalNomination(tx, { id, isIn: isOwn(actor), locale });
    return row ? [row] : [];
  },
  sides: ({ actor }, row) => sidesOf(row, actor.memberId),
});
