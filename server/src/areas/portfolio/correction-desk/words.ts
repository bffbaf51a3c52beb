/** Sentences and headers of the desk of corrections. */
import type { Locale } from '../../../platform/http/messages.ts';

export const deskWords = {
  ko: {
    tooManyTemplates: (most: number) =>
      `문구는 ${most}개까지 둘 수 있어요. 쓰지 않는 문구를 지운 뒤 다시 추가해 주세요.`,
    queue: '자기소개서 첨삭 요청',
    due: {
      title: (who: string, title: string) => `첨삭하기: ${who} · ${title}`,
      late: '답변 기한이 지났어요.',
      soon: '답변 기한이 곧 끝나요.',
      actionLabel: '첨삭하기',
    },
    dutyWork: {
      name: '맡은 첨삭',
      outcome: '이어서 맡을 사람에게 넘어가요. 없으면 요청 목록으로 돌아가요.',
    },
    sheet: {
      status: '상태',
      department: '학과',
      wanted: '희망 첨삭 담당',
      characters: '글자 수',
      round: '차수',
      dueOn: '마감일',
      requestedOn: '요청일',
      answerOn: '답변 기한',
      assignee: '첨삭 담당',
      completedOn: '완료일',
    },
  },
  en: {
    tooManyTemplates: (most: number) => `There can be ${most} templates. Delete one you don’t use, then add this one.`,
    queue: 'Requests for correction',
    due: {
      title: (who: string, title: string) => `Correct: ${who} · ${title}`,
      late: 'The day to answer has passed.',
      soon: 'The day to answer is near.',
      actionLabel: 'Correct',
    },
    dutyWork: {
      name: 'Corrections in hand',
      outcome: 'They go to the successor, or back to the queue if there is none.',
    },
    sheet: {
      status: 'Status',
      department: 'Department',
      wanted: 'Wanted corrector',
      characters: 'Characters',
      round: 'Round',
      dueOn: 'Due',
      requestedOn: 'Requested',
      answerOn: 'Answer by',
      assignee: 'Corrector',
      completedOn: 'Completed',
    },
  },
} as const satisfies Record<Locale, unknown>;

/** Kinds of correctors, as an Excel file names them. */
export const wantedWords = {
  ko: { ANY: '누구나', CAREER: '취업진로팀', PROFESSOR: '지도교수', COACH: '아카데믹 코치' },
  en: { ANY: 'Anyone', CAREER: 'Career services', PROFESSOR: 'Supervising professor', COACH: 'Academic coach' },
} as const;
