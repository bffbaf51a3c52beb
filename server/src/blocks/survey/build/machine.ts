/** How a survey moves: published, closed, opened again, thrown away. */
import type { SURVEY_STEPS } from '@naru/contract/areas/survey.ts';
import type { FieldError } from '@naru/contract/envelope.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { newId } from '../../../platform/db/id.ts';
import { failField, Failure } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import type { SurveyContext } from '../../manifest/survey-source.ts';
import { personIn, type Machine, type Step } from '../../workflow/machine.ts';
import { swapStatus } from '../../workflow/swap-store.ts';
import { checkChoices, checkQuestions, SURVEY_TRANSITIONS, type SurveyTransition } from '../core/rules.ts';
import { selectOptionalNewestVersion, type SurveyRow, type VersionRow } from '../core/store.ts';
import { words } from '../core/words.ts';
import { countTheRest, deleteSurveys, insertVersion, selectOptionalOther, type SurveyValues } from './store.ts';

export type Contexts = readonly SurveyContext[];
type Given = StepGiven<typeof SURVEY_STEPS>;
export type SurveyMachine = Machine<SurveyRow, SurveyTransition, Given>;

export const surveyMachine = (contexts: Contexts): SurveyMachine => ({
  entity: 'survey',
  audit: (action) => `survey.${action.toLowerCase()}Survey`,
  transitions: SURVEY_TRANSITIONS,
  states: {
    DRAFT: { ko: '작성 중', en: 'a draft' },
    OPEN: { ko: '진행 중', en: 'open' },
    CLOSED: { ko: '마감', en: 'closed' },
    DELETED: { ko: '삭제됨', en: 'deleted' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  prepare: async (taker, step) => {
    const ctx = personIn(taker);
    await beforeStep(ctx, contexts, step);
    return { updated_at: ctx.now, updated_by: ctx.actor.memberId };
  },
  swap: (tx, rows, change) =>
    change.transition.to === 'DELETED' ? deleteSurveys(tx, rows) : swapStatus(tx, 'survey', { rows, ...change }),
});

async function beforeStep(
  ctx: WriteContext,
  contexts: Contexts,
  { row, transition: { action } }: Step<SurveyRow, SurveyTransition, Given>,
): Promise<void> {
  const context = contexts.find(({ type }) => type === row.contextType);
  const published = await selectOptionalNewestVersion(ctx.tx, row.id);
  switch (action) {
    case 'PUBLISH':
      refuseTraces(ctx, context, row);
      refuseFields(checkQuestions(row.questions, words[ctx.locale]));
      if (published && isSame(row, published)) failField('questionList', words[ctx.locale].unchanged);
      await refuseAnother(ctx, row);
      return publish(ctx, row);
    case 'REOPEN':
      if (published) refuseTraces(ctx, context, { ...row, questions: published.questions });
      return refuseAnother(ctx, row);
    case 'CLOSE':
      return countTheRest(ctx.tx, row.id);
    case 'DELETE':
  }
}

function publish({ tx, now, actor }: WriteContext, { id, questions }: SurveyRow): Promise<void> {
  return insertVersion(tx, { id, now, actorId: actor.memberId, versionId: newId() }, questions);
}

/** Both come from the same kind of column, which sorts its keys. */
export function isSame(row: SurveyRow, published: VersionRow): boolean {
  return JSON.stringify(row.questions) === JSON.stringify(published.questions);
}

/** The index refuses it too; this one says which survey it is. */
async function refuseAnother(ctx: WriteContext, row: SurveyRow): Promise<void> {
  const other = await selectOptionalOther(ctx.tx, row);
  const name = ctx.locale === 'en' ? other?.nameEn : other?.nameKo;
  if (name !== undefined) failField('contextType', words[ctx.locale].anotherOpen(name));
}

export function refuseFields(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new Failure('invalid', { fields });
}

/** Nothing of what is confidential carries a name, nor a text that could. */
export function refuseTraces(
  ctx: WriteContext,
  context: SurveyContext | undefined,
  { isAnonymous, questions }: Pick<SurveyValues, 'isAnonymous' | 'questions'>,
): void {
  if (!context?.isConfidential) return;
  const say = words[ctx.locale];
  if (!isAnonymous) failField('contextType', say.onlyAnonymous);
  refuseFields(checkChoices(questions, say));
}
