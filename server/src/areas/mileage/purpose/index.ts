import { mileagePurposes as calls } from '@naru/contract/areas/mileage/purposes.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { changePurpose, listPurposes, readPurpose } from './calls.ts';

const purposes = bindCalls('mileagePurposes', calls, { listPurposes, readPurpose, changePurpose });

/** Purposes of mileage, kept by the mileage office. */
export const mileagePurposes: Manifest = { calls: [purposes] };
