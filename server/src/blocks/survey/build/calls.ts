import type { Survey, SurveyContent, survey as calls } from '@naru/contract/areas/survey.ts';
import { SURVEY_ACTIONS } from '@naru/contract/areas/survey.ts';
import type { FieldError } from '@naru/contract/envelope.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import { isId, newId } from '../../../platform/db/id.ts';
import { fail, failField, Failure } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { writeAudit } from '../../audit/store.ts';
import { findSurvey } from '../result/calls.ts';
import { canAct, canPublish, checkChoices, checkDraft, checkQuestions, targetOf } from '../rules.ts';
import { contextName, keptFrom, type SurveyContext } from '../source.ts';
import { lockOptionalSurvey, selectOptionalNewestVersion, type SurveyRow, type VersionRow } from '../table.ts';
import { words } from '../words.ts';
import {
  countAnswers,
  countSurveys,
  countTheRest,
  deleteSurvey,
  insertSurvey,
  insertVersion,
  selectOptionalOther,
  selectSurveyPage,
  updateStatus,
  updateSurvey,
  type SurveyValues,
} from './store.ts';

type Contexts = readonly SurveyContext[];
const MENU = 'ADM_SURVEY';

export const pageSurveys =
  (contexts: Contexts): Reader<typeof calls.pageSurveys> =>
  async (ctx, { query }) => {
    const window = windowOf(query);
    const without = keptFrom(contexts, ctx.actor);
    const filter = { status: query.status, contextType: query.contextType, without };
    const [rows, count] = await Promise.all([selectSurveyPage(ctx.db, filter, window), countSurveys(ctx.db, filter)]);
    const content = rows.map(({ id, nameKo, nameEn, contextType, opensAt, closesAt, updatedAt, ...rest }) => ({
      ...rest,
      surveyId: id,
      name: nameIn(ctx, { nameKo, nameEn }),
      contextTypeNm: nameContext(ctx, contexts, contextType),
      opensAt: opensAt?.toISOString() ?? null,
      closesAt: closesAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    }));
    return {
      surveyPage: toPage(content, count, window),
      contextTypeList: listContexts(ctx, contexts),
      canCreate: ctx.actor.rights.may(MENU, 'C'),
    };
  };

export const readSurvey =
  (contexts: Contexts): Reader<typeof calls.readSurvey> =>
  (ctx, { params }) =>
    answerSurvey(ctx, contexts, params.id);

export const createSurvey = (contexts: Contexts): Writer<typeof calls.createSurvey> => ({
  apply: async (ctx, { body }) => begin(ctx, readContent(ctx, contexts, body)),
  answer: async (_ctx, ids) => ({ surveyId: ids['id'] ?? '' }),
});

export const copySurvey = (contexts: Contexts): Writer<typeof calls.copySurvey> => ({
  apply: async (ctx, { params }) => {
    const row = await findSurvey(ctx, contexts, params.id);
    const names = { nameKo: words.ko.copyOf(row.nameKo), nameEn: words.en.copyOf(row.nameEn) };
    return begin(ctx, { ...row, ...names, opensAt: null, closesAt: null });
  },
  answer: async (_ctx, ids) => ({ surveyId: ids['id'] ?? '' }),
});

export const changeSurvey = (contexts: Contexts): Writer<typeof calls.changeSurvey> => ({
  apply: async (ctx, { params, body }) => {
    const { row, published } = await lockSurvey(ctx, contexts, { id: params.id, version: body.version });
    const values = readContent(ctx, contexts, body);
    const say = words[ctx.locale];
    // People were promised the one, and asked about the other.
    if (published && values.isAnonymous !== row.isAnonymous) return failField('isAnonymous', say.settled);
    if (published && values.contextType !== row.contextType) return failField('contextType', say.settled);
    await updateSurvey(ctx.tx, changeOf(ctx, row.id), values);
    await note(ctx, 'changeSurvey', row.id, { questions: values.questions.length });
    return { id: row.id };
  },
  answer: (ctx, ids) => answerSurvey(ctx, contexts, ids['id'] ?? ''),
});

