import { mileageUseDesk as deskCalls, mileageUses as ownCalls } from '@naru/contract/areas/mileage/uses.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { pageUses, readUse, stepUse } from './desk-calls.ts';
import { exportUses, useList } from './excel-calls.ts';
import { usesWaiting, useTodos } from './home.ts';
import { USE_NOTIFICATIONS } from './notifications.ts';
import { changeUse, createUse, listPurposes, pageOwnUses, readOwnUse, stepOwnUse } from './own-calls.ts';

const uses = bindCalls('mileageUses', ownCalls, {
  listPurposes,
  createUse,
  changeUse,
  pageOwnUses,
  readOwnUse,
  stepOwnUse,
});

const desk = bindCalls('mileageUseDesk', deskCalls, { pageUses, readUse, stepUse, exportUses });

/** Uses of mileage: asked for by students, decided and paid by the mileage office. */
export const mileageUse: Manifest = {
  calls: [uses, desk],
  notificationTypes: USE_NOTIFICATIONS,
  lists: [useList],
  todoSources: [useTodos],
  home: { queues: [usesWaiting] },
};
