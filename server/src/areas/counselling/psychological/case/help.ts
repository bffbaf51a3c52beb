/** Where help is at once: the same place in every answer. */
import type { Help } from '@naru/contract/areas/counselling/psychological/words.ts';

import type { Settings } from '../../../../platform/settings/values.ts';
import { CAMPUS_LINE } from './settings.ts';

/** The suicide prevention line of the country, since 2024. */
const CRISIS_LINE = '109';

export async function readHelp(settings: Settings): Promise<Help> {
  const line = (await settings.read()).of(CAMPUS_LINE);
  return { campusLine: line === '' ? null : line, crisisLine: CRISIS_LINE };
}
