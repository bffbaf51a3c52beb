/** The testing centre's calls about who takes tests. Written by hand. */
import { NO_SUCH_ID, type ExpectedCall } from '../people.ts';

const CENTRE = ['testing'];

const GIVEN = {
  nameKo: '진단',
  nameEn: 'Test',
  gradeList: [],
  deptCodeList: [],
  opensOn: '2026-01-01',
  dueOn: '2026-01-02',
  remindsAutomatically: true,
};

export const ABILITY_PARTICIPATION_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'abilityParticipation.pageAssignments': { whom: CENTRE, code: '0000' },
  'abilityParticipation.readAssignment': { whom: CENTRE, code: '404' },
  'abilityParticipation.previewCohort': { whom: CENTRE, code: '0000', body: { gradeList: [], deptCodeList: [] } },
  'abilityParticipation.listTestChoices': { whom: CENTRE, code: '0000' },
  'abilityParticipation.createAssignment': { whom: CENTRE, code: '9100', body: { ...GIVEN, testId: NO_SUCH_ID } },
  'abilityParticipation.changeAssignment': { whom: CENTRE, code: '404', body: { ...GIVEN, version: 1 } },
  'abilityParticipation.stepAssignment': { whom: CENTRE, code: '404', body: { action: 'END', version: 1 } },
  'abilityParticipation.pageMissing': { whom: CENTRE, code: '404', body: { reason: '참여를 안내해요' } },
  'abilityParticipation.exportMissing': { whom: CENTRE, code: '404', body: { reason: '참여를 안내해요' } },
  'abilityParticipation.remindMissing': { whom: CENTRE, code: '404', body: { version: 1 } },
  'abilityParticipation.readParticipation': { whom: CENTRE, code: '404', query: { testId: NO_SUCH_ID } },
  'abilityParticipation.readDistribution': { whom: CENTRE, code: '404', query: { versionId: NO_SUCH_ID } },
  'abilityParticipation.exportParticipation': {
    whom: CENTRE,
    code: '404',
    body: { testId: NO_SUCH_ID, reason: '학장 보고에 써요' },
  },
  'abilityParticipation.exportDistribution': {
    whom: CENTRE,
    code: '404',
    body: { versionId: NO_SUCH_ID, reason: '학장 보고에 써요' },
  },
  'abilityParticipation.pageTaken': { whom: CENTRE, code: '0000', query: { studentNo: '0' } },
  'abilityParticipation.stepTaken': {
    whom: CENTRE,
    code: '404',
    body: { action: 'INVALIDATE', version: 1, reason: '시험' },
  },
};