export const publishSurvey = (contexts: Contexts): Writer<typeof calls.publishSurvey> => ({
  apply: async (ctx, { params, body }) => {
    const { row, published } = await lockSurvey(ctx, contexts, { id: params.id, version: body.version });
    if (!canPublish(row.status)) return failConflict(row);
    const say = words[ctx.locale];
    refuseTraces(ctx, contextOf(contexts, row), row);
    refuseFields(checkQuestions(row.questions, say));
    if (published && isSame(row, published)) return failField('questionList', say.unchanged);
    await refuseAnother(ctx, row);
    const versionId = newId();
    await insertVersion(ctx.tx, { ...changeOf(ctx, row.id), versionId }, row.questions);
    await updateStatus(ctx.tx, changeOf(ctx, row.id), 'OPEN');
    await note(ctx, 'publishSurvey', row.id, { versionId });
    return { id: row.id };
  },
  answer: (ctx, ids) => answerSurvey(ctx, contexts, ids['id'] ?? ''),
});

export const changeSurveyStatus = (contexts: Contexts): Writer<typeof calls.changeSurveyStatus> => ({
  apply: async (ctx, { params, body }) => {
    const { row, published } = await lockSurvey(ctx, contexts, { id: params.id, version: body.version });
    if (body.action === 'DELETE' && !ctx.actor.rights.may(MENU, 'D')) return fail('forbidden');
    if (!canAct(body.action, row.status)) return failConflict(row);
    const to = targetOf(body.action);
    if (to === 'OPEN' && published)
      refuseTraces(ctx, contextOf(contexts, row), { ...row, questions: published.questions });
    if (to === 'OPEN') await refuseAnother(ctx, row);
    if (to === 'CLOSED') await countTheRest(ctx.tx, row.id);
    if (to === null) await deleteSurvey(ctx.tx, row.id);
    else await updateStatus(ctx.tx, changeOf(ctx, row.id), to);
    await note(ctx, `${body.action.toLowerCase()}Survey`, row.id, { from: row.status, to });
    return { id: row.id };
  },
  answer: async (_ctx, ids) => ({ surveyId: ids['id'] ?? '' }),
});

async function begin(ctx: WriteContext<Actor>, values: SurveyValues) {
  const id = newId();
  const leastAnswers = (await ctx.platform.settings.read())['survey.leastAnswers'];
  await insertSurvey(ctx.tx, { ...changeOf(ctx, id), leastAnswers }, values);
  await note(ctx, 'createSurvey', id, { contextType: values.contextType, isAnonymous: values.isAnonymous });
  return { id };
}

function changeOf(ctx: WriteContext<Actor>, id: string) {
  return { id, actorId: ctx.actor.memberId, now: ctx.now };
}

function note(ctx: WriteContext<Actor>, verb: string, entityId: string, after: object): Promise<void> {
  return writeAudit(ctx.tx, ctx, { action: `survey.${verb}`, entity: 'survey', entityId, after });
}

/** Held against others; compared with what the caller saw. */
async function lockSurvey(
  ctx: WriteContext<Actor>,
  contexts: Contexts,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ row: SurveyRow; published: VersionRow | undefined }> {
  const row = isId(id) ? await lockOptionalSurvey(ctx.tx, id) : undefined;
  if (!row || keptFrom(contexts, ctx.actor).includes(row.contextType)) return fail('notFound');
  if (row.version !== version) return failConflict(row);
  return { row, published: await selectOptionalNewestVersion(ctx.tx, id) };
}

function failConflict({ status, version }: SurveyRow): never {
  return fail('conflict', { current: { status, version } });
}

/** The index refuses it too; this one says which survey it is. */
async function refuseAnother(ctx: WriteContext<Actor>, row: SurveyRow): Promise<void> {
  const other = await selectOptionalOther(ctx.tx, row);
  if (other) failField('contextType', words[ctx.locale].anotherOpen(nameIn(ctx, other)));
}

function refuseFields(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new Failure('invalid', { fields });
}

const contextOf = (contexts: Contexts, row: Pick<SurveyRow, 'contextType'>): SurveyContext | undefined =>
  contexts.find(({ type }) => type === row.contextType);

/** Nothing of what is confidential carries a name, nor a text that could. */
function refuseTraces(
  ctx: WriteContext<Actor>,
  context: SurveyContext | undefined,
  { isAnonymous, questions }: Pick<SurveyValues, 'isAnonymous' | 'questions'>,
): void {
  if (!context?.keptBy) return;
  const say = words[ctx.locale];
  if (!isAnonymous) failField('contextType', say.onlyAnonymous);
  refuseFields(checkChoices(questions, say));
}

