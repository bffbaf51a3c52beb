/** Programmes, completion. Written by hand. */
import { ASKERS, NO_SUCH_ID, OFFICE, type ExpectedCall } from '../people.ts';

/** Those who organise programmes: professors and coaches their own, chief, assistant and staff their department’s. */
const ORGANISERS = [
  'supervisor',
  'fulltime',
  'lecturer',
  'professor',
  'chief',
  'chiefsupervisor',
  'coach',
  'assistant',
  ...OFFICE,
];

export const COMPLETION_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'completion.readOwnCompletion': { whom: 'signedIn', code: '404' },
  'completion.handInAssignment': { whom: 'signedIn', code: '404', body: { content: 'x', fileId: null, version: 0 } },
  'completion.pageOwnCertificates': { whom: 'signedIn', code: '0000' },
  'completion.readOwnCertificate': { whom: 'signedIn', code: '404', params: { number: 'NR-1999-000001' } },
  // Others have completed nothing that it could list.
  'completion.issueTranscript': { whom: ASKERS, code: '0000', others: '404', body: {} },
  'completion.issueStatement': { whom: 'signedIn', code: '404', body: { year: 1999 } },
  'completion.showCertificateName': {
    whom: 'signedIn',
    code: '404',
    params: { number: 'NR-1999-000001' },
    body: { isOn: true },
  },
  'completion.checkCertificate': {
    whom: 'everybody',
    code: '0000',
    params: { number: 'NR-1999-000001' },
    body: { checkCode: 'AAAA-AAAA-AAAA' },
  },
  'completion.pageCompleters': { whom: ORGANISERS, code: '404' },
  'completion.settleCompletions': { whom: ORGANISERS, code: '404', body: {} },
  'completion.completeTrainees': {
    whom: ORGANISERS,
    code: '404',
    body: { traineeIdList: [NO_SUCH_ID], reason: 'x' },
  },
  'completion.previewCompleters': { whom: ORGANISERS, code: '404', query: { fileId: NO_SUCH_ID } },
  'completion.withdrawCompletion': { whom: ORGANISERS, code: '404', body: { version: 1, reason: 'x' } },
  'completion.readAssignment': { whom: ORGANISERS, code: '404' },
  'completion.stepAssignment': { whom: ORGANISERS, code: '404', body: { action: 'ACCEPT', version: 1 } },
};
