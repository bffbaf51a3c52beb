import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import { ENTRY_MOST, type mileageEntries as calls } from '@naru/contract/areas/mileage/entries.ts';
import type { z } from 'zod';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { studentScope } from '../../../blocks/student/scope-sql.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { requireOffice } from '../close/rights.ts';
import { lockAccount, selectAccount, selectPostingTerm, type Account, type LedgerTerm } from '../ledger/store.ts';
import { readCurrentTerm } from '../own/summary.ts';
import { selectTotalPage } from '../own/totals-store.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { selectBatchLines, selectBatchPage, selectOptionalBatch, selectOptionalEntry } from './batch-store.ts';
import { postLines } from './post.ts';
import { presentBatch, presentLine } from './present.ts';
import { sourceKeyOf, termKey, type EntryItem } from './rules.ts';
import {
  selectClosedTerms,
  selectEntryItems,
  selectLatestLines,
  selectOptionalHolder,
  selectOptionalOwnLine,
  type HolderRow,
} from './store.ts';
import { entryWords } from './words.ts';

type Input = z.output<typeof calls.postEntry.body>;
const presentHolder = ({ studentId, name, number, deptNm, grade }: HolderRow) => ({
  studentId,
  name,
  number,
  deptNm,
  grade,
});

export const findStudents: Reader<typeof calls.findStudents> = async (ctx, { query }) => {
  const { db, actor, locale, now } = ctx;
  requireOffice(actor, 'C');
  const search = readSearch(query.searchText);
  if (!search) return { studentList: [] };
  const today = koreanDate(now);
  const { rows } = await selectTotalPage(db, {
    actor,
    today,
    scope: studentScope(actor, DESK_MENU, 'C'),
    search,
    term: await readCurrentTerm(db, today),
    window: { number: 0, size: ENTRY_MOST.found + 1, offset: 0 },
    locale,
  });
  const own = rows.filter(({ memberId }) => memberId !== actor.memberId).slice(0, ENTRY_MOST.found);
  return {
    studentList: own.map((row) => presentHolder({ ...row, number: row.studentNumber, deptNm: row.departmentName })),
  };
};

/** Writes down whose lines the office looks at. */
async function noteReading(ctx: CallContext, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const entry = {
    action: 'R',
    menuId: DESK_MENU,
    subjectIds: [...new Set(subjectIds)],
    fields: ['name', 'number', 'points'],
    reason: null,
  } as const;
  await ctx.db.transaction().execute((tx) => writePrivacyLog(tx, ctx, entry));
}

export const readStudent: Reader<typeof calls.readStudent> = async (ctx, { params }) => {
  const { db, locale, actor } = ctx;
  requireOffice(actor, 'C');
  const holder = (await selectOptionalHolder(db, params.studentId, locale)) ?? fail('notFound');
  const { memberId } = holder;
  if (memberId === actor.memberId) return fail('notFound');
  const [{ balance, held }, lines] = await Promise.all([
    selectAccount(db, memberId),
    selectLatestLines(db, { memberId, most: ENTRY_MOST.lines, locale }),
  ]);
  await noteReading(ctx, [memberId]);
  const lineList = lines.map(({ id, ...line }) => ({ lineId: id, ...line }));
  return { student: presentHolder(holder), balance, available: balance - held, lineList };
};

export const postEntry: Writer<typeof calls.postEntry> = {
  apply: async (ctx, { body }) => {
    requireOffice(ctx.actor, 'C');
    const { tx, locale, actor } = ctx;
    const say = entryWords[locale];
    const holder = (await selectOptionalHolder(tx, body.studentId, locale)) ?? failField('studentId', say.noStudent);
    const { memberId } = holder;
    if (memberId === actor.memberId) failField('studentId', say.self);
    const account = await lockAccount(tx, memberId);
    if (await isRepeat(ctx, { memberId, body })) return { batchId: body.entryId, memberId };
    const item = await requireInput(ctx, body, account);
    const about = await requireAbout(ctx, body, memberId);
    const happenedOn = koreanDate(ctx.now);
    const line = {
      memberId,
      kind: body.kind,
      points: body.points,
      happenedOn,
      about,
      term: await requirePostingTerm(ctx, about),
      item,
      lineId: body.lineId,
      memo: body.reason,
    };
    const carried = sourceKeyOf({ ...line, person: holder });
    const sourceKey = body.kind === 'CARRY' ? carried : `correction:${body.entryId}`;
    const isPosted = await postLines(ctx, {
      batchId: body.entryId,
      fileName: null,
      lines: [{ ...line, sourceKey }],
    });
    if (!isPosted) return body.kind === 'CARRY' ? failField('reason', say.carried) : fail('conflict');
    return { batchId: body.entryId, memberId };
  },
  answer: async ({ db }, { batchId = '', memberId = '' }) => {
    const { balance, held } = await selectAccount(db, memberId);
    return { batchId, balance, available: balance - held };
  },
};

