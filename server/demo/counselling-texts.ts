/** Profiles of the demonstration's counsellors: Korean as they would write it, and hours as they keep them. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';

export interface Offer {
  readonly intro: string;
  readonly topics: readonly string[];
  readonly channels: readonly string[];
}

/** Each by its kind. */
export const OFFERS: Readonly<Record<CounsellingKind, readonly Offer[]>> = {
  LAW: [
    {
      intro:
        '집, 아르바이트, 계약처럼 생활에서 생기는 법 문제를 함께 살펴봐요. 계약서나 주고받은 메시지를 챙겨 오면 좋아요.',
      topics: [],
      channels: ['FACE_TO_FACE', 'PHONE'],
    },
  ],
  PROFESSOR: [
    {
      intro:
        '전공 공부가 막힐 때, 진로가 고민될 때 편하게 찾아오세요. 미리 궁금한 점을 적어 주면 더 알차게 이야기할 수 있어요.',
      topics: ['STUDY', 'CAREER', 'EMPLOYMENT'],
      channels: ['FACE_TO_FACE', 'ONLINE'],
    },
    {
      intro: '대학원 진학과 연구 이야기를 자주 나눕니다. 아직 정해진 게 없어도 괜찮아요.',
      topics: ['STUDY', 'CAREER', 'MAJOR_CHANGE'],
      channels: ['FACE_TO_FACE'],
    },
    {
      intro: '수강 계획, 휴학과 복학, 학사경고처럼 혼자 정하기 어려운 일을 함께 정리해요.',
      topics: ['STUDY', 'LEAVE_RETURN', 'PROBATION'],
      channels: ['FACE_TO_FACE', 'PHONE'],
    },
    {
      intro: '현장 경험을 바탕으로 취업 준비를 도와요. 자기소개서를 가져오면 같이 읽어 볼게요.',
      topics: ['EMPLOYMENT', 'CAREER'],
      channels: ['FACE_TO_FACE', 'ONLINE', 'EMAIL'],
    },
    {
      intro: '학교생활에서 생기는 작은 고민도 좋아요. 차 한 잔 하면서 이야기해요.',
      topics: ['CAMPUS_LIFE', 'STUDY', 'SCHOLARSHIP', 'OTHER'],
      channels: ['FACE_TO_FACE', 'KAKAO'],
    },
  ],
  COACH: [
    {
      intro: '공부 방법과 시간 관리를 함께 연습해요. 지금 쓰는 플래너나 노트를 가져오면 더 좋아요.',
      topics: ['STUDY', 'PROBATION', 'CAMPUS_LIFE'],
      channels: ['FACE_TO_FACE', 'ONLINE'],
    },
  ],
  PEER: [
    {
      intro: '먼저 겪어 본 선배로서 들어 드릴게요. 전공 적응, 팀플, 동아리 이야기 모두 환영해요.',
      topics: ['CAMPUS_LIFE', 'STUDY'],
      channels: ['FACE_TO_FACE', 'KAKAO'],
    },
  ],
  CAREER: [
    {
      intro: '진로 탐색부터 면접 준비까지 단계에 맞춰 도와 드려요. 처음이라면 지금 상황만 적어 주세요.',
      topics: ['CAREER', 'EMPLOYMENT'],
      channels: ['FACE_TO_FACE', 'ONLINE', 'PHONE'],
    },
  ],
};

/** Weekday (1 Monday) and starting hours. */
export const TIMETABLES: readonly (readonly (readonly [day: number, hours: readonly number[]])[])[] = [
  [
    [2, [14, 15, 16]],
    [4, [14, 15, 16]],
    [3, [10, 11]],
  ],
  [
    [1, [10, 11]],
    [3, [13, 14, 15]],
  ],
  [
    [1, [15, 16, 17]],
    [5, [10, 11]],
  ],
  [
    [2, [10, 11, 13]],
    [4, [16, 17]],
    [5, [13, 14]],
  ],
  [
    [3, [16, 17, 18]],
    [5, [15, 16]],
  ],
];

/** Hours of full-time counsellors, who are there every weekday. */
export const OFFICE_HOURS: (typeof TIMETABLES)[number] = [1, 2, 3, 4, 5].map((day) => [day, [10, 11, 14, 15, 16]]);
