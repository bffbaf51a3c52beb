import { analytics as analyticsCalls } from '@naru/contract/areas/analytics.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { openAllStudents } from './student/all-calls.ts';
import { pageStudents } from './student/calls.ts';
import { exportStudents } from './student/excel-calls.ts';

export const analytics = defineArea('analytics', analyticsCalls, { pageStudents, openAllStudents, exportStudents });
