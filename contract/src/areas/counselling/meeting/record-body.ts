/** The body of a counsellor's record of a meeting. */
import { z } from 'zod';

import { RequiredText } from '../../../shared/required-text.ts';

import { CalendarDate, Id } from '../../../shared/id.ts';
import { COUNSELLING_MOST, TopicCodes } from '../words.ts';

export const RecordBody = z.object({
  minutes: z.number().int().min(5).max(480),
  /** At least one. */
  topicList: TopicCodes,
  /** Read by the student too. */
  sharedNote: z.string().max(COUNSELLING_MOST.sharedNote),
  /** Read by the counsellor alone. */
  privateNote: z.string().max(COUNSELLING_MOST.privateNote),
  nextOn: CalendarDate.nullable(),
  followUpList: z
    .array(
      z.object({
        text: RequiredText(COUNSELLING_MOST.task),
        who: z.enum(['STUDENT', 'COUNSELLOR', 'BOTH']),
        dueOn: CalendarDate.nullable(),
        /** In a group, the student whose task it is; everybody's task where none is named. */
        stdntId: Id.optional(),
      }),
    )
    .max(COUNSELLING_MOST.tasks),
});
export type RecordBody = z.output<typeof RecordBody>;

/** The counsellor's own, in answers to nobody else. */
export const PrivateRecord = z.object({ privateNote: z.string() });
