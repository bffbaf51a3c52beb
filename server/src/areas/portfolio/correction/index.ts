import { corrections as calls } from '@naru/contract/areas/portfolio/correction.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { createCorrection, readCorrectionForm } from './form-calls.ts';
import { CORRECTION_NOTIFICATIONS } from './notifications.ts';
import { listOwnCorrections, readOwnCorrection, stepOwnCorrection } from './own-calls.ts';
import { correctionSurveys } from './survey.ts';
import { correctionTodos } from './todos.ts';

/** Requests for correction as students ask for them, and how they move. */
export const portfolioCorrections: Manifest = {
  calls: ({ resumeSources: sources }) => [
    bindCalls('corrections', calls, {
      readCorrectionForm,
      createCorrection: createCorrection(sources),
      listOwnCorrections,
      readOwnCorrection: readOwnCorrection(sources),
      stepOwnCorrection,
    }),
  ],
  notificationTypes: CORRECTION_NOTIFICATIONS,
  todoSources: [correctionTodos],
  surveyContexts: [correctionSurveys],
};
