/** Sentences about lines that the office posts: what does not hold, and what to do. */
import { ENTRY_MOST, type EntryColumn, type EntryKind } from '@naru/contract/areas/mileage/entries.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import type { EntryProblemCode } from './rules.ts';

interface Words {
  /** In a sheet. */
  readonly problem: Readonly<Record<EntryProblemCode, string>>;
  readonly columns: string;
  readonly noStudent: string;
  readonly self: string;
  readonly zero: string;
  readonly below: string;
  readonly carried: string;
  readonly sourceLong: string;
  readonly noLine: string;
  readonly noItem: string;
  readonly onlyCorrection: string;
  readonly debt: (points: string) => string;
  readonly closed: string;
}

const most = ENTRY_MOST.points.toLocaleString('en');
const memo = ENTRY_MOST.memo.toLocaleString('en');

const ko: Words = {
  problem: {
    NUMBER_EMPTY: '학번이 비어 있어요. 학번을 적어 주세요.',
    NO_PERSON: '이런 학번의 사람이 없어요. 학번을 확인해 주세요.',
    NOT_STUDENT: '학생이 아니에요. 학생의 학번을 적어 주세요.',
    SELF: '자신의 마일리지는 넣을 수 없어요. 다른 담당자에게 부탁해 주세요.',
    KIND: '이월, 적립, 조정 가운데 하나를 적어 주세요.',
    ITEM_EMPTY: '적립은 항목 코드가 있어야 해요. 항목 화면에서 코드를 확인해 주세요.',
    ITEM_OF_CARRY: '이월에는 항목을 적지 않아요. 칸을 비워 주세요.',
    NO_ITEM: '이런 코드의 항목이 없어요. 항목 화면에서 코드를 확인해 주세요.',
    ITEM_OFF: '지금 쓰지 않는 항목이에요. 항목을 다시 켜거나 다른 코드를 적어 주세요.',
    ITEM_PROGRAMME: '프로그램 항목은 수료하면 자동으로 쌓여요. 수료 처리를 해 주세요.',
    ITEM_TEST: '진단검사 항목은 검사를 마치면 자동으로 쌓여요. 파일에서 빼 주세요.',
    ITEM_MEETING: '상담 항목은 상담을 마치면 자동으로 쌓여요. 파일에서 빼 주세요.',
    POINTS_EMPTY: '점수가 비어 있어요. 숫자로 적어 주세요.',
    POINTS_TEXT: '숫자가 아니에요. 10이나 -10처럼 숫자만 적어 주세요.',
    POINTS_PART: '소수점 없이 정수로 적어 주세요.',
    POINTS_ZERO: '0점은 넣을 수 없어요.',
    POINTS_MANY: `한 번에 ${most}점까지 적을 수 있어요.`,
    POINTS_BELOW: '이월과 적립은 1점 이상이어야 해요. 점수를 빼려면 조정으로 적어 주세요.',
    DAY: '날짜를 2026-03-02처럼 적어 주세요.',
    DAY_FUTURE: '아직 오지 않은 날이에요. 오늘이나 그 전의 날을 적어 주세요.',
    DAY_BEFORE: '등록된 학기보다 앞선 날이에요. 날짜를 확인해 주세요.',
    MEMO_EMPTY: '메모가 비어 있어요. 이월은 어디에서 온 점수인지, 조정은 이유를 적어 주세요.',
    MEMO_LONG: `메모는 ${memo}자까지 적을 수 있어요.`,
    TWICE: '같은 내용이 앞줄에도 있어요. 한 줄만 남겨 주세요.',
    POSTED: '이미 반영된 내용이에요. 다시 넣지 않아요.',
    DEBT: '쓸 수 있는 점수보다 많이 빼요. 꼭 빼야 한다면 한 명씩 조정해 주세요.',
    CLOSED: '받을 수 있는 학기가 없어요. 다음 학기가 등록된 뒤 올려 주세요.',
  },
  columns: '첫 줄에 학번, 구분, 항목, 점수, 날짜, 메모가 모두 있어야 해요. 양식을 내려받아 써 주세요.',
  noStudent: '학생을 찾을 수 없어요. 다시 골라 주세요.',
  self: '자신의 마일리지는 바꿀 수 없어요. 다른 담당자에게 부탁해 주세요.',
  zero: '0점은 넣을 수 없어요. 1점 이상으로 적어 주세요.',
  below: '이월은 1점 이상이어야 해요. 점수를 빼려면 빼기를 골라 주세요.',
  carried: '같은 곳에서 온 마일리지를 이미 옮겼어요. 틀렸다면 더하거나 빼서 바로잡아 주세요.',
  sourceLong: `어디에서 온 마일리지인지 ${memo}자까지 적을 수 있어요.`,
  noLine: '이 학생의 내역이 아니에요. 다시 골라 주세요.',
  noItem: '고를 수 없는 항목이에요. 다시 골라 주세요.',
  onlyCorrection: '이월에는 내역이나 항목을 고를 수 없어요. 비워 주세요.',
  debt: (points) => `이대로 빼면 ${points}점이 모자라 빚이 생겨요. 확인하고 다시 눌러 주세요.`,
  closed: '받을 수 있는 학기가 없어요. 다음 학기가 등록된 뒤 다시 해 주세요.',
};

