import { settings as settingsCalls } from '@naru/contract/areas/settings.ts';

import { bindCalls } from '../../platform/http/serve.ts';
import { PORTAL_SETTINGS } from '../../platform/settings/portal-settings.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { changeSetting, listSettings, portalInfo, readSetting } from './calls.ts';
import { settingRecords } from './logged-records.ts';
import { serveLogo } from './logo.ts';

export const settings: Manifest = {
  settings: PORTAL_SETTINGS,
  loggedRecords: ({ settings: declared }) => settingRecords(declared),
  calls: ({ settings: declared }) => [
    bindCalls('settings', settingsCalls, {
      portalInfo,
      listSettings: listSettings(declared),
      readSetting: readSetting(declared),
      changeSetting: changeSetting(declared),
    }),
  ],
  serve: (app, platform) => serveLogo(app, platform.settings),
};
