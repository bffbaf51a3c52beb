import { testSessions as calls } from '@naru/contract/areas/ability/sessions.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { readSession, saveAnswers, submitSession } from './calls.ts';
import { listTests } from './list-calls.ts';
import { startSession } from './start-calls.ts';
import { expiryJobs } from './jobs.ts';

const sessions = bindCalls('testSessions', calls, {
  listTests,
  startSession,
  readSession,
  saveAnswers,
  submitSession,
});

/** Taking a test: by students, on any device, without losing an answer. */
export const abilitySession: Manifest = {
  calls: [sessions],
  jobs: ({ platform }) => expiryJobs(platform),
};
