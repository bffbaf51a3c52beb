import { analytics as analyticsCalls } from '@naru/contract/areas/analytics.ts';

import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import { openAllStudents } from './student/all-calls.ts';
import { pageStudents } from './student/calls.ts';
import { exportStudents, studentList } from './student/excel-calls.ts';
import { findStudents } from './student/search.ts';

export const analytics: Manifest = {
  calls: [bindCalls('analytics', analyticsCalls, { pageStudents, openAllStudents, exportStudents })],
  searchSources: [findStudents],
  lists: [studentList],
};
