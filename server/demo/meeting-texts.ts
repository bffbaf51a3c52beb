/** A request of a student of the demonstration and what came of it, as they and their counsellor would write it. */
export interface MeetingText {
  readonly topic: string;
  readonly content: string;
  readonly hope: string;
  readonly shared: string;
  readonly private: string;
  readonly tasks: readonly (readonly [text: string, who: 'STUDENT' | 'COUNSELLOR' | 'BOTH'])[];
}

export const MEETINGS: readonly MeetingText[] = [
  {
    topic: 'STUDY',
    content: '전공 수업을 따라가기가 벅차요. 복습은 하는데 시험에서 자꾸 비슷한 실수를 해요.',
    hope: '공부 방법을 점검받고 싶어요.',
    shared: '오답을 유형별로 나누어 보고, 매주 한 번 스스로 설명해 보는 시간을 갖기로 했어요.',
    private: '성실한 학생. 기초 과목 보강이 필요해 보임.',
    tasks: [
      ['오답 노트를 유형별로 정리하기', 'STUDENT'],
      ['참고 자료 보내 주기', 'COUNSELLOR'],
    ],
  },
  {
    topic: 'CAREER',
    content: '대학원 진학과 취업 사이에서 고민하고 있어요. 무엇을 기준으로 정하면 좋을까요?',
    hope: '각 길에 필요한 준비를 알고 싶어요.',
    shared: '관심 분야 세 가지를 적어 보고, 연구실 한 곳과 회사 한 곳을 만나 본 뒤 다시 이야기해요.',
    private: '연구에 흥미가 있으나 가정 형편을 걱정함. 장학 안내 필요.',
    tasks: [
      ['관심 분야 세 가지 적기', 'STUDENT'],
      ['졸업생 한 명 소개하기', 'COUNSELLOR'],
    ],
  },
  {
    topic: 'EMPLOYMENT',
    content: '다음 달에 첫 면접이 있어요. 자기소개와 예상 질문을 함께 준비하고 싶습니다.',
    hope: '모의 면접을 한 번 해 보고 싶어요.',
    shared: '1분 자기소개를 다듬고, 직무 질문 다섯 개에 답을 준비하기로 했어요.',
    private: '긴장하면 말이 빨라짐. 다음에 한 번 더 연습.',
    tasks: [['1분 자기소개 녹음해 보기', 'STUDENT']],
  },
  {
    topic: 'MAJOR_CHANGE',
    content: '복수전공을 시작하고 싶은데 졸업이 늦어질까 걱정돼요.',
    hope: '이수 계획을 함께 짜고 싶어요.',
    shared: '남은 학점을 확인했고, 계절학기를 한 번 들으면 제때 졸업할 수 있어요.',
    private: '신청 마감 전에 다시 확인할 것.',
    tasks: [['이수 계획표 완성하기', 'BOTH']],
  },
  {
    topic: 'LEAVE_RETURN',
    content: '한 학기 휴학하고 인턴을 하려고 해요. 복학한 뒤의 계획까지 의논하고 싶어요.',
    hope: '휴학 전에 챙길 것을 알고 싶어요.',
    shared: '휴학 신청 기간과 장학금 조건을 확인했어요. 인턴이 끝나면 한 번 더 만나요.',
    private: '',
    tasks: [['장학금 유지 조건 물어보기', 'STUDENT']],
  },
  {
    topic: 'CAMPUS_LIFE',
    content: '팀 프로젝트에서 의견이 자주 부딪혀요. 어떻게 말하면 좋을지 모르겠어요.',
    hope: '부담 없이 이야기 나누고 싶어요.',
    shared: '역할을 글로 나누고 회의마다 정한 것을 남기기로 했어요.',
    private: '사람 관계로 지쳐 있음. 상담센터도 안내함.',
    tasks: [['다음 회의에서 역할표 만들기', 'STUDENT']],
  },
];

export const REASONS = {
  reject: '그 시간에는 학과 회의가 있어요. 같은 주 다른 시간을 골라 주세요.',
  cancelByStudent: '시험 일정이 바뀌어 참석하기 어려워졌어요.',
  cancelByCounsellor: '급한 출장이 생겼어요. 다음 주에 다시 잡아 주세요.',
} as const;
