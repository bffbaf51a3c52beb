import {
  COUNSELLOR_GENDERS,
  PREFERRED_TIMES,
  PSYCH_CHANNELS,
  type Preferences,
} from '@naru/contract/areas/counselling/psychological/words.ts';

import type { ApplicationRow } from './store.ts';

/** Reads what a student prefers, as far as it can still be chosen. */
export const preferencesOf = (row: Pick<ApplicationRow, 'times' | 'channels' | 'gender'>): Preferences => ({
  timeList: PREFERRED_TIMES.filter((time) => row.times.includes(time)),
  channelList: PSYCH_CHANNELS.filter((channel) => row.channels.includes(channel)),
  gender: COUNSELLOR_GENDERS.find((gender) => gender === row.gender) ?? 'ANY',
});
