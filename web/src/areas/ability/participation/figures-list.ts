/** The choices of the screen of participation, in its address. */
import type { ListShape } from '../../../blocks/list/list-state.ts';

export type FigureFilter = 'test' | 'term' | 'version' | 'group' | 'scale';

export const FIGURES: ListShape<FigureFilter> = {
  filters: {
    test: { maxLength: 40 },
    term: { maxLength: 10 },
    version: { maxLength: 40 },
    group: { maxLength: 30 },
    scale: { maxLength: 60 },
  },
  sorts: [],
};
