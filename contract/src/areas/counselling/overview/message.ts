/** Messages to a professor or coach about counselling. Their texts never quote what somebody wrote. */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { YesNo } from '../../../shared/flag.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';

/** `{naruAlarmTyCode?}` of the address: types of messages to counsellors. */
export const ALARM_TYPES = [
  'COUNSELLING_REQUESTED',
  'COUNSELLING_APPROVED',
  'COUNSELLING_CANCELLED',
  'COUNSELLING_DECLINED',
  'COUNSELLING_DISPUTED',
  'COUNSELLING_IN_A_DAY',
  'COUNSELLING_IN_AN_HOUR',
  'COUNSELLING_TO_RECORD',
] as const;

const Message = z.object({
  messageId: Id,
  naruAlarmTyCode: z.enum(ALARM_TYPES),
  title: z.string(),
  body: z.string(),
  /** Where it leads. */
  link: z.string(),
  /** The request that it is about, where it is one. */
  requestId: Id.nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
});
export type CounsellingMessage = z.output<typeof Message>;

export const message = {
  pageMessages: get('/cnslt/professor/msg/page', {
    access: menu('CNS_MSG', 'R'),
    summary: 'What the caller was told about counselling, by type, the newest first.',
    remark: 'unreadCount is of all types.',
    query: PageQuery.omit({ sort: true }).extend({
      /** One of ALARM_TYPES; anything else is not found. */
      naruAlarmTyCode: z.string().max(60).optional(),
      unreadAt: YesNo.optional(),
    }),
    output: z.object({
      messagePage: pageOf(Message),
      /** Unread messages of all types. */
      unreadCount: z.number().int(),
    }),
  }),
  readMessage: get('/cnslt/professor/msg/detail/{id}', {
    access: menu('CNS_MSG', 'RR'),
    summary: 'One of these; notification.markRead marks it as read.',
    params: z.object({ id: Id }),
    output: z.object({ message: Message }),
  }),
};
