import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { lettersInCalendar } from './calendar.ts';
import { findOwnPapers } from './search.ts';
import { letterTodos } from './todos.ts';

/** Due days of letters, and letters and cards in the search. */
export const letterDays: Manifest = {
  todoSources: [letterTodos],
  calendarSources: [lettersInCalendar],
  searchSources: [findOwnPapers],
};
