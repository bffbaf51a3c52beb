import {
  mileageObjectionDesk as deskCalls,
  mileageObjections as ownCalls,
} from '@naru/contract/areas/mileage/objections.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { pageObjections, readObjection, stepObjection } from './desk-calls.ts';
import { objectionFileRights } from './files.ts';
import { answeredObjections, objectionsWaiting } from './home.ts';
import { OBJECTION_NOTIFICATIONS } from './notifications.ts';
import { createObjection, readObjectionForm, readOwnObjection, stepOwnObjection } from './own-calls.ts';
import { OBJECTION } from './store.ts';

const own = bindCalls('mileageObjections', ownCalls, {
  readObjectionForm,
  createObjection,
  readOwnObjection,
  stepOwnObjection,
});

const desk = bindCalls('mileageObjectionDesk', deskCalls, { pageObjections, readObjection, stepObjection });

/** Objections to lines of the ledger, as students raise them and the office answers. */
export const mileageObjections: Manifest = {
  calls: [own, desk],
  notificationTypes: OBJECTION_NOTIFICATIONS,
  fileRights: { [OBJECTION]: objectionFileRights },
  todoSources: [answeredObjections],
  home: { queues: [objectionsWaiting] },
};
