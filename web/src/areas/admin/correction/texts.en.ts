import { joinFacts } from '../../../platform/format/facts.ts';
import type { CorrectionTexts } from './texts.ts';

export const en: CorrectionTexts = {
  title: 'Counselling outcomes',
  purpose: 'Correct outcomes that counsellors can no longer change themselves. Session notes aren’t shown.',
  views: { label: 'Show', waiting: 'To answer', over: 'Answered' },
  none: 'No requests to answer',
  noneText: 'When a student or a counsellor asks for a correction, it appears here.',
  noneOver: 'No requests answered yet',
  noneOverText: 'Requests you answer are kept here.',
  errorTitle: 'We couldn’t load the requests.',
  found: (count: string) => (count === '1' ? '1 request' : `${count} requests`),
  when: 'Session',
  counsellor: 'Counsellor',
  change: 'Change',
  to: { COMPLETED: 'Absent → attended', ABSENT: 'Attended → absent' },
  askedBy: 'Asked by',
  by: { STUDENT: 'Student', COUNSELLOR: 'Counsellor' },
  asked: (who: string, moment: string) => joinFacts([who, moment]),
  reason: 'Reason',
  answer: 'Answer',
  gradeOf: (grade: string) => `Year ${grade}`,
  acceptOf: (name: string) => `Correct outcome: ${name}`,
  declineOf: (name: string) => `Decline: ${name}`,
  acceptTitle: { COMPLETED: 'Change the outcome to attended?', ABSENT: 'Change the outcome to absent?' },
  acceptText: {
    COMPLETED: 'The student and the counsellor will be notified, and the counsellor will be asked for the notes.',
    ABSENT: 'The student and the counsellor will be notified. The student has 7 days to dispute it.',
  },
  declineText: 'The person who asked will be notified, with your reason. The same request can’t be made again.',
  steps: {
    ACCEPT: {
      label: 'Correct outcome',
      done: 'Outcome corrected.',
      fields: { answer: { label: 'Add a note', help: 'The student and the counsellor will see this.' } },
    },
    DECLINE: {
      label: 'Decline',
      title: 'Decline this request?',
      keep: 'Go back',
      done: 'Request declined. The person who asked has been notified.',
      fields: { answer: { label: 'Reason', help: 'The student and the counsellor will see this.' } },
    },
  },
};
