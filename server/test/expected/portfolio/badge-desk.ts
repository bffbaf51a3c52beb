/** Badges of the office, and the grants that heads of departments read. Written by hand. */
import { NO_SUCH_ID, type ExpectedCall } from '../people.ts';

const CENTRE = ['badges'];
/** Heads of departments read the list, its rows, and the badges of their students. */
const READERS = ['badges', 'chief', 'chiefsupervisor'];

const CONTENT = {
  nameKo: '',
  nameEn: 'Name',
  level: 'BASIC',
  competencyCode: null,
  alignmentList: [],
  validMonths: null,
  isRepeatable: false,
  isListed: true,
  look: { shape: 'CIRCLE', tone: 'BLUE', sign: 'STAR' },
  pictureFileId: null,
  rule: null,
};

export const BADGE_DESK_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'badgeClasses.pageClasses': { whom: READERS, code: '0000' },
  'badgeClasses.listClassOptions': { whom: READERS, code: '0000' },
  'badgeClasses.readClass': { whom: READERS, code: '404' },
  'badgeClasses.createClass': { whom: CENTRE, code: '9100', body: CONTENT },
  'badgeClasses.saveClass': { whom: CENTRE, code: '404', body: { ...CONTENT, nameKo: '이름', version: 1 } },
  'badgeClasses.stepClass': { whom: CENTRE, code: '404', body: { action: 'OPEN', version: 1 } },
  'badgeClasses.runAgain': { whom: CENTRE, code: '404', body: {} },
  'badgeClasses.deleteClass': { whom: CENTRE, code: '404', body: { version: 1 } },
  'badgeClasses.tryRule': { whom: CENTRE, code: '404' },
  'badgeClasses.nameTried': { whom: CENTRE, code: '404', body: { reason: '확인' } },
  'badgeClasses.findSeries': { whom: CENTRE, code: '0000', query: { searchText: '말하기' } },
  'badgeGrants.pageGrants': { whom: READERS, code: '0000' },
  'badgeGrants.readGrant': { whom: READERS, code: '404' },
  'badgeGrants.findHolders': { whom: CENTRE, code: '0000', query: { searchText: '김서' } },
  'badgeGrants.grantByHand': {
    whom: CENTRE,
    code: '9100',
    body: { classId: NO_SUCH_ID, studentIdList: [NO_SUCH_ID], evidenceName: '근거' },
  },
  'badgeGrants.revokeGrants': { whom: CENTRE, code: '404', body: { assertionIdList: [NO_SUCH_ID], reason: '잘못' } },
  'badgeGrants.previewGrants': { whom: CENTRE, code: '404', query: { fileId: NO_SUCH_ID } },
  'badgeGrants.importGrants': {
    whom: CENTRE,
    code: '404',
    body: { fileId: NO_SUCH_ID, planKey: '0'.repeat(64), skipsProblems: false },
  },
  'badgeGrants.exportGrants': { whom: READERS, code: '9100', body: { reason: '음' } },
};
