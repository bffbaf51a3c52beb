import { mileageEntries as calls } from '@naru/contract/areas/mileage/entries.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { findStudents, pageBatches, postEntry, readBatch, readStudent } from './calls.ts';
import { importSheet, previewSheet } from './sheet-calls.ts';

const entries = bindCalls('mileageEntries', calls, {
  findStudents,
  readStudent,
  postEntry,
  pageBatches,
  readBatch,
  previewSheet,
  importSheet,
});

/** Corrections, opening balances and awards that the mileage office posts by hand or by a sheet. */
export const mileageEntries: Manifest = { calls: [entries] };
