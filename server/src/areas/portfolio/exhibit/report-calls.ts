import {
  REPORT_TABS,
  type portfolioReports as calls,
  type ReportedPortfolio,
} from '@naru/contract/areas/portfolio/report.ts';
import type { ReportDecision } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import { PORTFOLIO_PATH } from '@naru/contract/areas/portfolio/shown-words.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { expectVersion, takeStep } from '../../../blocks/workflow/take-step.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { nominationMachine } from './machine.ts';
import { tellHidden } from './notifications.ts';
import {
  countReported,
  decideOpenReports,
  insertReport,
  lockOptionalPortfolio,
  REPORT,
  selectOptionalOpenNomination,
  selectOptionalReported,
  selectReportedPage,
  selectReports,
  updateHidden,
  type ReportedRow,
} from './report-store.ts';
import { ALL_NOMINATIONS, DESK_MENU, isHandled } from './scope-sql.ts';
import { lockOptionalNomination } from './store.ts';
import { exhibitWords } from './words.ts';

const WINDOW_MS = 10 * 60_000;
const MOST = { network: 5, person: 5, path: 200 } as const;

/** Answers the same whether there is something at the address or not. */
export const reportPortfolio: Reader<typeof calls.reportPortfolio> = async (ctx, { body }) => {
  const { db, now, origin, actor } = ctx;
  const path = body.portfolioPath.trim().toLowerCase();
  // People who are signed in have a limit of their own: no crowd of strangers keeps their report out.
  if (actor) await limit(ctx, `portfolio report by ${actor.memberId}`, MOST.person);
  else await limit(ctx, `portfolio report from ${networkOf(origin.address)}`, MOST.network);
  if (!PORTFOLIO_PATH.test(path)) return {};
  // So many strangers said it already that one more adds nothing, and a crowd of them shuts nobody out.
  if (!actor && (await countOne(ctx, `portfolio report of ${path}`, MOST.path)) > 0) return {};
  const { reportReason: reason, text } = body;
  await db
    .transaction()
    .execute((tx) =>
      insertReport(tx, { id: newId(), path, reason, text, reporterId: actor?.memberId ?? null, at: now }),
    );
  return {};
};

/** @throws Failure `tooMany` */
async function limit(ctx: CallContext<unknown>, key: string, most: number): Promise<void> {
  const wait = await countOne(ctx, key, most);
  if (wait > 0) fail('tooMany', { retryAfter: wait });
}

/** Counts one; gives the seconds until it is within the limit again. */
const countOne = ({ db, now }: CallContext<unknown>, key: string, most: number): Promise<number> =>
  takeFromWindow(db, { key, most, now, windowMs: WINDOW_MS });

export const pageReported: Reader<typeof calls.pageReported> = async ({ db, actor, locale }, { query }) => {
  const window = windowOf(query);
  const isIn = isHandled(actor, 'R');
  const [{ rows, counted }, counts] = await Promise.all([
    selectReportedPage(db, { tab: query.state, isIn, locale }, window),
    countReported(db, isIn),
  ]);
  return {
    reportedPage: toPage(rows.map(presentReported), counted, window),
    countList: REPORT_TABS.map((state) => ({ state, count: counts[state] })),
  };
};

const presentReported = (row: ReportedRow): ReportedPortfolio => ({
  portfolioId: row.id,
  title: row.title,
  ownerNm: row.ownerName,
  deptNm: row.departmentName,
  openCount: row.openCount,
  reportCount: row.reportCount,
  reasonList: [...row.reasons],
  reportedAt: row.reportedAt.toISOString(),
  hiddenAt: row.hiddenAt?.toISOString() ?? null,
  isChanged: row.isChanged,
});

