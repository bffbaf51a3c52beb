/**
 * The one way in which a list leaves as an Excel file: a short one as the answer, a long one by a job (job.ts).
 */
import type { CallSpec, ParsedInput } from '@naru/contract/call.ts';
import type { ExportStarted } from '@naru/contract/shared/export.ts';
import type { z } from 'zod';

import { newId } from '../../platform/db/id.ts';
import { writeWorkbook } from '../../platform/excel/workbook.ts';
import { fail, failField } from '../../platform/http/failure.ts';
import type { CallContext, FileAnswer, LaterAnswer } from '../../platform/http/serve.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';
import { writePrivacyLog } from '../audit/privacy-store.ts';
import { writeAudit } from '../audit/store.ts';
import { describeLeaving, fileHeaders, fileNameOf, listNameOf } from './file.ts';
import { exportJob } from './job.ts';
import { openList, type AnyListSource, type ListSource, type OpenList } from '../manifest/list-source.ts';
import { insertOptionalExport } from './store.ts';
import { words } from './words.ts';
import { MOST_ROWS } from './settings.ts';

const REASON_LEAST = 5;

type ExportSpec = CallSpec & { readonly gives: 'file'; readonly output: typeof ExportStarted };
type Sent = FileAnswer | LaterAnswer<ExportSpec>;

/** The function of a call that exports; the table test finds its source by it. */
export interface ExportSender<C extends ExportSpec> {
  (ctx: CallContext, input: ParsedInput<C>): Promise<Sent>;
  readonly source: AnyListSource;
}

/** @param read turns the call's input into the question to the source, with its reason */
export function exportsList<C extends ExportSpec, Asked>(
  source: ListSource<Asked>,
  read: (input: ParsedInput<C>) => { readonly asked: Asked; readonly reason: string },
): ExportSender<C> {
  const send = async (ctx: CallContext, input: ParsedInput<C>): Promise<Sent> => {
    const { asked, reason: given } = read(input);
    const list = await openList(ctx, source, asked);
    const reason = given.trim();
    if (countCharacters(reason) < REASON_LEAST) return failField('reason', words[ctx.locale].reason);
    const most = Math.floor((await ctx.platform.settings.read()).of(MOST_ROWS));
    const rows = await list.readRows(ctx.db, { number: 0, size: most + 1, offset: 0 });
    if (rows.length > most) return { output: await startExport(ctx, { source: source.name, asked, list, reason }) };
    return sendNow(ctx, list, { rows, reason });
  };
  return Object.assign(send, { source });
}

async function sendNow(
  ctx: CallContext,
  list: OpenList,
  { rows, reason }: { rows: readonly unknown[]; reason: string },
): Promise<FileAnswer> {
  await ctx.db.transaction().execute(async (tx) => {
    const subjectIds = rows.flatMap((row) => list.subjectOf(row) ?? []);
    await writePrivacyLog(tx, ctx, describeLeaving(list, { subjectIds, reason }));
    await writeAudit(tx, ctx, { ...list.audit, after: { rows: rows.length, reason } });
  });
  return {
    headers: fileHeaders(await fileNameOf(ctx, list.menuId)),
    body: await writeWorkbook({ name: await listNameOf(ctx, list.menuId), columns: list.columns, rows }),
  };
}

export interface ExportOrder {
  readonly source: string;
  readonly asked: unknown;
  readonly list: OpenList;
  readonly reason: string;
}

/** @throws Failure `tooManyExports` where as many of the person's wait or are being made */
async function startExport(ctx: CallContext, order: ExportOrder): Promise<z.input<typeof ExportStarted>> {
  const exportId = newId();
  await ctx.db.transaction().execute(async (tx) => {
    const isIn = await insertOptionalExport(tx, {
      id: exportId,
      memberId: ctx.actor.memberId,
      source: order.source,
      asked: order.asked,
      locale: ctx.locale,
      menuId: order.list.menuId,
      reason: order.reason,
      address: ctx.origin.address,
      requestId: ctx.origin.requestId,
      seesAllStudents: ctx.actor.allStudentsReason !== null,
      at: ctx.now,
    });
    if (!isIn) fail('tooManyExports');
    await ctx.platform.jobs.enqueue(tx, exportJob, { exportId }, { id: exportId });
    await writeAudit(tx, ctx, { ...order.list.audit, after: { exportId, reason: order.reason } });
  });
  return { exportId };
}
