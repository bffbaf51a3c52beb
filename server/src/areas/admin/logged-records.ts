/** Changes of administration itself, as the change log names them. */
import { namesByCode, namesById } from '../../blocks/manifest/logged-name-store.ts';
import type { LoggedRecord } from '../../blocks/manifest/logged-record.ts';
import { selectAppointmentNames } from './duty/store.ts';
import { openPrivilegeWriter } from './role/privilege-words.ts';
import { selectBundleNames } from './roster/store.ts';

export const ADMIN_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'member',
    name: { ko: '회원', en: 'Member' },
    selectNames: namesById('member'),
    acts: {
      'members.changeMemberStatus': { ko: '상태 변경', en: 'Status changed' },
      'members.resetMemberPassword': { ko: '비밀번호 재설정', en: 'Password reset' },
      'members.confirmMemberChange': { ko: '변경 확인', en: 'Change confirmed' },
      'members.declineMemberChange': { ko: '변경 거절', en: 'Change declined' },
      'admin.giveRole': { ko: '역할 부여', en: 'Role given' },
      'admin.takeRole': { ko: '역할 회수', en: 'Role taken' },
    },
  },
  {
    entity: 'role',
    name: { ko: '역할', en: 'Role' },
    selectNames: namesByCode('role', 'id'),
    openWriter: openPrivilegeWriter,
    acts: { 'admin.replacePrivileges': { ko: '권한 변경', en: 'Privileges changed' } },
  },
  {
    entity: 'menu',
    name: { ko: '메뉴', en: 'Menu' },
    selectNames: namesByCode('menu', 'id'),
    acts: { 'admin.changeMenu': { ko: '메뉴 변경', en: 'Menu changed' } },
  },
  {
    entity: 'duty_appointment',
    name: { ko: '담당 업무', en: 'Duty' },
    selectNames: selectAppointmentNames,
    acts: {
      'duties.ask': { ko: '지정 요청', en: 'Appointment asked for' },
      'duties.appoint': { ko: '지정', en: 'Appointed' },
      'duties.import': { ko: '파일로 지정', en: 'Appointed by sheet' },
      'duties.confirm': { ko: '지정 확인', en: 'Appointment confirmed' },
      'duties.decline': { ko: '지정 거절', en: 'Appointment declined' },
      'duties.withdraw': { ko: '요청 취소', en: 'Request withdrawn' },
      'duties.end': { ko: '종료', en: 'Ended' },
      'duties.exportDuties': { ko: '엑셀 내려받기', en: 'Excel downloaded' },
    },
  },
  {
    entity: 'import_run',
    name: { ko: '명부 가져오기', en: 'Roster import' },
    selectNames: selectBundleNames,
    acts: {
      'rosters.previewBundle': { ko: '미리 보기 시작', en: 'Preview started' },
      'rosters.importPreviewed': { ko: '가져오기 시작', en: 'Import started' },
      'rosters.cancelRun': { ko: '가져오기 취소', en: 'Import cancelled' },
    },
  },
  {
    entity: 'job',
    name: { ko: '작업', en: 'Job' },
    acts: {
      'jobs.retryJob': { ko: '다시 시작', en: 'Started again' },
      'jobs.cancelJob': { ko: '취소', en: 'Cancelled' },
    },
  },
  {
    entity: 'sign_in_throttle',
    name: { ko: '로그인 제한', en: 'Sign-in limit' },
    acts: { 'admin.clearSlowedSignIns': { ko: '제한 해제', en: 'Limit lifted' } },
  },
];
