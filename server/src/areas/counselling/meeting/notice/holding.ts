/** Notices around a meeting, and after it. */
import { untilItBegins, untilItIsRecorded } from '../appointment/enclose.ts';
import { ON_RECORD, isCounsellor, isParty, isStudent, aType, TEXTED } from './kind.ts';

export const counsellingInADay = aType(
  'COUNSELLING_IN_A_DAY',
  () => true,
  {
    ko: {
      name: '상담 하루 전 알림',
      title: '하루 안에 상담이 있어요',
      body: '시간과 장소를 확인해 주세요. 참석이 어려우면 미리 알려 주세요.',
      action: '일정 보기',
    },
    en: {
      name: 'A day before counselling',
      title: 'You have counselling within a day',
      body: 'Check the time and place. If you can’t make it, please say so in advance.',
      action: 'See the appointment',
    },
  },
  { ...TEXTED, isReminder: true, enclose: untilItBegins },
);

export const counsellingInAnHour = aType(
  'COUNSELLING_IN_AN_HOUR',
  () => true,
  {
    ko: {
      name: '상담 한 시간 전 알림',
      title: '한 시간 안에 상담이 있어요',
      body: '시간과 장소를 확인해 주세요.',
      action: '일정 보기',
    },
    en: {
      name: 'An hour before counselling',
      title: 'You have counselling within an hour',
      body: 'Check the time and place.',
      action: 'See the appointment',
    },
  },
  { ...TEXTED, isReminder: true, enclose: untilItBegins },
);

export const counsellingToRecord = aType(
  'COUNSELLING_TO_RECORD',
  isCounsellor,
  {
    ko: {
      name: '작성할 상담 기록',
      title: '상담 기록을 남겨 주세요',
      body: '상담한 지 하루가 지났어요. 학생이 오지 않았다면 불참으로 표시해 주세요.',
      action: '기록하기',
    },
    en: {
      name: 'Sessions to write up',
      title: 'Please write up your session',
      body: 'The session was a day ago. If the student didn’t come, mark them as absent.',
      action: 'Write up',
    },
  },
  { ...ON_RECORD, isReminder: true, enclose: untilItIsRecorded },
);

export const counsellingRecorded = aType(
  'COUNSELLING_RECORDED',
  isStudent,
  {
    ko: {
      name: '상담 기록',
      title: '상담 기록이 등록됐어요',
      body: '공유된 기록과 할 일을 확인해 주세요.',
      action: '기록 보기',
    },
    en: {
      name: 'Counselling notes',
      title: 'Your session notes are ready',
      body: 'Check the shared notes and your follow-ups.',
      action: 'See the record',
    },
  },
  ON_RECORD,
);

/** Beside the news of the record, so not by mail once more. */
export const counsellingSurvey = aType(
  'COUNSELLING_SURVEY',
  isStudent,
  {
    ko: {
      name: '상담 설문',
      title: '이번 상담은 어땠나요?',
      body: '몇 가지만 답해 주세요. 더 나은 상담을 만드는 데 쓸게요.',
      action: '설문 답하기',
    },
    en: {
      name: 'Counselling surveys',
      title: 'How was your counselling?',
      body: 'A few answers help us improve.',
      action: 'Rate your session',
    },
  },
  { ...ON_RECORD, channels: ['IN_APP'] },
);

export const counsellingAbsent = aType(
  'COUNSELLING_ABSENT',
  isStudent,
  {
    ko: {
      name: '불참으로 표시된 상담',
      title: '상담에 불참한 것으로 표시됐어요',
      body: '사실과 다르면 7일 안에 알려 주세요.',
      action: '내용 보기',
    },
    en: {
      name: 'Missed counselling',
      title: 'You were marked as absent from counselling',
      body: 'If that’s not right, let us know within 7 days.',
      action: 'View details',
    },
  },
  ON_RECORD,
);

export const counsellingConfirm = aType(
  'COUNSELLING_CONFIRM',
  isStudent,
  {
    ko: {
      name: '확인할 상담 기록',
      title: '상담 기록을 확인해 주세요',
      body: '상담을 받은 것이 맞는지 7일 안에 알려 주세요.',
      action: '기록 보기',
    },
    en: {
      name: 'Counselling notes to confirm',
      title: 'Please check your session notes',
      body: 'Let us know within 7 days whether the session took place.',
      action: 'See the record',
    },
  },
  ON_RECORD,
);

export const counsellingDisputed = aType(
  'COUNSELLING_DISPUTED',
  isCounsellor,
  {
    ko: {
      name: '이의가 있는 상담 기록',
      title: '학생이 상담 기록이 사실과 다르다고 했어요',
      body: '이유를 확인하고 기록을 고쳐 주세요.',
      action: '이유 보기',
    },
    en: {
      name: 'Disputed notes',
      title: 'A student says a session wasn’t recorded correctly',
      body: 'Check the reason and correct the notes.',
      action: 'View reason',
    },
  },
  ON_RECORD,
);

/** To both: the counsellor's own correction is told to the student, the department's to both. */
export const counsellingCorrected = aType(
  'COUNSELLING_CORRECTED',
  isParty,
  {
    ko: {
      name: '상담 결과 정정',
      title: '상담 결과가 정정됐어요',
      body: '바뀐 내용을 확인해 주세요.',
      action: '상담 보기',
    },
    en: {
      name: 'Corrected counselling outcomes',
      title: 'The outcome of your counselling was corrected',
      body: 'Check what has changed.',
      action: 'View session',
    },
  },
  ON_RECORD,
);
