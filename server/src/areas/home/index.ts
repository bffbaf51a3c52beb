import { home as homeCalls } from '@naru/contract/areas/home.ts';

import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import { changeDashboardLayout, listTodos, readDashboard, readHomeFigures, tickTodo } from './dashboard/calls.ts';
import { readDocument } from './document/calls.ts';
import { changeFavourites, describeMenu, listMenuAddresses, listOwnMenus } from './menu/calls.ts';

export const home: Manifest = {
  calls: (brought) => [
    bindCalls('home', homeCalls, {
      dashboard: readDashboard(brought),
      readHomeFigures: readHomeFigures(brought),
      listTodos: listTodos(brought),
      tickTodo: tickTodo(brought.todoTicks),
      changeDashboardLayout,
      listOwnMenus,
      changeFavourites,
      listMenuAddresses,
      describeMenu,
      readDocument,
    }),
  ],
};
