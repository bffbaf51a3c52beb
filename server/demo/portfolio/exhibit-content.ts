/** Contents of the portfolios of the demonstration that are nominated. */
import {
  PortfolioContent,
  type PortfolioBlock,
  type PortfolioRow,
} from '@naru/contract/areas/portfolio/page-content.ts';

import type { ExhibitStory } from './exhibit-texts.ts';

/** Lays out a story: who speaks, what they did, what they can. */
export function layOutStory(story: ExhibitStory, name: string, newId: () => string): PortfolioContent {
  const heading = (text: string): PortfolioBlock => ({ blockId: newId(), kind: 'HEADING', text, level: 2 });
  const row = (layout: PortfolioRow['layout'], cellList: PortfolioBlock[][]): PortfolioRow => ({
    rowId: newId(),
    layout,
    tone: 'PLAIN',
    breaksBefore: false,
    phoneOrder: [],
    cellList,
  });
  const about: PortfolioBlock = {
    blockId: newId(),
    kind: 'TEXT',
    text: {
      type: 'doc',
      content: story.about.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
  };
  const skills: PortfolioBlock = {
    blockId: newId(),
    kind: 'SKILL',
    itemList: story.skills.map(([skill, level]) => ({ name: skill, level, text: '' })),
  };
  const projects = story.projects.map((one): PortfolioBlock => ({
    blockId: newId(),
    kind: 'PROJECT',
    title: one.title,
    role: one.role,
    place: '',
    begins: one.begins,
    ends: one.ends,
    isOngoing: false,
    text: one.text,
    tagList: [...one.tags],
    url: '',
    picture: null,
    source: null,
  }));
  const rows = [
    row('2B', [
      [heading('시작한 이야기'), about],
      [heading('잘하는 것'), skills],
    ]),
  ];
  if (projects.length > 0) rows.push(row('1', [[heading('한 일'), ...projects]]));
  if (story.quote)
    rows.push(row('1', [[{ blockId: newId(), kind: 'QUOTE', text: story.quote[0], by: story.quote[1] }]]));
  return PortfolioContent.parse({
    background: story.background,
    head: { name, headline: story.headline, summary: story.summary, picture: null, linkList: [] },
    rowList: rows,
  });
}
