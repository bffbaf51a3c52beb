/** Pieces from which templates are put together: each makes blocks of what is known, or prompts where nothing is. Pure. */
import {
  LAYOUT_CELLS,
  type BlockOf,
  type PortfolioBlock,
  type PortfolioContent,
  type PortfolioRow,
} from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import { promptOf } from '@naru/contract/areas/portfolio/prompt.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { toLine, type Bare, type Making } from './making.ts';
import { listResume, listSkills } from './resume-pieces.ts';
import { templateWords, type TemplateWords } from './template-words.ts';

export interface Pieces {
  readonly words: TemplateWords;
  readonly head: () => PortfolioContent['head'];
  readonly heading: (text: string, level?: 2 | 3) => PortfolioBlock[];
  readonly stories: () => PortfolioBlock[];
  readonly records: () => PortfolioBlock[];
  readonly path: () => PortfolioBlock[];
  readonly badges: () => PortfolioBlock[];
  readonly skills: () => PortfolioBlock[];
  readonly resume: () => PortfolioBlock[];
  readonly chart: () => PortfolioBlock[];
  readonly gallery: () => PortfolioBlock[];
  readonly text: (prompt: string) => PortfolioBlock[];
  readonly quote: (prompt: string) => PortfolioBlock[];
  readonly row: (row: Pick<PortfolioRow, 'layout' | 'cellList'> & Partial<PortfolioRow>) => PortfolioRow[];
}

/** Prepares the pieces for one person, their choices and a language. */
export function preparePieces({ known, choices, language, newId }: Making): Pieces {
  const words = templateWords[language];
  const block = (bare: Bare<PortfolioBlock>): PortfolioBlock => ({ blockId: newId(), ...bare });
  const named = new Set(choices.sourceList.map(sourceKey));
  const records = known.facts.recordList.filter(
    ({ source, confirmation }) => confirmation === 'CONFIRMED' && named.has(sourceKey(source)),
  );
  const heading: Pieces['heading'] = (text, level = 2) => [block({ kind: 'HEADING', text: toLine(text), level })];
  const titled = (text: string, blocks: readonly PortfolioBlock[]): PortfolioBlock[] =>
    blocks.length === 0 ? [] : [...heading(text), ...blocks];
  const text: Pieces['text'] = (prompt) => [
    block({
      kind: 'TEXT',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: promptOf(prompt) }] }] },
    }),
  ];
  return {
    words,
    heading,
    text,
    head: () => makeHead({ known, choices, language, newId }),
    stories: () => listStories({ known, choices, language, newId }, records).map(block),
    records: () =>
      titled(
        words.headings.records,
        records.length === 0 ? [] : [block({ kind: 'RECORD', sourceList: records.map(({ source }) => source) })],
      ),
    path: () => titled(words.headings.path, records.length === 0 ? [] : [block(makePath(records, language))]),
    badges: () => {
      const wanted = new Set(choices.assertionIdList);
      const held = known.facts.badgeList.map(({ assertionId }) => assertionId).filter((id) => wanted.has(id));
      return titled(
        words.headings.badges,
        held.length === 0 ? [] : [block({ kind: 'BADGE', assertionIdList: held.slice(0, SHOWN_MOST.badges) })],
      );
    },
    skills: () =>
      titled(words.headings.skills, [block({ kind: 'SKILL', itemList: listSkills(known, choices, language) })]),
    resume: () => titled(words.headings.resume, listResume(known, choices, records).map(block)),
    chart: () => {
      const { chartSource: source } = choices;
      const isOwn = known.facts.chartList.some((chart) => source && sourceKey(chart.source) === sourceKey(source));
      return isOwn ? titled(words.headings.chart, [block({ kind: 'CHART', source, caption: '' })]) : [];
    },
    gallery: () => [block({ kind: 'GALLERY', pictureList: [] }), ...text(words.prompts.gallery)],
    quote: (prompt) => [block({ kind: 'QUOTE', text: promptOf(prompt), by: '' })],
    row: (row) => makeRow(row, newId),
  };
}

