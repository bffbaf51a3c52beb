import type { experiences as calls } from '@naru/contract/areas/portfolio/experience.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { nameLetter } from '../core/letter-name.ts';
import { listFactsOf } from './facts.ts';
import { presentFull, presentListed, presentUse } from './present.ts';
import { rankCards } from './rules.ts';
import { selectAllCards, selectCards, selectOptionalCard, selectSources, selectTags } from './store.ts';
import { selectUses } from './use-store.ts';

/** Reads the uses of some cards, by card. */
async function readUses({ db, actor, locale }: CallContext, cardIds: readonly string[]) {
  const rows = await selectUses(db, { memberId: actor.memberId, cardIds });
  const byCard = Map.groupBy(rows, ({ cardId }) => cardId);
  return (cardId: string) => (byCard.get(cardId) ?? []).map((row) => presentUse(row, locale));
}

export const pageCards: Reader<typeof calls.pageCards> = async (ctx, { query }) => {
  const { memberId } = ctx.actor;
  const window = windowOf(query);
  const tag = query.tag === '' ? undefined : query.tag;
  const [{ rows, counted }, tagList] = await Promise.all([
    selectCards(ctx.db, { memberId, search: readSearch(query.searchText), tag }, window),
    selectTags(ctx.db, memberId),
  ]);
  const usesOf = await readUses(
    ctx,
    rows.map(({ id }) => id),
  );
  const content = rows.map((row) => presentListed(row, usesOf(row.id)));
  return { cardPage: toPage(content, counted, window), tagList };
};

/** Finds a card of the caller. @throws Failure `notFound` */
export async function findFull(ctx: CallContext, id: string) {
  const row = (await selectOptionalCard(ctx.db, { id, memberId: ctx.actor.memberId })) ?? fail('notFound');
  const usesOf = await readUses(ctx, [id]);
  return presentFull(row, usesOf(id));
}

export const readCard: Reader<typeof calls.readCard> = async (ctx, { params }) => ({
  card: await findFull(ctx, params.id),
});

export const listUses: Reader<typeof calls.listUses> = async ({ db, actor, locale }, { query }) => {
  const rows = await selectUses(db, { memberId: actor.memberId, letterId: query.letterId });
  const letterList = [...Map.groupBy(rows, ({ letterId }) => letterId)].map(([letterId, uses]) => {
    const byCard = Map.groupBy(uses, ({ cardId }) => cardId);
    const [first] = uses;
    return {
      letterId,
      letterNm: first ? nameLetter(first, locale) : '',
      usedList: uses.map(({ questionId, questionNo, cardId, cardTitle }) => ({
        questionId,
        questionNo,
        cardId,
        title: cardTitle,
      })),
      twiceList: [...byCard].flatMap(([cardId, told]) => (told.length > 1 ? [cardId] : [])),
    };
  });
  return { letterList };
};

export const suggestCards: Reader<typeof calls.suggestCards> = async ({ db, actor }, { query }) => {
  const ranked = rankCards(query.questionText, await selectAllCards(db, actor.memberId));
  return { suggestionList: ranked.map(({ id, title, words }) => ({ cardId: id, title, wordList: [...words] })) };
};

export const listFacts =
  (sources: readonly ResumeSource[]): Reader<typeof calls.listFacts> =>
  async ({ db, actor, locale }) => {
    const [facts, taken] = await Promise.all([
      listFactsOf(db, sources, actor.memberId),
      selectSources(db, actor.memberId),
    ]);
    const keys = new Set(taken.map(sourceKey));
    const said = (both: { readonly ko: string; readonly en: string }) => both[locale] || both.ko || both.en;
    return {
      factList: facts.map(({ source, section, title, place, detail, begins, ends, text }) => ({
        source,
        section,
        title: said(title),
        place: said(place),
        detail: said(detail),
        begins,
        ends,
        text: said(text),
        hasCard: keys.has(sourceKey(source)),
      })),
    };
  };
