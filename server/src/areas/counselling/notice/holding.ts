/** What is told around a meeting, and after it. */
import { untilItBegins, untilItIsRecorded } from '../appointment/enclose.ts';
import { ON_RECORD, isCounsellor, isStudent, aType, TEXTED } from './kind.ts';

export const counsellingInADay = aType(
  'COUNSELLING_IN_A_DAY',
  () => true,
  {
    ko: {
      name: '상담 하루 전 알림',
      title: '하루 안에 상담이 있어요',
      body: '시간과 장소를 확인해 주세요. 못 가게 되면 미리 알려 주세요.',
      action: '일정 보기',
    },
    en: {
      name: 'A day before counselling',
      title: 'You have counselling within a day',
      body: 'Check the time and place. If you can’t make it, say so ahead.',
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
      name: '남기지 않은 상담 기록',
      title: '상담 기록을 남겨 주세요',
      body: '만난 지 하루가 지났어요. 만나지 못했다면 오지 않은 것으로 남겨 주세요.',
      action: '기록하기',
    },
    en: {
      name: 'Counselling that is yet to be recorded',
      title: 'Record your counselling',
      body: 'You met a day ago. If nobody came, mark it as absent.',
      action: 'Record it',
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
      title: '상담 기록이 올라왔어요',
      body: '함께 보는 기록과 할 일을 확인해 주세요.',
      action: '기록 보기',
    },
    en: {
      name: 'Counselling records',
      title: 'Your counselling was recorded',
      body: 'See the shared note and what to do next.',
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
      body: '몇 가지만 답해 주시면 더 나은 상담을 만드는 데 쓸게요.',
      action: '설문 답하기',
    },
    en: {
      name: 'Surveys about counselling',
      title: 'How was your counselling?',
      body: 'A few answers help to make it better.',
      action: 'Answer the survey',
    },
  },
  { ...ON_RECORD, channels: ['IN_APP'] },
);

export const counsellingAbsent = aType(
  'COUNSELLING_ABSENT',
  isStudent,
  {
    ko: {
      name: '오지 않은 상담',
      title: '오지 않은 상담으로 적혔어요',
      body: '사실과 다르면 7일 안에 알려 주세요.',
      action: '내용 보기',
    },
    en: {
      name: 'Missed counselling',
      title: 'Your counselling was noted as missed',
      body: 'Tell us within 7 days if that isn’t so.',
      action: 'See which one',
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
      body: '만난 것이 맞는지 7일 안에 알려 주세요.',
      action: '기록 보기',
    },
    en: {
      name: 'Counselling records to confirm',
      title: 'Please check a counselling record',
      body: 'Tell us within 7 days whether you met.',
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
      name: '사실과 다르다고 한 기록',
      title: '학생이 기록이 사실과 다르다고 했어요',
      body: '이유를 보고 기록을 바로잡아 주세요.',
      action: '이유 보기',
    },
    en: {
      name: 'Disputed records',
      title: 'A student says a record isn’t right',
      body: 'See why, and correct the record.',
      action: 'See why',
    },
  },
  ON_RECORD,
);
