import { availability as availabilityCalls } from '@naru/contract/areas/counselling/availability.ts';
import { counsellor as counsellorCalls } from '@naru/contract/areas/counselling/counsellor.ts';
import { finding as findingCalls } from '@naru/contract/areas/counselling/finding.ts';

import { defineArea } from '../../platform/http/serve.ts';
import {
  changeAvailability,
  changeSlot,
  previewAvailability,
  readAvailability,
  readWeek,
} from './availability/calls.ts';
import { changeSettings, readSettings } from './counsellor/calls.ts';
import { listSlots, pageCounsellors, readCounsellor } from './finding/calls.ts';

export const counsellor = defineArea('counsellor', counsellorCalls, { readSettings, changeSettings });

export const availability = defineArea('availability', availabilityCalls, {
  readAvailability,
  previewAvailability,
  changeAvailability,
  readWeek,
  changeSlot,
});

export const finding = defineArea('finding', findingCalls, { pageCounsellors, readCounsellor, listSlots });
