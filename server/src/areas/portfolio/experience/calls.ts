import type { experiences as calls } from '@naru/contract/areas/portfolio/experience.ts';
import type { ItemSource } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import type { ParsedInput } from '@naru/contract/call.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../platform/http/serve.ts';
import { listFactsOf } from './facts.ts';
import { findFull } from './read-calls.ts';
import { tidyTags } from './rules.ts';
import {
  CARD,
  insertCard,
  lockCardCount,
  selectOptionalCard,
  updateCard,
  updateDeleted,
  type CardContent,
} from './store.ts';
import { deleteUse, insertUse, selectIsOwnQuestion } from './use-store.ts';
import { experienceWords } from './words.ts';

type Body = Omit<ParsedInput<typeof calls.createCard>['body'], 'source'>;

/** @throws Failure `invalid` where it ends before it begins */
function contentOf({ locale }: WriteContext, { tagList, beganIn: begins, endedIn: ends, ...story }: Body): CardContent {
  if (begins !== '' && ends !== '' && ends < begins) failField('endedIn', experienceWords[locale].endsFirst);
  const { title, situation, task, action, result } = story;
  return { title, situation, task, action, result, begins, ends, tags: tidyTags(tagList) };
}

/** @throws Failure `invalid` where the person has as many cards as one may have */
async function requireRoom({ tx, actor, locale }: WriteContext): Promise<void> {
  if ((await lockCardCount(tx, actor.memberId)) >= PAPER_MOST.cards)
    failField('title', experienceWords[locale].tooMany);
}

/** Its words are the person's own affair: the log tells that, not what. */
const note = (ctx: WriteContext, action: string, entityId: string): Promise<void> =>
  writeAudit(ctx.tx, ctx, { action: `experiences.${action}`, entity: CARD, entityId });

/** @throws Failure `invalid` where the university does not know that fact of the person */
async function requireFact(ctx: WriteContext, sources: readonly ResumeSource[], source: ItemSource): Promise<void> {
  const kin = sources.filter(({ kind }) => kind === source.kind);
  const facts = await listFactsOf(ctx.tx, kin, ctx.actor.memberId);
  if (!facts.some((fact) => sourceKey(fact.source) === sourceKey(source)))
    failField('source', experienceWords[ctx.locale].unknownFact);
}

export const createCard = (sources: readonly ResumeSource[]): Writer<typeof calls.createCard> => ({
  apply: async (ctx, { body }) => {
    const { source, ...said } = body;
    const content = contentOf(ctx, said);
    if (source) await requireFact(ctx, sources, source);
    await requireRoom(ctx);
    const id = await insertCard(ctx.tx, { memberId: ctx.actor.memberId, at: ctx.now, content, source });
    await note(ctx, 'createCard', id);
    return { id };
  },
  answer: answerVersion,
});

async function answerVersion(
  ctx: Parameters<Writer<typeof calls.createCard>['answer']>[0],
  { id = '' }: { readonly id?: string },
) {
  const { cardId, version } = await findFull(ctx, id);
  return { cardId, version };
}

const saysSame = (one: CardContent, other: CardContent): boolean =>
  (['title', 'situation', 'task', 'action', 'result', 'begins', 'ends'] as const).every(
    (key) => one[key] === other[key],
  ) && one.tags.join('\n') === other.tags.join('\n');

export const changeCard: Writer<typeof calls.changeCard> = {
  apply: async (ctx, { params: { id }, body: { version, ...said } }) => {
    const { tx, actor, now } = ctx;
    const { memberId } = actor;
    const current = (await selectOptionalCard(tx, { id, memberId })) ?? fail('notFound');
    const content = contentOf(ctx, said);
    // A save whose first answer was lost.
    if (saysSame(current, content)) return { id };
    await saveChange(ctx, {
      current,
      reread: () => findFull(ctx, id),
      version,
      save: () => updateCard(tx, { id, memberId, version, at: now, content }),
      audit: { action: 'experiences.changeCard', entity: CARD, entityId: id },
    });
    return { id };
  },
  answer: answerVersion,
};

export const deleteCard: Writer<typeof calls.deleteCard> = {
  apply: async (ctx, { params: { id } }) => {
    const { memberId } = ctx.actor;
    const isChanged = (await updateDeleted(ctx.tx, { id, memberId, deletedAt: ctx.now })) ?? fail('notFound');
    if (isChanged) await note(ctx, 'deleteCard', id);
    return { id };
  },
  answer: () => Promise.resolve({}),
};

export const restoreCard: Writer<typeof calls.restoreCard> = {
  apply: async (ctx, { params: { id } }) => {
    const { memberId } = ctx.actor;
    const count = await lockCardCount(ctx.tx, memberId);
    const isChanged = (await updateDeleted(ctx.tx, { id, memberId, deletedAt: null })) ?? fail('notFound');
    if (isChanged && count >= PAPER_MOST.cards) failField('title', experienceWords[ctx.locale].tooMany);
    if (isChanged) await note(ctx, 'restoreCard', id);
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ cardId: (await findFull(ctx, id)).cardId }),
};

export const changeUse: Writer<typeof calls.changeUse> = {
  apply: async (ctx, { params: { id }, body: { questionId, isUsed } }) => {
    const { tx, actor, now, locale } = ctx;
    const { memberId } = actor;
    if (!(await selectOptionalCard(tx, { id, memberId }))) fail('notFound');
    if (!(await selectIsOwnQuestion(tx, { questionId, memberId })))
      failField('questionId', experienceWords[locale].notYours);
    const use = { cardId: id, questionId };
    await (isUsed ? insertUse(tx, use, now) : deleteUse(tx, use));
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ usedList: (await findFull(ctx, id)).usedList }),
};
