import { norms as calls } from '@naru/contract/areas/ability/norm.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { deleteNorm, listNorms, readNorm, stepNorm } from './calls.ts';
import { exportNorm, normList } from './excel-calls.ts';
import { buildOwnNorm, rescoreNorm } from './run-calls.ts';
import { normJobs } from './runs.ts';
import { importNorm, previewNorm } from './sheet-calls.ts';

const norms = bindCalls('norms', calls, {
  listNorms,
  readNorm,
  previewNorm,
  importNorm,
  buildOwnNorm,
  stepNorm,
  rescoreNorm,
  deleteNorm,
  exportNorm,
});

/** Norms: whom results are compared with, uploaded or worked out from results of the university. */
export const abilityNorms: Manifest = {
  calls: [norms],
  lists: [normList],
  jobs: ({ platform }) => normJobs(platform),
};