/** Layouts for so many cells that are left, once empty ones are gone. */
const FITTING = ['1', '2A', '3', '4'] as const;

/** Makes a row of the cells that have something in them; none where all are empty. */
function makeRow(
  { layout, cellList, phoneOrder = [], ...more }: Parameters<Pieces['row']>[0],
  newId: () => string,
): PortfolioRow[] {
  const filled = cellList.filter((cell) => cell.length > 0);
  if (filled.length === 0) return [];
  const isWhole = filled.length === LAYOUT_CELLS[layout].length;
  const fitting = FITTING[filled.length - 1] ?? '1';
  return [
    {
      rowId: newId(),
      tone: 'PLAIN',
      breaksBefore: false,
      ...more,
      layout: isWhole ? layout : fitting,
      phoneOrder: isWhole ? phoneOrder : [],
      cellList: filled.map((cell) => cell.slice(0, SHOWN_MOST.blocks)),
    },
  ];
}

function makeHead({ known, choices, language }: Making): PortfolioContent['head'] {
  const { prompts } = templateWords[language];
  const own = known.summary[language].trim();
  return {
    name: choices.showsName ? toLine(known.name[language] || known.name.ko) : '',
    headline: toLine(choices.direction) || promptOf(prompts.headline),
    summary: own === '' ? promptOf(prompts.summary[choices.audience]) : own.slice(0, SHOWN_MOST.text),
    picture: null,
    linkList: [],
  };
}

/** Makes a project of each chosen story; the university’s own words stand on those that began with a fact of it. */
function listStories(
  { known, choices, language }: Making,
  records: readonly ShownRecord[],
): Bare<BlockOf<'PROJECT'>>[] {
  const { prompts } = templateWords[language];
  const empty = { kind: 'PROJECT', place: '', begins: '', ends: '', isOngoing: false, tagList: [], url: '' } as const;
  const chosen = choices.cardIdList.flatMap((id) => known.stories.find((story) => story.id === id) ?? []);
  if (chosen.length === 0) {
    const prompted = { title: promptOf(prompts.storyTitle), role: '', text: promptOf(prompts.story) };
    return [{ ...empty, ...prompted, tagList: [], picture: null, source: null }];
  }
  return chosen.map((story) => {
    const fact = [...records, ...known.facts.recordList].find(
      ({ source, confirmation }) =>
        confirmation === 'CONFIRMED' && source.kind === story.sourceKind && source.id === story.sourceId,
    );
    return {
      ...empty,
      title: toLine(fact ? fact.title[language] || fact.title.ko : story.title),
      role: fact ? toLine(story.title) : '',
      place: fact ? toLine(fact.place[language] || fact.place.ko) : '',
      begins: fact?.begins ?? story.begins,
      ends: fact?.ends ?? story.ends,
      isOngoing: fact?.isOngoing ?? false,
      text: [story.situation, story.task, story.action, story.result]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('\n\n')
        .slice(0, SHOWN_MOST.text),
      tagList: story.tags.map((tag) => toLine(tag, SHOWN_MOST.tag)).slice(0, SHOWN_MOST.tags),
      picture: null,
      source: fact?.source ?? null,
    };
  });
}

function makePath(records: readonly ShownRecord[], language: PaperLanguage): Bare<BlockOf<'TIMELINE'>> {
  const latest = records.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
  return {
    kind: 'TIMELINE',
    itemList: latest.slice(0, SHOWN_MOST.items).map(({ title, place, begins, ends, isOngoing, source }) => ({
      title: toLine(title[language] || title.ko),
      place: toLine(place[language] || place.ko),
      begins,
      ends,
      isOngoing,
      text: '',
      source,
    })),
  };
}
const lastOf = ({ begins, ends, isOngoing }: ShownRecord): string => (isOngoing ? '9999' : ends || begins);
