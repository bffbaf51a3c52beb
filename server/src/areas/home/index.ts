import { home as homeCalls } from '@naru/contract/areas/home.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { changeDashboardLayout, dashboard } from './dashboard/calls.ts';
import { readDocument } from './document/calls.ts';
import { changeFavourites, describeMenu, listMenuAddresses, listOwnMenus } from './menu/calls.ts';

export const home = defineArea('home', homeCalls, {
  dashboard,
  changeDashboardLayout,
  listOwnMenus,
  changeFavourites,
  listMenuAddresses,
  describeMenu,
  readDocument,
});
