import { understanding as understandingCalls } from '@naru/contract/areas/understanding.ts';

import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import { ownStudies } from './home/studies.ts';
import { pageResults, readStudent, recordLink } from './record/calls.ts';
import { studiesSource } from './record/resume-source.ts';
import { UNDERSTANDING_SETTINGS } from './record/settings.ts';

export const understanding: Manifest = {
  calls: [bindCalls('understanding', understandingCalls, { readStudent, pageResults })],
  settings: UNDERSTANDING_SETTINGS,
  studentLinks: [recordLink],
  resumeSources: [studiesSource],
  home: { studies: [ownStudies] },
};
