/** Instruments: the testing centre keeps them, nobody else sees them but as a test to take. Written by hand. */
import { type ExpectedCall } from '../people.ts';

const KEEPERS = ['testing'];
/** No file of an instrument. */
const NOT_ONE = { fileText: '{}' };

export const INSTRUMENT_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'instrumentDesk.pageInstruments': { whom: KEEPERS, code: '0000' },
  'instrumentDesk.listOwnInstruments': { whom: KEEPERS, code: '0000' },
  'instrumentDesk.adoptInstrument': { whom: KEEPERS, code: '404', params: { code: 'NONE' } },
  'instrumentDesk.checkInstrument': { whom: KEEPERS, code: '0000', body: NOT_ONE },
  'instrumentDesk.importInstrument': { whom: KEEPERS, code: '9100', body: NOT_ONE },
  'instrumentDesk.readTemplate': { whom: KEEPERS, code: '0000' },
  'instrumentDesk.readInstrument': { whom: KEEPERS, code: '404' },
  'instrumentDesk.copyInstrument': { whom: KEEPERS, code: '404' },
  'instrumentDesk.readVersion': { whom: KEEPERS, code: '404' },
  'instrumentDesk.changeVersion': { whom: KEEPERS, code: '404', body: { version: 1 } },
  'instrumentDesk.readFromSheet': {
    whom: KEEPERS,
    code: '404',
    query: { fileId: '01990000-0000-7000-8000-000000000000' },
  },
  'instrumentDesk.replaceVersion': { whom: KEEPERS, code: '404', body: { ...NOT_ONE, version: 1 } },
  'instrumentDesk.deleteVersion': { whom: KEEPERS, code: '404', body: { version: 1 } },
  'instrumentDesk.stepVersion': { whom: KEEPERS, code: '404', body: { action: 'PUBLISH', version: 1 } },
  'instrumentDesk.previewResult': { whom: KEEPERS, code: '404', body: { answerList: [] } },
  'instrumentDesk.readStatistics': { whom: KEEPERS, code: '404' },
  'instrumentDesk.exportFile': { whom: KEEPERS, code: '404' },
  'instrumentDesk.exportSheet': { whom: KEEPERS, code: '404' },
};
