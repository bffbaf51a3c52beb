import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { TEST_RECORDS } from './logged-records.ts';
import { testGuide } from './guide/index.ts';
import { instruments } from './instrument/index.ts';
import { abilityNorms } from './norm/index.ts';
import { abilityParticipation } from './participation/index.ts';
import { abilityResults } from './result/index.ts';
import { abilitySession } from './session/index.ts';

export const ability: readonly Manifest[] = [
  { loggedRecords: TEST_RECORDS },
  testGuide,
  instruments,
  abilitySession,
  abilityResults,
  abilityNorms,
  abilityParticipation,
];
