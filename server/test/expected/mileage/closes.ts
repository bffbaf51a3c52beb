/** Mileage, closing a term: the mileage office closes and pays, students read their own place. Written by hand. */
import { ASKERS, type ExpectedCall } from '../people.ts';

/** Nobody else can begin a close: staff of a department decide on claims alone. */
const CLOSERS = ['mileage'];
const NO_TERM = { year: 1999, semstrCode: '10' };

export const MILEAGE_CLOSE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageCloses.listCloses': { whom: CLOSERS, code: '0000' },
  'mileageCloses.beginClose': { whom: CLOSERS, code: '9100', body: NO_TERM },
  'mileageCloses.readClose': { whom: CLOSERS, code: '404' },
  'mileageCloses.exportStandings': { whom: CLOSERS, code: '404', body: { reason: '순위를 확인해요' } },
  'mileageCloses.exportPayments': {
    whom: CLOSERS,
    code: '9100',
    body: { ...NO_TERM, purposeCode: 'NONE', reason: '장학금을 지급해요' },
  },
  'mileageCloses.readOwnRank': { whom: ASKERS, code: '0000' },
  'mileageBalances.pageBalances': { whom: CLOSERS, code: '0000' },
  'mileageBalances.exportBalances': { whom: CLOSERS, code: '9100', body: { reason: '음' } },
};