const en: Words = {
  problem: {
    NUMBER_EMPTY: 'The student number is empty. Enter it.',
    NO_PERSON: 'No one has this student number. Check it.',
    NOT_STUDENT: 'This person isn’t a student. Enter a student’s number.',
    SELF: 'You can’t post mileage for yourself. Ask a colleague.',
    KIND: 'Write one of Opening balance, Award or Correction.',
    ITEM_EMPTY: 'An award needs the code of an item. You find the codes under Items.',
    ITEM_OF_CARRY: 'An opening balance has no item. Leave this empty.',
    NO_ITEM: 'No item has this code. You find the codes under Items.',
    ITEM_OFF: 'This item isn’t in use. Turn it on again, or enter another code.',
    ITEM_PROGRAMME: 'Completing a programme brings these points by itself. Mark the completion instead.',
    ITEM_TEST: 'Taking a test brings these points by itself. Remove the row.',
    ITEM_MEETING: 'Counselling sessions bring these points by themselves. Remove the row.',
    POINTS_EMPTY: 'The points are empty. Enter a number.',
    POINTS_TEXT: 'This isn’t a number. Write digits only, such as 10 or -10.',
    POINTS_PART: 'Enter a whole number.',
    POINTS_ZERO: 'Enter a number other than 0.',
    POINTS_MANY: `Enter ${most} points at most.`,
    POINTS_BELOW: 'Opening balances and awards are 1 point or more. To take points, write a correction.',
    DAY: 'Write dates like 2026-03-02.',
    DAY_FUTURE: 'This day hasn’t come yet. Enter today or an earlier day.',
    DAY_BEFORE: 'This day is before the first term. Check the date.',
    MEMO_EMPTY: 'The note is empty. Say where an opening balance comes from, or why you correct.',
    MEMO_LONG: `A note has ${memo} characters at most.`,
    TWICE: 'The same is in an earlier line. Keep only one.',
    POSTED: 'This was posted before. It isn’t posted again.',
    DEBT: 'This takes more points than are available. If you have to, correct this student in the form.',
    CLOSED: 'No term is open for this line. Upload it once the next term is there.',
  },
  columns: 'The first line must contain Student number, Kind, Item, Points, Date and Note. Please use the template.',
  noStudent: 'We couldn’t find the student. Choose again.',
  self: 'You can’t change your own mileage. Ask a colleague.',
  zero: 'Enter 1 point or more.',
  below: 'An opening balance is 1 point or more. To take points, choose Take points.',
  carried: 'Mileage from there was carried over before. If it was wrong, add or take points.',
  sourceLong: `Say in ${memo} characters at most where the mileage comes from.`,
  noLine: 'This isn’t one of the student’s lines. Choose again.',
  noItem: 'This item can’t be chosen. Choose again.',
  onlyCorrection: 'An opening balance is about no line and no item. Clear them.',
  debt: (points) => `This leaves the student ${points} points in debt. Check it and confirm.`,
  closed: 'No term is open. Try again once the next term is there.',
};

export const entryWords: Readonly<Record<Locale, Words>> = { ko, en };

/** Words by which a sheet names a kind; its code and its name in the ledger hold too. */
export const KIND_WORDS: Readonly<Record<EntryKind, readonly string[]>> = {
  ADJUST: ['정정', 'correction'],
  CARRY: ['이전 마일리지', 'opening balance'],
  EARN: ['award'],
};

/** Columns of a sheet by what heads them, spaces and case aside. */
export const COLUMN_NAMES: Readonly<Record<EntryColumn, readonly string[]>> = {
  number: ['학번', '번호', 'studentnumber', 'number'],
  kind: ['구분', 'kind'],
  item: ['항목', '항목코드', 'item', 'itemcode'],
  points: ['점수', '마일리지', 'points'],
  happenedOn: ['날짜', '일자', 'date', 'day'],
  memo: ['메모', '비고', '사유', 'note', 'memo', 'reason'],
};
