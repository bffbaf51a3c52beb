/** The filters of the list of cards; the tab stays in the address while they change. */
import { defineList } from '../../../blocks/list/list-state.ts';
import { CARD_TAB } from './card-values.ts';

export const CARDS = defineList({
  filters: {
    tab: { oneOf: [CARD_TAB] },
    text: { maxLength: 100, isTyped: true },
    tag: { maxLength: 20 },
  },
  sorts: [],
});

/** Opens the form of a card that is not there yet. */
export const NEW_CARD = 'new';
