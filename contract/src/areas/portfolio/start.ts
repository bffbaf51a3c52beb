/** Portfolios of somebody: the list, the start of a new one, what it can show, and as it once was (docs/specification.md, Portfolios). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, patch, post, remove } from '../../call.ts';
import { AddressNumber, Id, Instant } from '../../shared/id.ts';
import { OptionalLine, RequiredLine } from '../../shared/one-line.ts';
import { PortfolioBackground, PortfolioContent } from './page-content.ts';
import { ShownFacts } from './page-facts.ts';
import { ItemSource } from './resume-content.ts';
import { PORTFOLIO_STATUSES, PORTFOLIO_VERSION_REASONS, PORTFOLIO_VISIBILITIES, SHOWN_MOST } from './shown-words.ts';
import { PAPER_LANGUAGES } from './words.ts';

const path = '/portfolio/my';
const one = `${path}/one/{id}`;
const versions = `${path}/version/{id}`;
const MENU = 'PTF_MY';
const ofPortfolio = z.object({ id: Id });
const ofVersion = z.object({ id: Id, number: AddressNumber });
const Language = z.enum(PAPER_LANGUAGES);
const SeenVersion = z.number().int().min(1).max(1_000_000_000);

/** Beginnings of a portfolio: nothing, the ten-minute start, or another portfolio. */
export const PORTFOLIO_BEGINNINGS = ['EMPTY', 'GUIDE', 'COPY'] as const;

/** People for whom a portfolio is made. MYSELF: a record of one's own. */
export const START_AUDIENCES = ['EMPLOYER', 'STUDY', 'TEAM', 'MYSELF'] as const;
export type StartAudience = (typeof START_AUDIENCES)[number];

/** Looks that a portfolio can begin with. */
export const START_TEMPLATES = ['STORY', 'PROOF', 'STUDIO', 'ONE_PAGE', 'GROWTH', 'FIRST'] as const;
export type StartTemplate = (typeof START_TEMPLATES)[number];

export const START_MOST = { records: 30, badges: SHOWN_MOST.badges, cards: 6 } as const;

/** Answers to the questions of the start. Ids that are not the caller's own bring nothing. */
export const StartChoices = z.object({
  audience: z.enum(START_AUDIENCES),
  /** The direction in the person's own words, which becomes the line under the name. */
  direction: OptionalLine(SHOWN_MOST.line),
  showsName: z.boolean().default(true),
  sourceList: z.array(ItemSource).max(START_MOST.records).default([]),
  assertionIdList: z.array(Id).max(START_MOST.badges).default([]),
  cardIdList: z.array(Id).max(START_MOST.cards).default([]),
  resumeId: Id.nullable().default(null),
  chartSource: ItemSource.nullable().default(null),
});
export type StartChoices = z.output<typeof StartChoices>;

const Card = z.object({
  portfolioId: Id,
  title: z.string(),
  language: Language,
  background: PortfolioBackground,
  headNm: z.string(),
  headline: z.string(),
  status: z.enum(PORTFOLIO_STATUSES),
  visibility: z.enum(PORTFOLIO_VISIBILITIES),
  /** Others see an older version. */
  isChangedSince: z.boolean(),
  publishedAt: Instant.nullable(),
  /** Null: nobody hid it. */
  hiddenAt: Instant.nullable(),
  hiddenReason: z.string().nullable(),
  viewCount: z.number().int(),
  /** Its address, /pt/{prtfolioPath}; null for none. */
  prtfolioPath: z.string().nullable(),
  /** Secret links that lead to it today. */
  openLinkCount: z.number().int(),
  /** Places that still wait for the person's own words. */
  promptCount: z.number().int(),
  changedAt: Instant,
});
export type PortfolioCard = z.output<typeof Card>;

const Story = z.object({
  cardId: Id,
  title: z.string(),
  excerpt: z.string(),
  beganIn: z.string(),
  endedIn: z.string(),
});
export type StartStory = z.output<typeof Story>;

const Version = z.object({
  number: z.number().int(),
  reason: z.enum(PORTFOLIO_VERSION_REASONS),
  name: z.string(),
  title: z.string(),
  blockCount: z.number().int(),
  /** The version that others see now. */
  isShown: z.boolean(),
  createdAt: Instant,
});
export type PortfolioVersionRow = z.output<typeof Version>;

