import type { law, LawDraft } from '@naru/contract/areas/counselling/law/asking.ts';
import { LAW_MOST } from '@naru/contract/areas/counselling/law/words.ts';

import { attachFiles, holdFiles, selectHeldFiles } from '../../../blocks/file/attach.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { asStudent } from '../meeting/core/viewer.ts';
import { DRAFT_DAYS } from '../meeting/request/store.ts';
import { listOwnSteps } from '../meeting/steps/list.ts';
import { deleteLawDraft, saveLawDraftRow, selectOptionalLawDraft } from './draft-store.ts';
import { bookLawHour, listLawHours } from './hours.ts';
import { presentPause } from './pause-calls.ts';
import { keyOf, presentCase, presentCaseSummary, readHour } from './present.ts';
import { digestNames } from './register.ts';
import { dueAtOf, IS_OVER, isAbout } from './rules.ts';
import { selectPauses } from './clock-store.ts';
import { selectOpinions } from './opinion-store.ts';
import {
  insertCase,
  LAW_CASE,
  lockOptionalCase,
  selectDisclaimer,
  selectOpenCase,
  selectOptionalCase,
  selectOwnPage,
  updateCaseFile,
  type CaseRow,
} from './store.ts';
import { tellLawCounsellors } from './tell.ts';
import { lawWords } from './words.ts';
import { ANSWER_DAYS } from './settings.ts';

const DAY_MS = 86_400_000;

/** Returns the caller as a current student; the menu is for nobody else. @throws Failure `notFound` */
const studentOf = (ctx: CallContext): string => ctx.actor.studentId ?? fail('notFound');

export const readIntake: Reader<typeof law.readIntake> = async (ctx) => {
  const today = koreanDate(ctx.now);
  const [disclaimer, settings, pauses, open] = await Promise.all([
    selectDisclaimer(ctx.db, { today, locale: ctx.locale }),
    ctx.platform.settings.read(),
    selectPauses(ctx.db, today),
    selectOpenCase(ctx.db, studentOf(ctx)),
  ]);
  return {
    disclaimer,
    answerDays: settings.of(ANSWER_DAYS),
    pauseList: pauses.map(presentPause),
    openCaseId: open ?? null,
  };
};

type Kept = Pick<LawDraft, 'caseType' | 'deadlineOn' | 'facts' | 'fileSnList'>;

export const readDraft: Reader<typeof law.readDraft> = async (ctx) => {
  const row = await selectOptionalLawDraft(ctx.db, ctx.actor.memberId);
  if (!row) return { draft: null };
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  const kept = JSON.parse(key.open('draft', row.body)) as Kept; // written by saveDraft
  const fileList = row.fileId === null ? [] : await selectHeldFiles(ctx.db, ctx, row.fileId);
  return { draft: { ...kept, fileId: row.fileId, fileList, savedAt: row.savedAt.toISOString() } };
};

export const saveDraft: Writer<typeof law.saveDraft> = {
  apply: async (ctx, { body }) => {
    const { fileId, ...kept } = body;
    if (fileId !== null) {
      const until = new Date(ctx.now.getTime() + DRAFT_DAYS * DAY_MS);
      await holdFiles(ctx.tx, ctx, { fileIds: [fileId], until });
    }
    const { memberId } = ctx.actor;
    const before = await selectOptionalLawDraft(ctx.tx, memberId);
    const { sealing } = ctx.platform;
    const key = before ? await sealing.readKey(ctx.tx, before.dataKeyId) : await sealing.makeKey(ctx.tx, ctx.now);
    const sealed = key.seal('draft', JSON.stringify(kept));
    await saveLawDraftRow(ctx.tx, memberId, { dataKeyId: key.id, body: sealed, fileId, savedAt: ctx.now });
    return { savedAt: ctx.now.toISOString() };
  },
  answer: async (_ctx, ids) => ({ savedAt: ids['savedAt'] ?? '' }),
};

export const listHours: Reader<typeof law.listHours> = async (ctx) => ({ hourList: await listLawHours(ctx) });

async function answer(ctx: CallContext, ids: Readonly<Record<string, string>>) {
  const asked = { id: ids['caseId'] ?? '', viewer: { studentId: studentOf(ctx) }, locale: ctx.locale };
  const row = await selectOptionalCase(ctx.db, asked);
  return row ? { caseId: row.id, status: row.status, version: row.version } : fail('notFound');
}

type Body = Parameters<(typeof createCase)['apply']>[1]['body'];

