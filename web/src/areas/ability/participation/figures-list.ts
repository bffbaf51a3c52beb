/** The choices of the screen of participation, in its address. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const FIGURES = defineList({
  filters: {
    test: { maxLength: 40 },
    term: { maxLength: 10 },
    version: { maxLength: 40 },
    group: { maxLength: 30 },
    scale: { maxLength: 60 },
  },
  sorts: [],
});