/** Returns whether an entry was posted as it is sent again. @throws Failure `conflict` where its id is another’s */
async function isRepeat({ tx }: WriteContext, { memberId, body }: { memberId: string; body: Input }): Promise<boolean> {
  const posted = await selectOptionalEntry(tx, body.entryId);
  if (!posted) return false;
  const isSame =
    posted.memberId === memberId &&
    posted.kind === body.kind &&
    posted.amount === body.points &&
    posted.memo === body.reason;
  return isSame || fail('conflict');
}

/** Gives the item that it names. @throws Failure `invalid` at the field that does not hold */
async function requireInput(
  { tx, locale }: WriteContext,
  body: Input,
  account: Account,
): Promise<EntryItem | undefined> {
  const say = entryWords[locale];
  const { kind, points, reason, lineId, itemId } = body;
  if (points === 0) failField('points', say.zero);
  if (kind === 'CARRY') {
    if (points < 0) failField('points', say.below);
    if (reason.length > ENTRY_MOST.memo) failField('reason', say.sourceLong);
    if (lineId !== null || itemId !== null) failField(lineId === null ? 'itemId' : 'lineId', say.onlyCorrection);
  }
  const left = account.balance - account.held + points;
  if (points < 0 && left < 0 && !body.acceptsDebt) failField('points', say.debt((-left).toLocaleString('en')));
  if (itemId === null) return undefined;
  const items = await selectEntryItems(tx, locale);
  return items.find(({ id }) => id === itemId) ?? failField('itemId', say.noItem);
}

/** Gives the term that it is about: that of the line, or the one of today. */
async function requireAbout(
  { tx, locale, now }: WriteContext,
  { lineId }: Input,
  memberId: string,
): Promise<LedgerTerm> {
  const say = entryWords[locale];
  if (lineId !== null)
    return (await selectOptionalOwnLine(tx, { id: lineId, memberId })) ?? failField('lineId', say.noLine);
  const term = (await selectOptionalCurrentTerm(tx, koreanDate(now))) ?? failField('studentId', say.closed);
  return { year: term.year, semesterCode: term.semesterCode };
}

async function requirePostingTerm({ tx, locale, now }: WriteContext, about: LedgerTerm): Promise<LedgerTerm> {
  const term = await selectPostingTerm(tx, about, koreanDate(now));
  if ((await selectClosedTerms(tx)).has(termKey(term))) failField('studentId', entryWords[locale].closed);
  return term;
}

export const pageBatches: Reader<typeof calls.pageBatches> = async ({ db, actor, locale }, { query }) => {
  requireOffice(actor, 'C');
  const window = windowOf(query);
  const asked = { source: query.source, search: readSearch(query.searchText), locale, window };
  const { rows, counted } = await selectBatchPage(db, asked);
  return { batchPage: toPage(rows.map(presentBatch), counted, window) };
};

export const readBatch: Reader<typeof calls.readBatch> = async (ctx, { params: { id }, query }) => {
  const { db, actor, locale } = ctx;
  requireOffice(actor, 'C');
  const batch = (await selectOptionalBatch(db, id, locale)) ?? fail('notFound');
  const window = windowOf(query);
  const { rows, counted } = await selectBatchLines(db, { id, locale, window });
  await noteReading(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  const content = rows.map((row) => presentLine(row, locale));
  return { batch: presentBatch(batch), linePage: toPage(content, counted, window) };
};
