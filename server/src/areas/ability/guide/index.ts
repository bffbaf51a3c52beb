import { abilityGuide as guideCalls } from '@naru/contract/areas/ability/guide.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { listGuideTests, openGraduationCheck, readFramework } from './calls.ts';
import { GUIDE_SETTINGS } from './settings.ts';

const abilityGuide = bindCalls('abilityGuide', guideCalls, { listGuideTests, readFramework, openGraduationCheck });

/** The guide to the tests, the competency framework, and the way to the ERP's graduation self-check. */
export const testGuide: Manifest = { calls: [abilityGuide], settings: GUIDE_SETTINGS };
