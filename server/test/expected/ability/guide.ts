/** The guide to the tests, the competency framework, the graduation self-check. Written by hand. */
import { DEMO_PEOPLE } from '@naru/contract/testing/menu-table.ts';

import { CURRENT_STUDENTS, type ExpectedCall } from '../people.ts';

/** The guide is for all of the university. */
const EVERYBODY_HERE = DEMO_PEOPLE.filter((name) => name !== 'outsider');

export const TEST_GUIDE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'abilityGuide.listGuideTests': { whom: EVERYBODY_HERE, code: '0000' },
  'abilityGuide.readFramework': { whom: EVERYBODY_HERE, code: '0000' },
  'abilityGuide.openGraduationCheck': { whom: CURRENT_STUDENTS, code: '0000' },
};
