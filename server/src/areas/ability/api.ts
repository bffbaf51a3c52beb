/** Questions that other areas ask about tests: who took which one, never what came of it. */
export { testInvalidated, testTaken } from './scoring/events.ts';
export { selectTakenFamilies, type TakenFamily } from './scoring/families-store.ts';
export { takenTestTables } from './scoring/taking-sql.ts';
export { selectOptionalTaking, selectTakings, type Taking } from './scoring/taking-store.ts';
export { findTestsToTake, type TestToBegin } from './session/list-calls.ts';
export { beginPath as testToTakePath, formPath as takenTestPath } from './session/place.ts';
