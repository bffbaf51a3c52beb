import { understanding as understandingCalls } from '@naru/contract/areas/understanding.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { pageResults, readStudent } from './record/calls.ts';

export const understanding = defineArea('understanding', understandingCalls, { readStudent, pageResults });
