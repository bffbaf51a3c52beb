/** Excellent portfolios and reports: everybody looks, those named nominate, the office reviews. Written by hand. */
import { ASKERS, CURRENT_STUDENTS, OFFICE, OPENS_STUDENTS, type ExpectedCall } from '../people.ts';

const LOOKERS = [...ASKERS, ...OPENS_STUDENTS];
/** Alumni look and nominate their own; they neither like nor remark. */
const REMARKERS = [...CURRENT_STUDENTS, ...OPENS_STUDENTS];
/** The career centre reviews, and decides about reports. */
const CENTRE = ['badges'];
const NOMINATORS = [...ASKERS, 'supervisor', 'fulltime', 'chief', 'chiefsupervisor', 'coach', ...OFFICE];

const SCORES = { CONTENT: 5, EVIDENCE: 4, STORY: 4, DESIGN: 3, ACCESS: 4 };

export const EXHIBIT_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'exhibits.pageExhibits': { whom: LOOKERS, code: '0000' },
  'exhibits.readExhibit': { whom: LOOKERS, code: '404' },
  // The address is signed.
  'exhibits.showExhibitPicture': { whom: 'everybody', code: '404' },
  'exhibits.likeExhibit': { whom: REMARKERS, code: '404', body: { isLiked: true } },
  'exhibits.pageRemarks': { whom: LOOKERS, code: '404' },
  'exhibits.createRemark': { whom: REMARKERS, code: '404', body: { text: '좋아요' } },
  'exhibits.changeRemark': { whom: REMARKERS, code: '404', body: { text: '좋아요', version: 1 } },
  'exhibits.deleteRemark': { whom: REMARKERS, code: '404' },
  'exhibits.hideRemark': { whom: CENTRE, code: '404', body: { reason: '관계없는 글', version: 1 } },
  'nominations.pageCandidates': { whom: NOMINATORS, code: '0000' },
  'nominations.readNominationForm': { whom: NOMINATORS, code: '404' },
  'nominations.createNomination': { whom: NOMINATORS, code: '404', body: { reason: '과정이 잘 보여요.' } },
  'nominations.listOwnNominations': { whom: NOMINATORS, code: '0000' },
  'nominations.stepOwnNomination': { whom: NOMINATORS, code: '404', body: { action: 'WITHDRAW', version: 1 } },
  'nominationDesk.pageNominations': { whom: CENTRE, code: '0000' },
  'nominationDesk.readNomination': { whom: CENTRE, code: '404' },
  'nominationDesk.saveReview': {
    whom: CENTRE,
    code: '404',
    body: { scores: SCORES, note: '', reviewVersion: 0 },
  },
  'nominationDesk.stepNomination': { whom: CENTRE, code: '404', body: { action: 'BEGIN', version: 1 } },
  'nominationDesk.exportNominations': { whom: CENTRE, code: '9100', body: { reason: '짧음' } },
  // Refused before it counts: a network has five in ten minutes.
  'portfolioReports.reportPortfolio': {
    whom: 'everybody',
    code: '9100',
    body: { portfolioPath: 'nobody-is-here', reportReason: 'NONE', text: '' },
  },
  'portfolioReports.pageReported': { whom: CENTRE, code: '0000' },
  'portfolioReports.readReported': { whom: CENTRE, code: '404' },
  'portfolioReports.decideReports': {
    whom: CENTRE,
    code: '404',
    body: { decision: 'KEEP', reason: '', version: 1 },
  },
};