function readContent(ctx: WriteContext<Actor>, contexts: Contexts, body: SurveyContent): SurveyValues {
  const say = words[ctx.locale];
  const [nameKo, nameEn] = [body.nameKo.trim(), body.nameEn.trim()];
  if (nameKo === '') failField('nameKo', say.name);
  if (nameEn === '') failField('nameEn', say.name);
  const context = openContexts(ctx, contexts).find(({ type }) => type === body.contextType);
  if (!context) return failField('contextType', say.contextType);
  refuseTraces(ctx, context, { isAnonymous: body.isAnonymous, questions: body.questionList });
  const opensAt = body.opensAt === null ? null : new Date(body.opensAt);
  const closesAt = body.closesAt === null ? null : new Date(body.closesAt);
  if (opensAt && closesAt && closesAt <= opensAt) failField('closesAt', say.windowOver);
  refuseFields(checkDraft(body.questionList, say));
  return {
    nameKo,
    nameEn,
    purposeKo: body.purposeKo.trim(),
    purposeEn: body.purposeEn.trim(),
    contextType: body.contextType,
    isAnonymous: body.isAnonymous,
    opensAt,
    closesAt,
    questions: body.questionList,
  };
}

async function answerSurvey(ctx: CallContext<Actor>, contexts: Contexts, id: string) {
  const row = await findSurvey(ctx, contexts, id);
  const [published, answerCount] = await Promise.all([
    selectOptionalNewestVersion(ctx.db, id),
    countAnswers(ctx.db, id),
  ]);
  return {
    survey: present(ctx, contexts, { row, published, answerCount }),
    contextTypeList: listContexts(ctx, contexts),
  };
}

interface Read {
  readonly row: SurveyRow;
  readonly published: VersionRow | undefined;
  readonly answerCount: number;
}

function present(ctx: CallContext<Actor>, contexts: Contexts, { row, published, answerCount }: Read): Survey {
  const { rights } = ctx.actor;
  const hasChanges = !published || !isSame(row, published);
  const may = {
    C: rights.may(MENU, 'C'),
    U: rights.may(MENU, 'U'),
    D: rights.may(MENU, 'D'),
    E: rights.may(MENU, 'E'),
  };
  return {
    surveyId: row.id,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    purposeKo: row.purposeKo,
    purposeEn: row.purposeEn,
    contextType: row.contextType,
    contextTypeNm: nameContext(ctx, contexts, row.contextType),
    isAnonymous: row.isAnonymous,
    leastAnswers: row.leastAnswers,
    status: row.status,
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    questionList: row.questions,
    answerCount,
    published: published ? { versionNo: published.number, publishedAt: published.publishedAt.toISOString() } : null,
    hasChanges,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    can: {
      change: may.U,
      publish: may.U && hasChanges && canPublish(row.status),
      copy: may.C,
      export: may.E,
      actionList: SURVEY_ACTIONS.filter(
        (action) => may.U && (action !== 'DELETE' || may.D) && canAct(action, row.status),
      ),
    },
  };
}

/** Both come from the same kind of column, which sorts its keys. */
function isSame(row: SurveyRow, published: VersionRow): boolean {
  return JSON.stringify(row.questions) === JSON.stringify(published.questions);
}

function nameIn(ctx: CallContext<Actor>, { nameKo, nameEn }: { nameKo: string; nameEn: string }): string {
  return ctx.locale === 'en' ? nameEn : nameKo;
}

/** Its code where the area that brought it is gone. */
function nameContext(ctx: CallContext<Actor>, contexts: Contexts, type: string): string {
  const context = contexts.find((one) => one.type === type);
  return context ? contextName(context, ctx.locale) : type;
}

function openContexts(ctx: CallContext<Actor>, contexts: Contexts): Contexts {
  const kept = keptFrom(contexts, ctx.actor);
  return contexts.filter(({ type }) => !kept.includes(type));
}

function listContexts(ctx: CallContext<Actor>, contexts: Contexts) {
  return openContexts(ctx, contexts).map((context) => ({ code: context.type, name: contextName(context, ctx.locale) }));
}
