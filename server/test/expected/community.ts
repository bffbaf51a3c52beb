/**
 * Notifications, search, boards and surveys: a missing board (server/src/blocks/board tests what its menu's privileges
 * open), nobody asked about a missing record. Written by hand.
 */
import { NO_SUCH_ID, type ExpectedCall } from './people.ts';

const EMPTY_TEXT = { type: 'doc', content: [] };
const POST = {
  title: 'x',
  categoryCode: null,
  body: EMPTY_TEXT,
  publishFrom: null,
  publishTo: null,
  isPinned: false,
  pinFrom: null,
  pinTo: null,
  deadlineAt: null,
  mustRead: false,
  isSecret: false,
  audience: { memberTypeList: null, deptCodeList: null, gradeList: null },
  fileId: null,
  fileSnList: [],
};
/** The offices whose work surveys ask about, and the administrator. */
const SURVEY_OFFICES = ['psychmanager', 'education', 'badges', 'admin'];
const SURVEY = {
  nameKo: 'x',
  nameEn: 'x',
  purposeKo: '',
  purposeEn: '',
  contextType: 'COUNSELLING',
  isAnonymous: true,
  opensAt: null,
  closesAt: null,
  questionList: [],
};

export const COMMUNITY_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'notification.pageNotifications': { whom: 'signedIn', code: '0000' },
  'notification.countUnread': { whom: 'signedIn', code: '0000' },
  'notification.markRead': { whom: 'signedIn', code: '404' },
  'notification.markAllRead': { whom: 'signedIn', code: '0000', body: { upTo: NO_SUCH_ID } },
  'notification.readPreference': { whom: 'signedIn', code: '0000' },
  'notification.changePreference': {
    whom: 'signedIn',
    code: '0000',
    body: { quiet: { isOn: true, from: 21, to: 8 }, isDigest: false, version: 0, choiceList: [] },
  },
  'search.find': { whom: 'signedIn', code: '0000', query: { searchText: '장학' } },
  'board.readBoard': { whom: 'signedIn', code: '404' },
  'board.pagePosts': { whom: 'signedIn', code: '404' },
  'board.findMembers': { whom: 'signedIn', code: '404' },
  'board.followPost': { whom: 'signedIn', code: '404', body: { isFollowing: true } },
  'board.exportPosts': { whom: 'signedIn', code: '404', body: { reason: 'x' } },
  'board.readPost': { whom: 'signedIn', code: '404' },
  'board.readPostForEdit': { whom: 'signedIn', code: '404' },
  'board.previewPost': { whom: 'signedIn', code: '404', body: { body: EMPTY_TEXT } },
  'board.createPost': { whom: 'signedIn', code: '404', body: { ...POST, publish: true } },
  'board.changePost': { whom: 'signedIn', code: '404', body: { ...POST, version: 1 } },
  'board.stepPost': { whom: 'signedIn', code: '404', body: { action: 'HIDE', version: 1 } },
  'board.pageDeletedPosts': { whom: 'signedIn', code: '404' },
  'board.confirmPost': { whom: 'signedIn', code: '404' },
  'board.countAudience': { whom: 'signedIn', code: '404' },
  'board.readReadership': { whom: 'signedIn', code: '404' },
  'board.pageUnread': { whom: 'signedIn', code: '404' },
  'board.pageComments': { whom: 'signedIn', code: '404' },
  'board.createComment': { whom: 'signedIn', code: '404', body: { text: 'x', parentId: null } },
  'board.deleteComment': { whom: 'signedIn', code: '404' },
  'board.pageHistory': { whom: 'signedIn', code: '404' },
  'board.readChange': { whom: 'signedIn', code: '404', params: { number: '1' } },
  'board.readDraft': { whom: 'signedIn', code: '404' },
  'board.saveDraft': {
    whom: 'signedIn',
    code: '404',
    body: { postId: null, content: { title: '', body: null, categoryCode: null }, baseVersion: null },
  },
  'board.discardDraft': { whom: 'signedIn', code: '404' },
  'board.readDashboardPosts': { whom: 'members', code: '0000' },
  'survey.readSurveyForm': { whom: 'signedIn', code: '404', params: { contextType: 'COUNSELLING' } },
  'survey.answerSurvey': {
    whom: 'signedIn',
    code: '404',
    params: { contextType: 'COUNSELLING' },
    body: { versionId: NO_SUCH_ID, answerList: [] },
  },
  'survey.readOwnResult': { whom: 'signedIn', code: '404', params: { contextType: 'NOTHING' } },
  'survey.pageSurveys': { whom: SURVEY_OFFICES, code: '0000' },
  'survey.readSurvey': { whom: SURVEY_OFFICES, code: '404' },
  'survey.createSurvey': { whom: SURVEY_OFFICES, code: '9100', body: { ...SURVEY, nameKo: '' } },
  'survey.copySurvey': { whom: SURVEY_OFFICES, code: '404' },
  'survey.changeSurvey': { whom: SURVEY_OFFICES, code: '404', body: { ...SURVEY, version: 1 } },
  'survey.stepSurvey': { whom: SURVEY_OFFICES, code: '404', body: { version: 1, action: 'CLOSE' } },
  'survey.stepSurvey:DELETE': { whom: SURVEY_OFFICES, code: '404', body: { version: 1, action: 'DELETE' } },
  'survey.readResult': { whom: SURVEY_OFFICES, code: '404' },
  'survey.exportResult': { whom: SURVEY_OFFICES, code: '404', body: { reason: 'enough of it' } },
};