export const readReported: Reader<typeof calls.readReported> = async ({ db, actor, locale }, { params }) => {
  const asked = { id: params.id, isIn: isHandled(actor, 'RR'), locale };
  const row = (await selectOptionalReported(db, asked)) ?? fail('notFound');
  // An owner at this desk does not learn who reported their page, nor in which words.
  const isAbout = row.memberId === actor.memberId;
  const reports = await selectReports(db, row.id, locale);
  return {
    reported: {
      ...presentReported(row),
      portfolioPath: row.path,
      isOpen: row.isPublished && row.hiddenAt === null && (row.visibility === 'PUBLIC' || row.visibility === 'LOGIN'),
      hiddenReason: row.hiddenReason,
      reportList: reports.map((one) => ({
        reportId: one.id,
        reason: one.reason,
        text: isAbout ? '' : one.text,
        reporterNm: isAbout ? null : one.reporterName,
        reportedAt: one.reportedAt.toISOString(),
        status: one.status,
        decidedByNm: one.decidedByName,
        decidedAt: one.decidedAt?.toISOString() ?? null,
        decision: one.decision,
      })),
      decisionList: actor.rights.may(DESK_MENU, 'U') && row.memberId !== actor.memberId ? decisionsOf(row) : [],
      version: row.version,
    },
  };
};

/** Lists what can be decided about a portfolio as it is. */
function decisionsOf({ openCount, hiddenAt }: Pick<ReportedRow, 'openCount' | 'hiddenAt'>): ReportDecision[] {
  if (hiddenAt !== null) return ['SHOW'];
  return openCount > 0 ? ['HIDE', 'KEEP'] : ['HIDE'];
}

const DECIDED = { ko: '이미 처리한 신고예요.', en: 'This report has been decided already.' };

export const decideReports: Writer<typeof calls.decideReports> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, locale } = ctx;
    const portfolio = (await lockOptionalPortfolio(tx, params.id)) ?? fail('notFound');
    const asked = { id: params.id, isIn: isHandled(actor, 'U'), locale };
    const row = (await selectOptionalReported(tx, asked)) ?? fail('notFound');
    if (portfolio.memberId === actor.memberId) failField('decision', exhibitWords[locale].ownPortfolio);
    const current = { version: portfolio.version };
    const { version, decision, reason } = body;
    expectVersion(current, version);
    if (!decisionsOf(row).includes(decision)) return failNow(DECIDED, current);
    if (decision === 'HIDE' && reason === '') failField('reason', exhibitWords[locale].hideReason);
    await saveChange(ctx, {
      current,
      version,
      save: () => decide(ctx, row, { decision, reason }),
      audit: {
        action: `portfolioReports.${decision.toLowerCase()}`,
        entity: REPORT,
        entityId: row.id,
        after: { decision, reason },
      },
    });
    return { portfolioId: row.id };
  },
  answer: async (_ctx, { portfolioId = '' }) => ({ portfolioId }),
};

async function decide(
  ctx: WriteContext,
  row: ReportedRow,
  { decision, reason }: { readonly decision: ReportDecision; readonly reason: string },
): Promise<void> {
  const { tx, actor, now } = ctx;
  const { id, memberId } = row;
  const hides = decision === 'HIDE';
  const status = hides ? 'HIDDEN' : 'KEPT';
  await decideOpenReports(tx, { portfolioId: id, status, by: actor.memberId, at: now, decision: reason });
  if (decision !== 'KEEP') {
    await updateHidden(tx, { id, reason: hides ? reason : null, at: now });
    await tellHidden(tx, { id, memberId, version: row.version + 1, isHidden: hides });
  }
  if (hides) await endNomination(ctx, id);
}

/** Ends the open nomination: a hidden portfolio is neither reviewed nor exhibited. */
async function endNomination(ctx: WriteContext, portfolioId: string): Promise<void> {
  const { tx, now, locale, platform } = ctx;
  const id = await selectOptionalOpenNomination(tx, portfolioId);
  if (id === undefined) return;
  const row = await lockOptionalNomination(tx, { id, isIn: ALL_NOMINATIONS, locale });
  if (!row || row.endedAt !== null) return;
  const clock = { tx, now, platform, settings: await platform.settings.read() };
  await takeStep(clock, nominationMachine, row, { sides: ['SYSTEM'], given: { action: 'GONE' } });
}
