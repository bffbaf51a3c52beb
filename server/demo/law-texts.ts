/**
 * Legal matters of the demonstration: as students would tell them, and as they would be answered.
 */
import type { LawCaseType, LawFacts } from '@naru/contract/areas/counselling/law/words.ts';

export interface LawText {
  readonly caseType: LawCaseType;
  readonly facts: LawFacts;
  readonly note: string;
  readonly opinion: string;
}

export const LAW_TEXTS: readonly LawText[] = [
  {
    caseType: 'LEASE',
    facts: {
      opponent: '박영철',
      summary:
        '자취방 계약이 10월 말에 끝났는데 집주인이 새 세입자가 들어와야 보증금을 줄 수 있다고 해요. 이사는 이미 나왔어요.',
      help: '보증금을 돌려받으려면 무엇부터 해야 하는지 알고 싶어요.',
      answerList: [
        { question: 'DEPOSIT', text: '보증금 1,000만 원, 월세 45만 원' },
        { question: 'LANDLORD', text: '11월 초에 전화로 요구했고 기다려 달라고만 했어요.' },
      ],
      timelineList: [
        { on: '2026-10-31', text: '계약이 끝나고 이사했어요.' },
        { on: '2026-11-03', text: '전화로 보증금을 달라고 했어요.' },
      ],
      evidenceList: ['CONTRACT', 'TRANSFER', 'MESSAGES'],
    },
    note: '계약서와 이체 내역을 확인함. 주민등록은 아직 옮기지 않았음.',
    opinion:
      '계약이 끝났으므로 집주인은 새 세입자와 상관없이 보증금을 돌려줄 의무가 있어요.\n먼저 내용증명으로 2주 안에 돌려 달라고 요구하세요. 그동안 주민등록을 옮기지 말고, 옮겨야 한다면 임차권등기명령을 먼저 신청하세요.\n그래도 돌려주지 않으면 지급명령을 신청할 수 있어요.',
  },
  {
    caseType: 'WORK',
    facts: {
      opponent: '주식회사 하늘카페',
      summary: '카페에서 넉 달 일했는데 마지막 달 급여와 주휴수당을 받지 못했어요.',
      help: '얼마를 요구할 수 있는지, 어디에 신고하는지 알고 싶어요.',
      answerList: [
        { question: 'PAY', text: '시급으로 받기로 했고 마지막 달은 한 푼도 못 받았어요.' },
        { question: 'HOURS', text: '3월부터 6월까지 일주일에 18시간' },
      ],
      timelineList: [{ on: '2026-06-30', text: '일을 그만뒀어요.' }],
      evidenceList: ['PAYSLIP', 'MESSAGES'],
    },
    note: '근로계약서는 쓰지 않았고 단체 대화방의 근무표가 있음.',
    opinion:
      '일주일에 15시간 넘게 일했으므로 주휴수당도 받을 수 있어요.\n근무표와 대화 내용을 모아 사업장을 관할하는 고용노동청에 임금체불 진정을 내세요. 온라인으로도 할 수 있고 돈은 들지 않아요.',
  },
  {
    caseType: 'CONTRACT',
    facts: {
      opponent: '',
      summary: '중고 노트북을 샀는데 켜지지 않아요. 판매자가 환불은 안 된다고 해요.',
      help: '환불을 받을 수 있는지 궁금해요.',
      answerList: [{ question: 'BOUGHT', text: '노트북, 62만 원, 지난달' }],
      timelineList: [],
      evidenceList: ['TRANSFER', 'MESSAGES'],
    },
    note: '판매 글에 정상 작동이라고 적혀 있음.',
    opinion:
      '정상 작동한다고 알리고 팔았다면 계약을 물릴 수 있어요. 메시지로 기한을 정해 환불을 요구하고 답을 남겨 두세요.',
  },
  {
    caseType: 'DEFAMATION',
    facts: {
      opponent: '모름',
      summary: '학교 익명 게시판에 제 이름 첫 글자와 학과를 적은 거짓 글이 올라왔어요.',
      help: '글을 내리게 하고 싶어요.',
      answerList: [{ question: 'KNOWN', text: '같은 과 사람은 모두 저라고 알아요.' }],
      timelineList: [{ on: '2026-11-10', text: '글이 올라온 것을 알았어요.' }],
      evidenceList: ['CAPTURE'],
    },
    note: '주소와 시간이 보이게 화면을 다시 캡처하도록 안내함.',
    opinion:
      '이름을 다 적지 않았어도 누구인지 알 수 있으면 명예훼손이 될 수 있어요. 먼저 운영자에게 게시 중단을 요청하세요.',
  },
  {
    caseType: 'TRAFFIC',
    facts: {
      opponent: '최다온',
      summary: '전동 킥보드를 타다가 골목에서 나온 차와 부딪혔어요. 과실을 두고 말이 달라요.',
      help: '보험사가 말하는 과실 비율이 맞는지 알고 싶어요.',
      answerList: [{ question: 'INJURY', text: '손목을 다쳐 2주 치료를 받았어요.' }],
      timelineList: [],
      evidenceList: ['PHOTOS', 'MEDICAL'],
    },
    note: '블랙박스 영상은 상대 보험사가 가지고 있음.',
    opinion: '영상을 먼저 달라고 요구하고, 과실 비율에 동의하기 어려우면 분쟁심의를 신청할 수 있어요.',
  },
];

export const LAW_REASONS = {
  accept: '상담할 수 있는 일이에요. 계약서와 주고받은 메시지를 준비해 주세요.',
  decline: '이미 변호사를 선임한 사건이라 맡기 어려워요. 대한법률구조공단(132)에 문의해 주세요.',
} as const;

/** How one that came a while ago was not answered in time. */
export const LAW_PAUSE = { reasonKo: '기말고사와 연말 휴무', reasonEn: 'Finals and year-end break' } as const;
