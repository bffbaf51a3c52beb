/** All notification types of counselling. */
import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';
import {
  counsellingRequested,
  counsellingAgreed,
  counsellingRejected,
  counsellingCancelled,
  counsellingCalendar,
  counsellingInvited,
  counsellingMoved,
  counsellingDeclined,
} from './notice/asking.ts';
import {
  counsellingInADay,
  counsellingInAnHour,
  counsellingToRecord,
  counsellingRecorded,
  counsellingSurvey,
  counsellingAbsent,
  counsellingConfirm,
  counsellingDisputed,
} from './notice/holding.ts';
import { counsellingNotice } from './notice/kind.ts';
import { counsellingOffered, counsellingOfferOver } from './notice/waiting.ts';

export const COUNSELLING_NOTIFICATIONS: readonly NotificationType[] = [
  counsellingNotice,
  counsellingRequested,
  counsellingAgreed,
  counsellingRejected,
  counsellingCancelled,
  counsellingRecorded,
  counsellingSurvey,
  counsellingInvited,
  counsellingMoved,
  counsellingDeclined,
  counsellingAbsent,
  counsellingConfirm,
  counsellingDisputed,
  counsellingCalendar,
  counsellingInADay,
  counsellingInAnHour,
  counsellingToRecord,
  counsellingOffered,
  counsellingOfferOver,
];
