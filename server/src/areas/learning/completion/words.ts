/** Sentences about completions: what does not hold, why, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';

/** Names of the column of a sheet of completers, in lower case, without spaces. */
export const COLUMN_NAMES = {
  number: ['학번', '번호', '교번', '학번/교번', 'studentnumber', 'number', 'no', 'studentno'],
} as const;

export const completionWords = {
  ko: {
    columns: '첫 줄에 학번(또는 번호) 열이 있어야 해요.',
    stranger: '이 프로그램에 참여가 확정된 사람이 아니에요. 번호를 확인해 주세요.',
    already: '이미 수료했어요.',
    own: '본인의 수료는 처리할 수 없어요. 다른 담당자에게 부탁해 주세요.',
    twice: '같은 사람이 위에 한 번 더 있어요.',
    empty: '번호가 비어 있어요.',
    running: '아직 끝나지 않은 회차가 있어요. 모든 회차가 끝난 뒤에 수료 처리해 주세요.',
    reason: '빠진 것이 있는 사람도 있어요. 왜 수료로 처리하는지 적어 주세요.',
    gone: '이 프로그램에 참여가 확정된 사람이 아니에요. 목록을 다시 불러와 주세요.',
    closed: '종료가 승인된 프로그램이에요. 이제는 운영 부서만 수료를 바꿀 수 있어요.',
    closedReason: '종료가 승인된 프로그램이에요. 왜 수료로 처리하는지 적어 주세요.',
    noAssignment: '과제 내용을 쓰거나 파일을 붙여 주세요.',
  },
  en: {
    columns: 'The first line needs a column for the student number (or number).',
    stranger: 'Nobody with this number has a confirmed place in this programme. Check the number.',
    already: 'Already completed.',
    own: 'You can’t decide on your own completion. Ask somebody else who looks after the programme.',
    twice: 'The same person stands further up.',
    empty: 'The number is missing.',
    running: 'Some sessions are not over yet. Complete people once all of them are.',
    reason: 'Somebody lacks something. Say why they complete the programme all the same.',
    gone: 'This person has no confirmed place in this programme. Load the list again.',
    closed: 'The closing of this programme is approved. Only the office can change completions now.',
    closedReason: 'The closing of this programme is approved. Say why they complete it now.',
    noAssignment: 'Write something or attach a file.',
  },
} as const satisfies Record<Locale, unknown>;
