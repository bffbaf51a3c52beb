import { SURVEY_STEPS, survey as calls, type Survey, type SurveyContent } from '@naru/contract/areas/survey.ts';

import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { writeAudit, type AuditEntry } from '../../audit/store.ts';
import { findSurvey } from '../result/find.ts';
import { checkDraft } from '../core/rules.ts';
import { contextName, keptFrom } from '../../manifest/survey-source.ts';
import { readCircumstances, type Circumstances } from '../../workflow/machine.ts';
import { saveChange } from '../../workflow/save-change.ts';
import { listSteps, writeStep } from '../../workflow/step-call.ts';
import { expectVersion } from '../../workflow/take-step.ts';
import { lockOptionalSurvey, selectOptionalNewestVersion, type SurveyRow, type VersionRow } from '../core/store.ts';
import { words } from '../core/words.ts';
import { isSame, refuseFields, refuseTraces, surveyMachine, type Contexts } from './machine.ts';
import {
  countAnswers,
  countAnswersOfEach,
  countSurveys,
  insertSurvey,
  selectSurveyPage,
  updateSurvey,
  type SurveyValues,
} from './store.ts';
import { LEAST_ANSWERS } from '../core/settings.ts';

const MENU = 'ADM_SURVEY';

export const pageSurveys =
  (contexts: Contexts): Reader<typeof calls.pageSurveys> =>
  async (ctx, { query }) => {
    const window = windowOf(query);
    const without = keptFrom(contexts, ctx.actor);
    const filter = { status: query.status, contextType: query.contextType, without };
    const [rows, count] = await Promise.all([selectSurveyPage(ctx.db, filter, window), countSurveys(ctx.db, filter)]);
    const ids = rows.map(({ id }) => id);
    const answers = await ctx.platform.keptAnswers.read(['answers of surveys', ids], {
      make: () => countAnswersOfEach(ctx.db, ids),
      sizeOf: (counts) => [...counts.values()].reduce((sum, each) => sum + each, 0),
    });
    const content = rows.map(({ id, nameKo, nameEn, contextType, opensAt, closesAt, updatedAt, ...rest }) => ({
      ...rest,
      surveyId: id,
      answerCount: answers.get(id) ?? 0,
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
    const row = (await holdSurvey(ctx, contexts, params.id)) ?? fail('notFound');
    const current = surveyMachine(contexts).standing(row);
    const { version } = body;
    expectVersion(current, version);
    const published = await selectOptionalNewestVersion(ctx.tx, row.id);
    const values = readContent(ctx, contexts, body);
    const say = words[ctx.locale];
    // People were promised the one, and asked about the other.
    if (published && values.isAnonymous !== row.isAnonymous) return failField('isAnonymous', say.settled);
    if (published && values.contextType !== row.contextType) return failField('contextType', say.settled);
    await saveChange(ctx, {
      current,
      version,
      save: () => updateSurvey(ctx.tx, { ...changeOf(ctx, row.id), version }, values),
      audit: noteOf('changeSurvey', row.id, { questions: values.questions.length }),
    });
    return { id: row.id };
  },
  answer: (ctx, ids) => answerSurvey(ctx, contexts, ids['id'] ?? ''),
});

export const stepSurvey = (contexts: Contexts): Writer<typeof calls.stepSurvey> =>
  writeStep(calls.stepSurvey, surveyMachine(contexts), {
    hold: async (ctx, id) => [await holdSurvey(ctx, contexts, id)].filter((row) => row !== undefined),
    sides: () => ['STAFF'] as const,
  });

async function begin(ctx: WriteContext, values: SurveyValues) {
  const id = newId();
  const leastAnswers = (await ctx.platform.settings.read()).of(LEAST_ANSWERS);
  await insertSurvey(ctx.tx, { ...changeOf(ctx, id), leastAnswers }, values);
  const after = { contextType: values.contextType, isAnonymous: values.isAnonymous };
  await writeAudit(ctx.tx, ctx, noteOf('createSurvey', id, after));
  return { id };
}

function changeOf(ctx: WriteContext, id: string) {
  return { id, actorId: ctx.actor.memberId, now: ctx.now };
}

const noteOf = (verb: string, entityId: string, after: object): AuditEntry => ({
  action: `survey.${verb}`,
  entity: 'survey',
  entityId,
  after,
});

/** Held against others; nothing where it is not there for the caller. */
async function holdSurvey(ctx: WriteContext, contexts: Contexts, id: string): Promise<SurveyRow | undefined> {
  const row = await lockOptionalSurvey(ctx.tx, id);
  return row && !keptFrom(contexts, ctx.actor).includes(row.contextType) ? row : undefined;
}

function readContent(ctx: WriteContext, contexts: Contexts, body: SurveyContent): SurveyValues {
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

async function answerSurvey(ctx: CallContext, contexts: Contexts, id: string) {
  const row = await findSurvey(ctx, contexts, id);
  const [published, answerCount, circumstances] = await Promise.all([
    selectOptionalNewestVersion(ctx.db, id),
    countAnswers(ctx.db, id),
    readCircumstances(ctx),
  ]);
  return {
    survey: present(ctx, contexts, { row, published, answerCount, circumstances }),
    contextTypeList: listContexts(ctx, contexts),
  };
}

interface Read {
  readonly row: SurveyRow;
  readonly published: VersionRow | undefined;
  readonly answerCount: number;
  readonly circumstances: Circumstances;
}

function present(ctx: CallContext, contexts: Contexts, read: Read): Survey {
  const { row, published, answerCount, circumstances } = read;
  const { actor } = ctx;
  const mayChange = actor.rights.may(MENU, 'U');
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
    hasChanges: !published || !isSame(row, published),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    can: { change: mayChange, copy: actor.rights.may(MENU, 'C'), export: actor.rights.may(MENU, 'E') },
    stepList: listSteps(surveyMachine(contexts), SURVEY_STEPS, {
      row,
      sides: mayChange ? ['STAFF'] : [],
      circumstances,
      actor,
    }),
  };
}

function nameIn(ctx: CallContext, { nameKo, nameEn }: { nameKo: string; nameEn: string }): string {
  return ctx.locale === 'en' ? nameEn : nameKo;
}

/** Its code where the area that brought it is gone. */
function nameContext(ctx: CallContext, contexts: Contexts, type: string): string {
  const context = contexts.find((one) => one.type === type);
  return context ? contextName(context, ctx.locale) : type;
}

function openContexts(ctx: CallContext, contexts: Contexts): Contexts {
  const kept = keptFrom(contexts, ctx.actor);
  return contexts.filter(({ type }) => !kept.includes(type));
}

function listContexts(ctx: CallContext, contexts: Contexts) {
  return openContexts(ctx, contexts)
    .map((context) => ({ code: context.type, name: contextName(context, ctx.locale) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
