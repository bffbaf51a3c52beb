import type { AskedQuestion, FormStatus, Question, survey as calls } from '@naru/contract/areas/survey.ts';

import type { Db } from '../../../platform/db/db.ts';
import { fail, Failure } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { writeAudit } from '../../audit/store.ts';
import { formStatus, readAnswers } from '../core/rules.ts';
import type { SurveyContext, SurveyOccasion } from '../../manifest/survey-source.ts';
import {
  holdOptionalOpenSurvey,
  selectOptionalNewestVersion,
  selectOptionalOpenSurvey,
  type SurveyRow,
  type VersionRow,
} from '../core/store.ts';
import { words } from '../core/words.ts';
import { hasTarget, insertResponse, insertTarget, updateDataKey, type TargetKey } from './store.ts';

/** The field that sealed texts are. */
export const TEXTS = 'survey_response.texts';

interface OccasionParams {
  readonly contextType: string;
  readonly contextId: string;
}

export const readSurveyForm =
  (contexts: readonly SurveyContext[]): Reader<typeof calls.readSurveyForm> =>
  async (ctx, { params }) => {
    const occasion = await findOccasion(ctx, contexts, params);
    const survey = (await selectOptionalOpenSurvey(ctx.db, params.contextType)) ?? fail('notFound');
    const version = (await selectOptionalNewestVersion(ctx.db, survey.id)) ?? fail('notFound');
    const target = targetOf(ctx, survey, params);
    const status = await statusOf(ctx, ctx.db, { survey, occasion, target });
    const draftKey = draftKeyOf(ctx, target, version);
    return { form: toForm({ survey, version, occasion, status, draftKey, locale: ctx.locale }) };
  };

export const answerSurvey = (contexts: readonly SurveyContext[]): Writer<typeof calls.answerSurvey> => ({
  // Its hash would stand beside the person's name for a day, to be compared with the answers.
  identity: ({ params }) => params,
  apply: async (ctx, { params, body }) => {
    const occasion = await findOccasion(ctx, contexts, params);
    const survey = (await holdOptionalOpenSurvey(ctx.tx, params.contextType)) ?? fail('notFound');
    const version = (await selectOptionalNewestVersion(ctx.tx, survey.id)) ?? fail('notFound');
    const target = targetOf(ctx, survey, params);
    const status = await statusOf(ctx, ctx.tx, { survey, occasion, target });
    if (status !== 'OPEN') return fail('conflict', { current: { status } });
    if (body.versionId !== version.id) return fail('conflict', { current: { status, versionId: version.id } });
    const read = readAnswers(version.questions, body.answerList, words[ctx.locale]);
    if ('problems' in read) throw new Failure('invalid', { fields: read.problems });
    if (!(await insertTarget(ctx.tx, target))) return fail('conflict', { current: { status: 'ANSWERED' } });
    await insertResponse(ctx.tx, {
      surveyId: survey.id,
      versionId: version.id,
      leastAnswers: survey.leastAnswers,
      facets: occasion.facets,
      answeredOn: (survey.isAnonymous ? occasion.keptDay : undefined) ?? koreanDate(ctx.now),
      choices: read.choices,
      sealedTexts: await sealTexts(ctx, survey, read.texts),
      by: survey.isAnonymous ? null : { contextId: params.contextId, memberId: ctx.actor.memberId, at: ctx.now },
    });
    // A line with the second of an anonymous answer would be the key that there must not be.
    if (!survey.isAnonymous)
      await writeAudit(ctx.tx, ctx, { action: 'survey.answerSurvey', entity: 'survey', entityId: survey.id });
    return {};
  },
  answer: async () => ({ status: 'ANSWERED' as const }),
});

/** All that somebody wrote, in one; null where that is nothing. The first one brings the survey's key. */
async function sealTexts(
  ctx: WriteContext,
  { id, dataKeyId }: SurveyRow,
  texts: Readonly<Record<string, string>>,
): Promise<string | null> {
  if (Object.keys(texts).length === 0) return null;
  const { sealing } = ctx.platform;
  const key = await (dataKeyId === null ? sealing.makeKey(ctx.tx, ctx.now) : sealing.readKey(ctx.tx, dataKeyId));
  if (dataKeyId === null) await updateDataKey(ctx.tx, id, key.id);
  return key.seal(TEXTS, JSON.stringify(texts));
}

async function findOccasion(
  ctx: CallContext,
  contexts: readonly SurveyContext[],
  { contextType, contextId }: OccasionParams,
): Promise<SurveyOccasion> {
  const source = contexts.find(({ type }) => type === contextType)?.source;
  return (await source?.find(ctx, contextId)) ?? fail('notFound');
}

function targetOf(ctx: CallContext, survey: SurveyRow, { contextId }: OccasionParams): TargetKey {
  return { surveyId: survey.id, contextId, memberId: ctx.actor.memberId };
}

interface Standing {
  readonly survey: SurveyRow;
  readonly occasion: SurveyOccasion;
  readonly target: TargetKey;
}

async function statusOf(ctx: CallContext, db: Db, { survey, occasion, target }: Standing): Promise<FormStatus> {
  return formStatus(await hasTarget(db, target), [survey, occasion], ctx.now);
}

/** The same for the same person and questions, so that a draft opens again; nothing of it is kept. */
function draftKeyOf(ctx: CallContext, target: TargetKey, version: VersionRow): string {
  const purpose = `survey draft ${target.memberId} ${target.contextId} ${version.id}`;
  return ctx.platform.deriveKey(purpose).toString('base64');
}

interface FormParts {
  readonly survey: SurveyRow;
  readonly version: VersionRow;
  readonly occasion: SurveyOccasion;
  readonly status: FormStatus;
  readonly draftKey: string;
  readonly locale: Locale;
}

function toForm({ survey, version, occasion, status, draftKey, locale }: FormParts) {
  const windows = [survey, occasion];
  const latest = maximum(windows.map(({ opensAt }) => opensAt));
  const earliest = minimum(windows.map(({ closesAt }) => closesAt));
  return {
    status,
    name: locale === 'en' ? survey.nameEn : survey.nameKo,
    purpose: locale === 'en' ? survey.purposeEn : survey.purposeKo,
    about: occasion.about,
    isAnonymous: survey.isAnonymous,
    leastAnswers: survey.leastAnswers,
    opensAt: latest?.toISOString() ?? null,
    closesAt: earliest?.toISOString() ?? null,
    versionId: version.id,
    questionList: version.questions.map((question) => toAsked(question, locale)),
    draftKey,
  };
}

const timesOf = (moments: readonly (Date | null)[]): Date[] => moments.filter((one) => one !== null);
const maximum = (moments: readonly (Date | null)[]): Date | undefined =>
  timesOf(moments).sort((one, other) => Number(other) - Number(one))[0];
const minimum = (moments: readonly (Date | null)[]): Date | undefined =>
  timesOf(moments).sort((one, other) => Number(one) - Number(other))[0];

function toAsked({ textKo, textEn, optionList, ...rest }: Question, locale: Locale): AskedQuestion {
  return {
    ...rest,
    text: locale === 'en' ? textEn : textKo,
    optionList: optionList.map((option) => ({
      optionId: option.optionId,
      text: locale === 'en' ? option.textEn : option.textKo,
    })),
  };
}
