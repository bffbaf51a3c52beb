/** Tools with which the demonstration's portfolios are written. Pure. */
import type {
  BlockOf,
  Picture,
  PortfolioBlock,
  PortfolioContent,
  PortfolioRow,
} from '@naru/contract/areas/portfolio/page-content.ts';
import type { ItemSource } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { Scene } from './scenes.ts';

type Bare<Block> = Block extends unknown ? Omit<Block, 'blockId'> : never;
export type BareBlock = Bare<PortfolioBlock>;

/** Things of the owner that a page can name, and pictures that were drawn for it. */
export interface PageTools {
  /** Undefined where the demonstration has no files. */
  readonly picture: (scene: Scene, altText: string) => Picture | undefined;
  readonly nextId: () => string;
  readonly sources: readonly ItemSource[];
  readonly badges: readonly string[];
  readonly resumeId: string | null;
  readonly nameKo: string;
}

type Told = Partial<Omit<BlockOf<'PROJECT'>, 'kind' | 'blockId'>> & Pick<BlockOf<'PROJECT'>, 'title' | 'text'>;

export const heading = (text: string, level: 2 | 3 = 2): BareBlock[] => [{ kind: 'HEADING', text, level }];

export const words = (...paragraphs: readonly string[]): BareBlock[] => [
  {
    kind: 'TEXT',
    text: {
      type: 'doc',
      content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
  },
];

export const project = (told: Told): BareBlock[] => [
  {
    kind: 'PROJECT',
    role: '',
    place: '',
    begins: '',
    ends: '',
    isOngoing: false,
    tagList: [],
    url: '',
    picture: null,
    source: null,
    ...told,
  },
];

export const quote = (text: string, by = ''): BareBlock[] => [{ kind: 'QUOTE', text, by }];

export const skills = (...list: readonly (readonly [name: string, level: number, text?: string])[]): BareBlock[] => [
  { kind: 'SKILL', itemList: list.map(([name, level, text = '']) => ({ name, level, text })) },
];

export const path = (
  ...list: readonly (readonly [begins: string, title: string, place: string, text?: string])[]
): BareBlock[] => [
  {
    kind: 'TIMELINE',
    itemList: list.map(([begins, title, place, text = '']) => ({
      title,
      place,
      begins,
      ends: '',
      isOngoing: false,
      text,
      source: null,
    })),
  },
];

export const image = (
  picture: Picture | undefined,
  caption = '',
  shape: BlockOf<'IMAGE'>['shape'] = 'WIDE',
): BareBlock[] => (picture ? [{ kind: 'IMAGE', picture, caption, shape, url: '' }] : []);

export function gallery(...list: readonly (readonly [picture: Picture | undefined, caption: string])[]): BareBlock[] {
  const pictureList = list.flatMap(([picture, caption]) => (picture ? [{ picture, caption }] : []));
  return pictureList.length === 0 ? [] : [{ kind: 'GALLERY', pictureList }];
}

/** Facts of the university under a heading; nothing where there are none. */
export const records = ({ sources }: PageTools, title = '학교가 확인한 기록'): BareBlock[] =>
  sources.length === 0 ? [] : [...heading(title), { kind: 'RECORD', sourceList: [...sources] }];

export const badges = ({ badges: list }: PageTools): BareBlock[] =>
  list.length === 0 ? [] : [...heading('배지'), { kind: 'BADGE', assertionIdList: [...list] }];

interface Row {
  readonly layout: PortfolioRow['layout'];
  readonly tone?: PortfolioRow['tone'];
  readonly cells: readonly (readonly BareBlock[])[];
}

export interface Page {
  readonly background: PortfolioContent['background'];
  readonly head: Partial<PortfolioContent['head']> & { readonly headline: string; readonly summary: string };
  readonly rows: readonly Row[];
}

/** Puts a page together; a row whose cells are not all filled stands in one column. */
export function makePage({ nextId }: PageTools, { background, head, rows }: Page): PortfolioContent {
  return {
    background,
    head: { name: '', picture: null, linkList: [], ...head },
    rowList: rows.flatMap(({ layout, tone = 'PLAIN', cells }): PortfolioRow[] => {
      const filled = cells.filter((cell) => cell.length > 0);
      if (filled.length === 0) return [];
      const isWhole = filled.length === cells.length;
      return [
        {
          rowId: nextId(),
          layout: isWhole ? layout : '1',
          tone,
          breaksBefore: false,
          phoneOrder: [],
          cellList: (isWhole ? filled : [filled.flat()]).map((cell) =>
            cell.map((block): PortfolioBlock => ({ blockId: nextId(), ...block })),
          ),
        },
      ];
    }),
  };
}
