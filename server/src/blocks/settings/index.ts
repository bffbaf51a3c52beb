import { settings as settingsCalls } from '@naru/contract/areas/settings.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { changeSetting, listSettings, portalInfo } from './calls.ts';

export const settings = defineArea('settings', settingsCalls, { portalInfo, listSettings, changeSetting });
