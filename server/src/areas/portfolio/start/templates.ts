/** Templates: how a new portfolio is laid out. Each row that would stay empty goes. Pure. */
import type {
  PortfolioBlock,
  PortfolioContent,
  PortfolioRow,
  PortfolioTheme,
} from '@naru/contract/areas/portfolio/page-content.ts';
import type { StartTemplate } from '@naru/contract/areas/portfolio/start.ts';

import type { Making } from './making.ts';
import { preparePieces, type Pieces } from './pieces.ts';

interface Template {
  readonly theme: PortfolioTheme;
  readonly lay: (pieces: Pieces) => PortfolioRow[];
}

/** Lays blocks in twos. */
function inPairs(pieces: Pieces, blocks: readonly PortfolioBlock[]): PortfolioRow[] {
  const rows: PortfolioRow[] = [];
  for (let at = 0; at < blocks.length; at += 2)
    rows.push(...pieces.row({ layout: '2A', cellList: blocks.slice(at, at + 2).map((block) => [block]) }));
  return rows;
}

const TEMPLATES: Readonly<Record<StartTemplate, Template>> = {
  STORY: {
    theme: 'PAPER',
    lay: (pieces) => {
      const { heading, row, words } = pieces;
      const [first, ...others] = pieces.stories();
      return [
        ...row({ layout: '1', cellList: [[...heading(words.headings.stories), ...(first ? [first] : [])]] }),
        ...inPairs(pieces, others),
        ...row({ layout: '2B', tone: 'RAISED', cellList: [pieces.path(), [...pieces.badges(), ...pieces.skills()]] }),
        ...row({ layout: '1', cellList: [[...pieces.resume(), ...pieces.chart()]] }),
        ...row({ layout: '1', tone: 'ACCENT', cellList: [pieces.quote(words.prompts.next)] }),
      ];
    },
  },
  PROOF: {
    theme: 'HARBOUR',
    lay: (pieces) => {
      const { heading, row, words } = pieces;
      return [
        ...row({ layout: '2B', cellList: [pieces.records(), pieces.badges()] }),
        ...row({ layout: '1', tone: 'RAISED', cellList: [[...heading(words.headings.stories), ...pieces.stories()]] }),
        ...row({ layout: '2A', cellList: [pieces.resume(), [...pieces.skills(), ...pieces.chart()]] }),
      ];
    },
  },
  STUDIO: {
    theme: 'NIGHT',
    lay: (pieces) => {
      const { heading, row, words } = pieces;
      return [
        ...row({ layout: '1', cellList: [[...heading(words.headings.work), ...pieces.gallery()]] }),
        ...inPairs(pieces, pieces.stories()),
        ...row({ layout: '3', tone: 'RAISED', cellList: [pieces.skills(), pieces.badges(), pieces.chart()] }),
        ...row({ layout: '2A', cellList: [pieces.records(), pieces.resume()] }),
      ];
    },
  },
  ONE_PAGE: {
    theme: 'SLATE',
    lay: (pieces) => {
      const { heading, row, words } = pieces;
      const main = [...heading(words.headings.stories), ...pieces.stories().slice(0, 2), ...pieces.records()];
      return [
        ...row({
          layout: '2C',
          // On a phone the stories come first.
          phoneOrder: [1, 0],
          cellList: [[...pieces.skills(), ...pieces.badges(), ...pieces.chart()], main],
        }),
        ...row({ layout: '1', cellList: [pieces.resume()] }),
      ];
    },
  },
  GROWTH: {
    theme: 'FOREST',
    lay: (pieces) => {
      const { heading, row, text, words } = pieces;
      const { headings, prompts } = words;
      return [
        ...row({ layout: '1', tone: 'ACCENT', cellList: [pieces.quote(prompts.next)] }),
        ...row({ layout: '2B', cellList: [pieces.path(), [...pieces.chart(), ...pieces.badges()]] }),
        ...row({ layout: '1', tone: 'RAISED', cellList: [[...heading(headings.stories), ...pieces.stories()]] }),
        ...row({
          layout: '2A',
          cellList: [
            [...heading(headings.learned), ...text(prompts.learned)],
            [...heading(headings.next), ...text(prompts.plan)],
          ],
        }),
        ...row({ layout: '2A', cellList: [pieces.resume(), pieces.skills()] }),
      ];
    },
  },
  FIRST: {
    theme: 'DAWN',
    lay: (pieces) => {
      const { heading, row, text, words } = pieces;
      const { headings, prompts } = words;
      return [
        ...row({
          layout: '2A',
          cellList: [
            [...heading(headings.interests), ...text(prompts.interests)],
            [...heading(headings.plan), ...text(prompts.plan)],
          ],
        }),
        ...row({
          layout: '1',
          tone: 'RAISED',
          cellList: [[...heading(headings.stories), ...pieces.stories().slice(0, 2)]],
        }),
        ...row({ layout: '2B', cellList: [pieces.records(), [...pieces.badges(), ...pieces.skills()]] }),
        ...row({ layout: '1', cellList: [[...pieces.resume(), ...pieces.chart()]] }),
      ];
    },
  },
};

/**
 * Makes a portfolio of what is known and was chosen. Everything in it is the person's, the university's, or a prompt:
 * nothing is invented. What was chosen and is not known brings nothing.
 */
export function composeDraft(template: StartTemplate, making: Making): PortfolioContent {
  const { theme, lay } = TEMPLATES[template];
  const pieces = preparePieces(making);
  return { background: { kind: 'THEME', theme }, head: pieces.head(), rowList: lay(pieces) };
}

/** Makes a portfolio with nothing in it but the name and places to write in. */
export function composeEmpty(making: Making): PortfolioContent {
  const pieces = preparePieces(making);
  return {
    background: { kind: 'THEME', theme: 'PAPER' },
    head: pieces.head(),
    rowList: pieces.row({ layout: '1', cellList: [pieces.text(pieces.words.prompts.story)] }),
  };
}
