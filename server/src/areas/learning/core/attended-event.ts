import { defineEvent } from '../../../blocks/manifest/event.ts';

/**
 * The attendance of a closed session, as it is now: it was closed, opened again, or corrected. The record is the session,
 * so that completions can be judged anew.
 */
export const sessionAttended = defineEvent<{ readonly programmeId: string; readonly [field: string]: string }>(
  'session.attended',
);