export const portfolioStart = {
  listPortfolios: get(path, {
    access: menu(MENU, 'R'),
    summary: 'The caller’s portfolios, the latest change first, and those that were deleted in the last 30 days.',
    remark: 'promptCount: places that still wait for the person’s own words.',
    output: z.object({
      portfolioList: z.array(Card),
      deletedList: z.array(z.object({ portfolioId: Id, title: z.string(), deletedAt: Instant })),
    }),
  }),
  readStart: get(`${path}/start`, {
    access: menu(MENU, 'C'),
    summary: 'What the portal knows of the caller for a new portfolio, and what it would choose.',
    remark: 'Results of tests are offered, and never chosen.',
    output: z.object({
      headNm: z.string(),
      facts: ShownFacts,
      storyList: z.array(Story),
      suggested: StartChoices,
      templateList: z.array(
        z.object({
          template: z.enum(START_TEMPLATES),
          templateNm: z.string(),
          purpose: z.string(),
          audienceList: z.array(z.enum(START_AUDIENCES)),
        }),
      ),
    }),
  }),
  previewStart: post(`${path}/start/preview`, {
    access: menu(MENU, 'C'),
    summary: 'The portfolio that the choices make, in each look; keeps nothing.',
    repeatable: false,
    body: z.object({ language: Language, choices: StartChoices }),
    output: z.object({
      draftList: z.array(z.object({ template: z.enum(START_TEMPLATES), content: PortfolioContent })),
      facts: ShownFacts,
    }),
  }),
  createPortfolio: post(path, {
    access: menu(MENU, 'C'),
    summary: 'Makes a portfolio: empty, by the ten-minute start, or as another one of the caller’s.',
    remark:
      'At most 20 a person. Nobody else sees it until it is published. A copy has copies of the files, and is not published.',
    body: z.object({
      title: RequiredLine(SHOWN_MOST.title),
      language: Language,
      beginsWith: z.enum(PORTFOLIO_BEGINNINGS),
      copyOf: Id.nullable().default(null),
      template: z.enum(START_TEMPLATES).nullable().default(null),
      choices: StartChoices.nullable().default(null),
    }),
    output: z.object({ portfolioId: Id }),
  }),
  renamePortfolio: patch(one, {
    access: menu(MENU, 'U'),
    summary: 'Gives a portfolio of the caller another title.',
    remark: 'Others see the title of the version that was published.',
    params: ofPortfolio,
    body: z.object({ title: RequiredLine(SHOWN_MOST.title) }),
    output: z.object({}),
  }),
  deletePortfolio: remove(one, {
    access: menu(MENU, 'D'),
    summary: 'Deletes a portfolio and takes its page down; for 30 days it can be brought back.',
    remark: 'Refused while it is nominated or exhibited: the person withdraws it from there first.',
    params: ofPortfolio,
    output: z.object({}),
  }),
  undeletePortfolio: post(`${one}/undelete`, {
    access: menu(MENU, 'D'),
    summary: 'Brings a deleted portfolio back, without publishing it again.',
    params: ofPortfolio,
    output: z.object({ portfolioId: Id }),
  }),
  readSource: get(`${path}/source/{id}`, {
    access: menu(MENU, 'RR'),
    summary: 'All that the caller can put into a portfolio of theirs, and what it names already.',
    remark: 'A fact that the university confirms no longer is GONE, and stays off the page that others see.',
    params: ofPortfolio,
    output: ShownFacts,
  }),
  listVersions: get(versions, {
    access: menu(MENU, 'RR'),
    summary: 'A portfolio as it is and as it once was, the latest version first.',
    remark: 'One in ten minutes by itself, the last 50; those that were published or have a name stay.',
    params: ofPortfolio,
    output: z.object({
      title: z.string(),
      contentVersion: z.number().int(),
      content: PortfolioContent,
      facts: ShownFacts,
      versionList: z.array(Version),
    }),
  }),
  keepVersion: post(versions, {
    access: menu(MENU, 'U'),
    summary: 'Keeps a portfolio as it is now under a name.',
    params: ofPortfolio,
    body: z.object({ name: RequiredLine(SHOWN_MOST.title) }),
    output: z.object({ number: z.number().int() }),
  }),
  readVersion: get(`${versions}/{number}`, {
    access: menu(MENU, 'RR'),
    summary: 'One version with its content, and what it shows of the portal now.',
    params: ofVersion,
    output: z.object({ version: Version.extend({ content: PortfolioContent }), facts: ShownFacts }),
  }),
  nameVersion: patch(`${versions}/{number}`, {
    access: menu(MENU, 'U'),
    summary: 'Names a version, so that it stays; without a name it goes with the oldest.',
    params: ofVersion,
    body: z.object({ name: OptionalLine(SHOWN_MOST.title) }),
    output: z.object({}),
  }),
  restoreVersion: post(`${versions}/{number}/restore`, {
    access: menu(MENU, 'U'),
    summary: 'Makes a portfolio what it was in a version; as it is now is kept before.',
    remark: 'Others see nothing of it before it is published.',
    params: ofVersion,
    body: z.object({ contentVersion: SeenVersion }),
    output: z.object({ contentVersion: z.number().int() }),
  }),
};
