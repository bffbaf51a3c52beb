/** Mileage, as its student sees it. Written by hand. */
import { ASKERS, type ExpectedCall } from '../people.ts';

export const OWN_MILEAGE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  // Lines are the student's; alumni keep theirs.
  'mileage.readSummary': { whom: ASKERS, code: '0000' },
  'mileage.pageLines': { whom: ASKERS, code: '0000' },
  // Advisors and coaches of their students, chief and assistant of the department; to students their own.
  'mileage.pageTotals': {
    whom: [...ASKERS, 'supervisor', 'chief', 'chiefsupervisor', 'coach', 'assistant'],
    code: '0000',
  },
  // A ledger is taken along by the person whose it is; a chief takes totals of the department.
  'mileage.exportLines': { whom: ASKERS, code: '9100', body: { reason: '음' } },
  'mileage.exportTotals': { whom: [...ASKERS, 'chief', 'chiefsupervisor'], code: '9100', body: { reason: '음' } },
};
