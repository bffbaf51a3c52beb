import { correctionDesk as calls } from '@naru/contract/areas/portfolio/correction-desk.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { readCorrection, saveCorrectionDraft, stepCorrection } from './desk-calls.ts';
import { digestJobs } from './jobs.ts';
import { correctionDutyWork } from './duty-work.ts';
import { correctionList, exportCorrections } from './excel-calls.ts';
import { correctionsDue, correctionsWaiting } from './home.ts';
import { listCorrectorLoads, pageCorrections, readHandling } from './list-calls.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './template-calls.ts';

/** The queue of corrections: who takes which, and what comes of the work with the end of a duty. */
export const portfolioCorrectionDesk: Manifest = {
  calls: ({ resumeSources }) => [
    bindCalls('correctionDesk', calls, {
      pageCorrections,
      listCorrectorLoads,
      readHandling,
      readCorrection: readCorrection(resumeSources),
      saveCorrectionDraft,
      stepCorrection,
      listTemplates,
      createTemplate,
      changeTemplate,
      deleteTemplate,
      exportCorrections,
    }),
  ],
  todoSources: [correctionsDue],
  home: { queues: [correctionsWaiting] },
  dutyWorks: [correctionDutyWork],
  lists: [correctionList],
  jobs: ({ platform }) => digestJobs(platform),
};
