/** Sentences about codes, marks and sheets. */
import type { Locale } from '../../../platform/http/messages.ts';

export const attendanceWords = {
  ko: {
    code: {
      STALE:
        '지난 코드예요. 지금 화면에 있는 코드로 다시 해 주세요. 계속 안 되면 선생님께 화면을 새로 고쳐 달라고 말씀해 주세요.',
      AHEAD: '화면의 시계가 맞지 않아 코드를 확인할 수 없어요. 선생님께 화면을 새로 고쳐 달라고 말씀해 주세요.',
      WRONG: '코드가 맞지 않아요. 화면의 코드를 다시 확인해 주세요.',
      NOT_NOW: '지금 화면에 있는 코드가 아니에요. 화면의 코드를 다시 적어 주세요. 계속 안 되면 선생님께 말씀해 주세요.',
      FOREIGN: '다른 수업의 코드예요. 내가 듣는 수업의 화면에 있는 코드로 해 주세요.',
    },
    moment: {
      EARLY: '아직 출석을 받지 않아요. 시작 30분 전부터 할 수 있어요.',
      OVER: '출석을 받는 시간이 지났어요. 선생님께 말씀해 주세요.',
      CLOSED: '출석이 마감됐어요. 선생님께 말씀해 주세요.',
    },
    notTrainee: '참여가 확정된 프로그램이 아니라 출석으로 셀 수 없어요. 신청 상태를 확인해 주세요.',
    noTicket: '코드를 연 지 10분이 지났거나 이 브라우저에서 열지 않았어요. 화면의 코드를 다시 찍어 주세요.',
    ticketUsed: '이 브라우저로 다른 사람이 이미 출석했어요. 로그인한 채로 화면의 코드를 다시 찍어 주세요.',
    noBrowser: '화면의 코드를 카메라로 다시 찍어 주세요. 브라우저가 쿠키를 막고 있으면 먼저 로그인해 주세요.',
    tooOld: '코드를 적은 지 하루가 지났어요. 선생님께 말씀해 주세요.',
    markEarly: '시작 30분 전부터 표시할 수 있어요. 미리 할 수 있는 것은 인정 결석뿐이에요.',
    ownRow: '내 출석은 내가 표시할 수 없어요. 화면의 코드로 출석하거나 다른 담당자에게 부탁해 주세요.',
    mustStand: '마감한 회차는 출석 상태를 비울 수 없어요.',
    tooEarly: (from: string) => `${from}부터 마감할 수 있어요. 그때까지 오는 사람은 지각이 아니에요.`,
    programmeClosed: '종료된 프로그램의 회차는 다시 열 수 없어요. 한 사람씩 고쳐 주세요.',
    linkOver: '회차가 끝난 지 하루가 지나 링크를 만들 수 없어요.',
    sheet: {
      columns: '첫 줄에 학번, 출결, 비고 열이 있어야 해요.',
      noPerson: '참여가 확정된 사람 가운데 이 학번이 없어요.',
      noStatus: '출결은 출석, 지각, 결석, 인정 결석 가운데 하나예요.',
      noteTooLong: '비고는 200자까지 쓸 수 있어요.',
      twice: '같은 사람이 위에 이미 있어요.',
    },
  },
  en: {
    code: {
      STALE:
        'That code is over. Use the one on the screen now. If it keeps failing, ask the teacher to reload the page.',
      AHEAD: 'The clock of the screen is wrong, so its code can’t be checked. Ask the teacher to reload the page.',
      WRONG: 'That isn’t the code. Check the screen and try again.',
      NOT_NOW:
        'That isn’t the code on the screen now. Type the one you see there. If it keeps failing, talk to the teacher.',
      FOREIGN: 'That is the code of another class. Use the one on the screen of your own class.',
    },
    moment: {
      EARLY: 'Attendance isn’t open yet. It opens 30 minutes before the beginning.',
      OVER: 'The time for attendance is over. Talk to the teacher.',
      CLOSED: 'Attendance is closed. Talk to the teacher.',
    },
    notTrainee: 'You don’t have a confirmed place, so you can’t be counted. Check your application.',
    noTicket: 'The code was opened more than ten minutes ago, or in another browser. Scan the one on the screen again.',
    ticketUsed: 'Somebody else was counted by this browser. Sign in and scan the code on the screen again.',
    noBrowser: 'Scan the code on the screen again. If your browser blocks cookies, sign in first.',
    tooOld: 'The code was typed more than a day ago. Talk to the teacher.',
    markEarly: 'You can mark people from 30 minutes before the beginning. Only an excuse can be marked earlier.',
    ownRow: 'You can’t mark yourself. Use the code on the screen, or ask somebody else who keeps the attendance.',
    mustStand: 'In a closed session, everybody needs a mark.',
    tooEarly: (from: string) => `You can close it from ${from}. People who come before then are on time.`,
    programmeClosed: 'Sessions of a closed programme can’t be opened again. Correct people one by one.',
    linkOver: 'The session ended more than a day ago, so there is no link for it.',
    sheet: {
      columns: 'The first line needs the columns Number, Attendance and Note.',
      noPerson: 'Nobody with a confirmed place has this number.',
      noStatus: 'Attendance is Present, Late, Absent or Excused.',
      noteTooLong: 'A note can have up to 200 characters.',
      twice: 'The same person is already above.',
    },
  },
} as const satisfies Record<Locale, unknown>;

/** Names of the columns of a sheet, in lower case without spaces. */
export const COLUMN_NAMES = {
  number: ['학번', '번호', '아이디', 'number', 'studentnumber', 'username'],
  status: ['출결', '출석', '상태', 'attendance', 'status'],
  note: ['비고', '메모', '사유', 'note', 'reason'],
} as const;
