import { notification as notificationCalls } from '@naru/contract/areas/notification.ts';

import { defineArea, type Area } from '../../platform/http/serve.ts';
import { changePreference, countUnread, markAllRead, markRead, pageNotifications, readPreference } from './calls.ts';
import type { NotificationType } from './type.ts';

/** The calls behind the bell, for these types of notifications. */
export function notificationArea(types: readonly NotificationType[]): Area {
  return defineArea('notification', notificationCalls, {
    pageNotifications: pageNotifications(types),
    countUnread,
    markRead,
    markAllRead,
    readPreference: readPreference(types),
    changePreference: changePreference(types),
  });
}
