/** Résumés as files (docs/specification.md §6, §7): students and alumni their own. */
import { ASKERS, type ExpectedCall } from '../people.ts';

/** They hold RR for what is shared with them, and have no résumés. */
const READERS = [...ASKERS, 'supervisor', 'chiefsupervisor', 'coach'];
const NOT_ONE = { fileText: '{}', language: 'ko' };

export const EXCHANGE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'exchange.exportResume': { whom: READERS, code: '404' },
  'exchange.checkImport': { whom: ASKERS, code: '9100', body: NOT_ONE },
  'exchange.importResume': { whom: ASKERS, code: '9100', body: { ...NOT_ONE, title: '가져온 이력서' } },
};