export const createCase: Writer<typeof law.createCase> = {
  apply: async (ctx, { body }) => {
    const studentId = studentOf(ctx);
    await checkWritten(ctx, body);
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const { sealing, settings } = ctx.platform;
    const client = [ctx.actor.nameKo, ctx.actor.nameEn ?? ''];
    const digests = await digestNames(ctx.tx, { sealing, now: ctx.now }, { opponent: body.facts.opponent, client });
    const days = (await settings.read()).of(ANSWER_DAYS);
    const isIn = await insertCase(ctx.tx, {
      id,
      studentId,
      caseType: body.caseType,
      deadlineOn: body.deadlineOn,
      disclaimerVersion: body.disclaimerVersion,
      dataKeyId: key.id,
      facts: key.seal('facts', JSON.stringify(body.facts)),
      ...digests,
      dueAt: dueAtOf(ctx.now, days, await selectPauses(ctx.tx, koreanDate(ctx.now))),
      at: ctx.now,
    });
    if (!isIn) failField('caseType', lawWords[ctx.locale].open);
    await hangFiles(ctx, id, body);
    const entry = { action: 'law.ask', entity: LAW_CASE, entityId: id, after: { status: 'RECEIVED' } };
    await beginRecord(ctx, { to: 'RECEIVED', by: 'STUDENT', audit: entry });
    if (body.hour) await bookLawHour(ctx, id, body.hour);
    await deleteLawDraft(ctx.tx, ctx.actor.memberId);
    await tellLawCounsellors(ctx, { id, version: 1 });
    return { caseId: id };
  },
  answer,
};

async function checkWritten(ctx: WriteContext, body: Body): Promise<void> {
  const say = lawWords[ctx.locale];
  const today = koreanDate(ctx.now);
  const { version } = await selectDisclaimer(ctx.tx, { today, locale: ctx.locale });
  if (!body.isAgreed) failField('isAgreed', say.agree);
  if (body.disclaimerVersion !== version) failField('isAgreed', say.agreeAgain);
  if (body.deadlineOn !== null && body.deadlineOn < today) failField('deadlineOn', say.deadline);
  if (!isAbout(body.caseType, body.facts)) failField('caseType', say.otherType);
  if (trimText(body.facts.summary) === '') failField('facts.summary', say.summary);
}

async function hangFiles(ctx: WriteContext, caseId: string, body: Body): Promise<void> {
  const { fileId, fileSnList } = body;
  if (fileId === null || fileSnList.length === 0) return;
  const attachment = { fileId, entity: LAW_CASE, entityId: caseId, keep: fileSnList };
  const count = await attachFiles(ctx.tx, ctx, { ...attachment, limits: { mostFiles: LAW_MOST.files } });
  if (count > 0) await updateCaseFile(ctx.tx, caseId, fileId);
}

/** Whether the student may take an hour now. */
function hasHour({ meeting }: CaseRow, now: Date): boolean {
  if (meeting === null) return false;
  return (meeting.status === 'WAITING' || meeting.status === 'APPROVED') && new Date(meeting.beginsAt) > now;
}
const isAnswered = ({ status }: CaseRow): boolean => status === 'SENT' || IS_OVER.has(status);

export const bookHour: Writer<typeof law.bookHour> = {
  apply: async (ctx, { params, body }) => {
    const asked = { id: params.id, viewer: { studentId: studentOf(ctx) }, locale: ctx.locale };
    const row = await lockOptionalCase(ctx.tx, asked);
    if (!row) return fail('notFound');
    const say = lawWords[ctx.locale];
    if (isAnswered(row)) failField('slotId', say.answered);
    if (hasHour(row, ctx.now)) failField('slotId', say.hasHour);
    await bookLawHour(ctx, row.id, body);
    return { caseId: row.id };
  },
  answer,
};

export const pageOwnCases: Reader<typeof law.pageOwnCases> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = { studentId: studentOf(ctx), window, locale: ctx.locale };
  const { rows, counted } = await selectOwnPage(ctx.db, asked);
  return {
    casePage: toPage(
      rows.map((row) => presentCaseSummary(ctx, row, 'STUDENT')),
      counted,
      window,
    ),
  };
};

export const readOwnCase: Reader<typeof law.readOwnCase> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: { studentId: studentOf(ctx) }, locale: ctx.locale };
  const row = await selectOptionalCase(ctx.db, asked);
  if (!row) return fail('notFound');
  const [key, opinions] = [await keyOf(ctx, row), await selectOpinions(ctx.db, row.id, ctx.locale)];
  const lawCase = await presentCase(ctx, row, { key, opinions, eyes: 'STUDENT' });
  // Former students read their cases and ask for nothing new.
  const mayAsk = ctx.actor.rights.may('CS_LAW', 'C');
  const hour = await readHour(ctx, row, asStudent(ctx.actor));
  const hourStepList = hour ? listOwnSteps(hour, await readCircumstances(ctx), ctx.actor) : [];
  return { lawCase: { ...lawCase, hourStepList, canBook: mayAsk && !isAnswered(row) && !hasHour(row, ctx.now) } };
};
