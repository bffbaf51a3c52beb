import { instrumentDesk as deskCalls } from '@naru/contract/areas/ability/instrument-desk.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { exportFile, exportSheet, readTemplate } from './export-calls.ts';
import {
  adoptInstrument,
  checkInstrumentFile,
  copyInstrument,
  importInstrument,
  replaceVersion,
} from './import-calls.ts';
import { listOwnInstruments, pageInstruments, readInstrument, readVersion } from './read-calls.ts';
import { readFromSheet } from './sheet-calls.ts';
import { changeVersion, deleteVersion, previewResult, readStatistics, stepVersion } from './version-calls.ts';

const desk = bindCalls('instrumentDesk', deskCalls, {
  pageInstruments,
  listOwnInstruments,
  adoptInstrument,
  checkInstrument: checkInstrumentFile,
  importInstrument,
  readTemplate,
  readInstrument,
  copyInstrument,
  readVersion,
  changeVersion,
  readFromSheet,
  replaceVersion,
  deleteVersion,
  stepVersion,
  previewResult,
  readStatistics,
  exportFile,
  exportSheet,
});

/** Instruments, as the testing centre keeps them: files, drafts, versions, figures of their items. */
export const instruments: Manifest = { calls: [desk] };
