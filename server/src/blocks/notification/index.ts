import { notification as notificationCalls } from '@naru/contract/areas/notification.ts';

import { bindCalls, type CallGroup } from '../../platform/http/serve.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { NotificationType } from '../manifest/notification-type.ts';
import { changePreference, countUnread, markAllRead, markRead, pageNotifications, readPreference } from './calls.ts';
import { notificationJobs } from './jobs.ts';
import { notificationMails } from './mails.ts';

/** Binds the calls behind the bell to these types of notifications. */
function bindNotification(types: readonly NotificationType[]): CallGroup {
  return bindCalls('notification', notificationCalls, {
    pageNotifications: pageNotifications(types),
    countUnread,
    markRead,
    markAllRead,
    readPreference: readPreference(types),
    changePreference: changePreference(types),
  });
}

export const notification: Manifest = {
  calls: ({ notificationTypes }) => [bindNotification(notificationTypes)],
  mailKinds: ({ brought }) => notificationMails(brought.notificationTypes),
  jobs: ({ platform }) => notificationJobs(platform),
};
