import type { completion as calls } from '@naru/contract/areas/learning/completion.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail } from '../../../platform/http/failure.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import {
  CERTIFICATE,
  selectEarned,
  selectOptionalChecked,
  selectOptionalOwnCertificate,
  selectOwnCertificates,
  updateNameShown,
  type ListKind,
} from './certificate-store.ts';
import { issueList } from './issue.ts';
import { presentChecked, presentLine, presentOwn } from './present.ts';
import { readCheckCode } from './rules.ts';

/** As the specification promises; a guesser gets nowhere anyway, because a code has 58 bits. */
const MOST_CHECKS_A_MINUTE = 20;

export const pageOwnCertificates: Reader<typeof calls.pageOwnCertificates> = async (ctx, { query }) => {
  const window = windowOf(query);
  const { memberId } = ctx.actor;
  const [{ rows, counted }, earned] = await Promise.all([
    selectOwnCertificates(ctx.db, { memberId, locale: ctx.locale }, window),
    selectEarned(ctx.db, memberId),
  ]);
  const listed = earned.filter(({ isWorkshop }) => !isWorkshop);
  const sum = (of: 'count' | 'hours'): number => listed.reduce((all, one) => all + one[of], 0);
  return {
    certificatePage: toPage(rows.map(presentLine), counted, window),
    transcript: { count: sum('count'), hours: sum('hours') },
    statementList: earned
      .filter(({ isWorkshop }) => isWorkshop)
      .map(({ year, count, hours }) => ({ year, count, hours })),
  };
};

export const readOwnCertificate: Reader<typeof calls.readOwnCertificate> = async (ctx, { params }) => {
  const asked = { number: params.number, memberId: ctx.actor.memberId };
  const kept = (await selectOptionalOwnCertificate(ctx.db, asked)) ?? fail('notFound');
  return { certificate: presentOwn(kept) };
};

async function issue(ctx: WriteContext, kind: ListKind, year: number | null) {
  const number = await issueList(ctx, kind, year);
  const after = { kind, year };
  await writeAudit(ctx.tx, ctx, { action: 'certificates.issue', entity: CERTIFICATE, entityId: number, after });
  return { number };
}

const issued = async (_ctx: CallContext, { number = '' }: { readonly number?: string }) => ({
  certificateNo: number,
});

export const issueTranscript: Writer<typeof calls.issueTranscript> = {
  apply: (ctx) => issue(ctx, 'TRANSCRIPT', null),
  answer: issued,
};

export const issueStatement: Writer<typeof calls.issueStatement> = {
  apply: (ctx, { body }) => issue(ctx, 'STATEMENT', body.year),
  answer: issued,
};

export const showCertificateName: Writer<typeof calls.showCertificateName> = {
  apply: async (ctx, { params, body }) => {
    const change = { number: params.number, memberId: ctx.actor.memberId, isOn: body.isOn };
    if (!(await updateNameShown(ctx.tx, change))) return fail('notFound');
    const after = { showsName: body.isOn };
    await writeAudit(ctx.tx, ctx, {
      action: 'certificates.showName',
      entity: CERTIFICATE,
      entityId: params.number,
      after,
    });
    return { number: params.number };
  },
  answer: async (ctx, { number = '' }) => {
    const asked = { number, memberId: ctx.actor.memberId };
    const kept = (await selectOptionalOwnCertificate(ctx.db, asked)) ?? fail('notFound');
    return { showsName: kept.showsName };
  },
};

/** One statement asks by number and code together: a wrong code and an unknown number are the same answer, in the same time. */
export const checkCertificate: Reader<typeof calls.checkCertificate> = async (ctx, { params, body }) => {
  const key = `certificate ${networkOf(ctx.origin.address)}`;
  const wait = await takeFromWindow(ctx.db, { key, most: MOST_CHECKS_A_MINUTE, now: ctx.now });
  if (wait > 0) fail('tooMany', { retryAfter: wait });
  const number = params.number.trim().toUpperCase();
  const kept = await selectOptionalChecked(ctx.db, { number, checkCode: readCheckCode(body.checkCode) });
  if (!kept) return { result: 'UNKNOWN', certificate: null };
  const result = kept.withdrawnAt === null ? 'VALID' : 'WITHDRAWN';
  return { result, certificate: presentChecked(kept, ctx.locale) };
};
