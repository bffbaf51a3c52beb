/** The bank of experiences: what somebody lived through, told once and put into many letters (docs/specification.md, Experience cards). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { type CallOutput, get, post, put, remove } from '../../call.ts';
import { Id, Instant } from '../../shared/id.ts';
import { RequiredLine } from '../../shared/one-line.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { ItemSource, RESUME_SECTIONS } from './resume-content.ts';
import { PAPER_MOST } from './words.ts';

const path = '/portfolio/cl/experience';

/** The parts of a story, in the order in which it is told. */
export const CARD_PARTS = ['situation', 'task', 'action', 'result'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Characters of a tag, and cards that a question is offered. */
export const CARD_MOST = { tag: 20, suggestions: 5 } as const;

/** A year with its month, or empty. */
const MONTH = /^(?:(?:19|20|21)\d\d-(?:0[1-9]|1[0-2]))?$/;
const Month = z.string().regex(MONTH).default('');

const Part = OptionalText(PAPER_MOST.text);

const CardInput = z.object({
  title: RequiredLine(PAPER_MOST.title),
  situation: Part,
  task: Part,
  action: Part,
  result: Part,
  tagList: z.array(RequiredLine(CARD_MOST.tag)).max(PAPER_MOST.tags).default([]),
  beganIn: Month,
  endedIn: Month,
});

/** An answer into which a card was put. */
const CardUse = z.object({
  letterId: Id,
  letterNm: z.string(),
  questionId: Id,
  /** Its place in the letter, from 1. */
  questionNo: z.number().int(),
  question: z.string(),
});
export type CardUse = z.output<typeof CardUse>;

const Card = z.object({
  cardId: Id,
  title: z.string(),
  beganIn: z.string(),
  endedIn: z.string(),
  tagList: z.array(z.string()),
  changedAt: Instant,
  version: Version,
});

const ListedCard = Card.extend({
  /** The beginning of the story. */
  excerpt: z.string(),
  /** Parts that nothing stands in yet. */
  missingList: z.array(z.enum(CARD_PARTS)),
  usedList: z.array(CardUse),
});
export type ListedCard = z.output<typeof ListedCard>;

const FullCard = Card.extend({
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  /** The fact of the portal that it began with; null for none. */
  source: ItemSource.nullable(),
  usedList: z.array(CardUse),
});
export type FullCard = z.output<typeof FullCard>;

export const experiences = {
  pageCards: get(`${path}/page`, {
    access: menu('PTF_CL', 'R'),
    summary: 'The caller’s experience cards, the last changed first, with where each is used.',
    remark: 'tagList has all tags of all cards, the most used first, whatever the list is narrowed to.',
    query: PageQuery.omit({ sort: true }).extend({
      searchText: z.string().max(100).optional(),
      tag: z.string().max(CARD_MOST.tag).optional(),
    }),
    output: z.object({
      cardPage: pageOf(ListedCard),
      tagList: z.array(z.object({ tag: z.string(), count: z.number().int() })),
    }),
  }),
  readCard: get(`${path}/card/{id}`, {
    access: menu('PTF_CL', 'RR'),
    summary: 'One card of the caller.',
    params: z.object({ id: Id }),
    output: z.object({ card: FullCard }),
  }),
  createCard: post(`${path}/card`, {
    access: menu('PTF_CL', 'C'),
    summary: 'Makes a card; `source` names the fact of the portal that it began with.',
    body: CardInput.extend({ source: ItemSource.nullable().default(null) }),
    output: z.object({ cardId: Id, version: Version }),
  }),
  changeCard: put(`${path}/card/{id}`, {
    access: menu('PTF_CL', 'U'),
    summary: 'Changes a card. Answers that it was put into stay as they are.',
    remark: 'A conflict gives the card as it stands.',
    params: z.object({ id: Id }),
    body: CardInput.extend({ version: Version }),
    output: z.object({ cardId: Id, version: Version }),
  }),
  deleteCard: remove(`${path}/card/{id}`, {
    access: menu('PTF_CL', 'D'),
    summary: 'Deletes a card; answers that it was put into stay as they are. Deleted twice is deleted.',
    params: z.object({ id: Id }),
    output: z.object({}),
  }),
  restoreCard: post(`${path}/card/{id}/restore`, {
    access: menu('PTF_CL', 'D'),
    summary: 'Brings a deleted card back, with where it is used.',
    params: z.object({ id: Id }),
    output: z.object({ cardId: Id }),
  }),
  changeUse: put(`${path}/card/{id}/use`, {
    access: menu('PTF_CL', 'U'),
    summary: 'Notes that a card stands in the answer to a question, or no longer does.',
    params: z.object({ id: Id }),
    body: z.object({ questionId: Id, isUsed: z.boolean() }),
    output: z.object({ usedList: z.array(CardUse) }),
  }),
  listUses: get(`${path}/use/list`, {
    access: menu('PTF_CL', 'R'),
    summary: 'Where cards are used, a letter each, with those that stand in one letter twice.',
    remark: 'letterId: of that letter alone.',
    query: z.object({ letterId: Id.optional() }),
    output: z.object({
      letterList: z.array(
        z.object({
          letterId: Id,
          letterNm: z.string(),
          usedList: z.array(
            CardUse.pick({ questionId: true, questionNo: true }).extend({ cardId: Id, title: z.string() }),
          ),
          /** Cards that more than one of its answers tells. */
          twiceList: z.array(Id),
        }),
      ),
    }),
  }),
  suggestCards: get(`${path}/suggestion/list`, {
    access: menu('PTF_CL', 'R'),
    summary: 'Cards of the caller that have words in common with a question; by the letters alone, without judging.',
    query: z.object({ questionText: z.string().max(PAPER_MOST.question) }),
    output: z.object({
      suggestionList: z.array(z.object({ cardId: Id, title: z.string(), wordList: z.array(z.string()) })),
    }),
  }),
  listFacts: get(`${path}/fact/list`, {
    access: menu('PTF_CL', 'R'),
    summary: 'What the university knows of the caller that a card can begin with.',
    output: z.object({
      factList: z.array(
        z.object({
          source: ItemSource,
          section: z.enum(RESUME_SECTIONS),
          title: z.string(),
          place: z.string(),
          detail: z.string(),
          begins: z.string(),
          ends: z.string(),
          text: z.string(),
          /** There is a card that began with it. */
          hasCard: z.boolean(),
        }),
      ),
    }),
  }),
};
export type CardFact = CallOutput<typeof experiences.listFacts>['factList'][number];
