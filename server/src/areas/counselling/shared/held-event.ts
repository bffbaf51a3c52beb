/** Facts about meetings; other areas follow them by api.ts. Psychological and legal counselling tell nobody anything. */
import { defineEvent } from '../../../blocks/manifest/event.ts';

export interface MeetingHappened {
  readonly memberId: string;
  readonly [field: string]: string;
}

/** A meeting counts as held: recorded, and where it was entered afterwards confirmed; the record is the request. */
export const meetingHeld = defineEvent<MeetingHappened>('meeting.held');
/** A meeting that counted was not held after all. */
export const meetingCorrected = defineEvent<MeetingHappened>('meeting.corrected');
