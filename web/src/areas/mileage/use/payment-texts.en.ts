import { countOf } from '../../../platform/i18n/count-of.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './payment-texts.ko.ts';

const inRequests = (count: string): string => (count === '1' ? '1 request' : `${count} requests`);

export const en = {
  title: 'Upload payment results',
  text: 'Upload what was paid as an Excel or CSV file. The payment file you downloaded will do, once the day and the result are filled in.',
  help: joinFacts([
    'xlsx or csv, up to 2 MB and 2,000 lines',
    'with a request number, student number and purpose may be empty',
    'account numbers aren’t read',
  ]),
  unreadable: 'This file doesn’t say what was paid.',
  templateName: 'mileage-payment-results.csv',
  columns: {
    useNo: 'Request number',
    number: 'Student number',
    purpose: 'Purpose',
    points: 'Mileage',
    won: 'Amount (KRW)',
    paidOn: 'Paid on',
    result: 'Result',
    reason: 'Reason',
  },
  sample: { purpose: 'Mileage scholarship', paid: 'Paid', refused: 'Failed', reason: 'Account closed' },
  kinds: {
    AMOUNT: 'Amount differs',
    PAID: 'Already paid',
    UNKNOWN: 'No such request',
    REFUSED: 'Refused by the bank',
    TWICE: 'Twice in the file',
    OTHER: 'Needs checking',
  },
  problems: (count: string) => (count === '1' ? '1 line won’t be marked' : `${count} lines won’t be marked`),
  problemsText: 'Requests that the bank refused stay approved. Upload corrected lines later: nothing is marked twice.',
  problemHead: ['Line', 'Student', 'Kind', 'Reason'],
  download: 'Download these lines',
  downloadName: 'mileage-payment-problems.csv',
  found: (count: string) => (count === '1' ? '1 approved request matches' : `${count} approved requests match`),
  sum: (of: { points: string; won: string }) => `${countOf(of.points, 'point')} or ₩${of.won} in total.`,
  nothing: 'No line matches an approved request',
  first: (count: string) => `Only the first ${count} are shown. The others are marked too.`,
  points: (count: string) => (count === '1' ? '1 point' : `${count} points`),
  won: (amount: string) => `₩${amount}`,
  apply: (count: string) => `Mark ${inRequests(count)} as paid`,
  irreversible: 'This can’t be undone, and the students are told.',
  sending: 'Marking',
  failed: 'We couldn’t mark them as paid.',
  done: (count: string) => `Marked ${inRequests(count)} as paid.`,
} as const satisfies Shape<typeof ko>;
