/** Sentences about badges of the office: what does not hold, and what to do. */
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { GrantColumn } from '@naru/contract/areas/portfolio/badge-grant.ts';

import type { Locale } from '../../../platform/http/messages.ts';

/** Kept as the reason where a rule took a badge back; said in the reader's language. */
export const RULE_LOST = '받을 때 채운 조건이 취소되어 자동으로 취소됐어요.';

const RULE_LOST_IN: Readonly<Record<Locale, string>> = {
  ko: RULE_LOST,
  en: 'Something it was earned by was withdrawn, so it was revoked automatically.',
};

/** Says why a badge was revoked, in the reader's language where a rule did it. */
export const sayRevokeReason = (reason: string | null, locale: Locale): string | null =>
  reason === RULE_LOST ? RULE_LOST_IN[locale] : reason;

export type GrantProblemCode =
  | 'EMPTY'
  | 'NO_PERSON'
  | 'NAME'
  | 'OWN'
  | 'TWICE'
  | 'HELD'
  | 'EVIDENCE'
  | 'LONG'
  | 'TEXT_LONG'
  | 'URL';

interface Words {
  readonly noProgramme: string;
  readonly noBadge: string;
  readonly twice: string;
  readonly circle: (way: string) => string;
  readonly ruleFixed: string;
  readonly repeatFixed: string;
  readonly missing: Readonly<Record<'descriptionKo' | 'descriptionEn' | 'criteriaKo' | 'criteriaEn', string>>;
  readonly neededClosed: (name: string) => string;
  readonly needed: (name: string) => string;
  readonly noRule: string;
  readonly notOpen: string;
  readonly notFailed: string;
  readonly noStudent: string;
  readonly ownGrant: string;
  readonly ownRevoke: string;
  readonly problem: Readonly<Record<GrantProblemCode, string>>;
  readonly columns: string;
  readonly hasProblems: string;
  readonly sheet: Readonly<
    Record<
      | 'badge'
      | 'number'
      | 'name'
      | 'dept'
      | 'state'
      | 'way'
      | 'grantedOn'
      | 'expiresOn'
      | 'grantedBy'
      | 'revokedOn'
      | 'reason',
      string
    >
  >;
  readonly state: Readonly<Record<'GRANTED' | 'REVOKED' | 'ENDED', string>>;
  readonly way: Readonly<Record<'RULE' | 'HAND', string>>;
}

const line = BADGE_MOST.line.toLocaleString('en');
const text = BADGE_MOST.text.toLocaleString('en');

export const badgeWords: Readonly<Record<Locale, Words>> = {
  ko: {
    noProgramme: '프로그램을 찾을 수 없어요. 다시 골라 주세요.',
    noBadge: '배지를 찾을 수 없어요. 다시 골라 주세요.',
    twice: '같은 조건이 앞에도 있어요. 하나만 남겨 주세요.',
    circle: (way) => `조건이 돌고 돌아 이 배지로 돌아와요(${way}). 다른 배지를 골라 주세요.`,
    ruleFixed: '한 번 연 배지의 조건은 바꿀 수 없어요. 조건이 다르면 새 배지를 만들어 주세요.',
    repeatFixed: '한 번 연 배지는 여러 번 받기를 바꿀 수 없어요.',
    missing: {
      descriptionKo: '열기 전에 한국어 설명을 적어 주세요.',
      descriptionEn: '열기 전에 영어 설명을 적어 주세요.',
      criteriaKo: '열기 전에 한국어 받는 기준을 적어 주세요.',
      criteriaEn: '열기 전에 영어 받는 기준을 적어 주세요.',
    },
    neededClosed: (name) => `조건에 있는 배지가 열려 있지 않아요: ${name}. 그 배지를 먼저 열어 주세요.`,
    needed: (name) => `다른 배지의 조건에 들어 있어요: ${name}. 그 조건에서 먼저 빼 주세요.`,
    noRule: '자동 발급 조건이 없는 배지예요. 조건을 추가하고 저장해 주세요.',
    notOpen: '열려 있는 배지만 발급할 수 있어요. 배지를 먼저 열어 주세요.',
    notFailed: '발급하고 있거나 이미 마쳤어요. 화면을 새로 고쳐 주세요.',
    noStudent: '학생을 찾을 수 없어요. 다시 골라 주세요.',
    ownGrant: '자신에게는 배지를 발급할 수 없어요. 다른 담당자에게 부탁해 주세요.',
    ownRevoke: '자신의 배지는 취소할 수 없어요. 다른 담당자에게 부탁해 주세요.',
    problem: {
      EMPTY: '학번이 비어 있어요. 학번을 적어 주세요.',
      NO_PERSON: '이런 학번의 학생이 없어요. 학번을 확인해 주세요.',
      NAME: '학번과 이름이 서로 달라요. 둘 다 확인해 주세요.',
      OWN: '자신에게는 배지를 발급할 수 없어요. 다른 담당자에게 부탁해 주세요.',
      TWICE: '같은 학생이 앞줄에도 있어요. 한 줄만 남겨 주세요.',
      HELD: '이미 이 배지를 가지고 있어요. 다시 발급하지 않아요.',
      EVIDENCE: '근거가 비어 있어요. 무엇으로 받는지 적어 주세요.',
      LONG: `근거는 ${line}자까지 적을 수 있어요.`,
      TEXT_LONG: `설명은 ${text}자까지 적을 수 있어요.`,
      URL: '주소는 https://로 시작해야 해요. 모르면 비워 두세요.',
    },
    columns: '첫 줄에 학번과 근거가 있어야 해요. 양식을 내려받아 써 주세요.',
    hasProblems: '고칠 줄이 남아 있어요. 파일을 고쳐 다시 올리거나, 맞는 줄만 발급하기를 골라 주세요.',
    sheet: {
      badge: '배지',
      number: '학번',
      name: '이름',
      dept: '학과',
      state: '상태',
      way: '발급 방법',
      grantedOn: '발급일',
      expiresOn: '만료일',
      grantedBy: '발급한 사람',
      revokedOn: '취소일',
      reason: '취소 이유',
    },
    state: { GRANTED: '유효', REVOKED: '취소', ENDED: '만료' },
    way: { RULE: '자동', HAND: '직접' },
  },
  en: {
    noProgramme: 'We couldn’t find this programme. Please choose again.',
    noBadge: 'We couldn’t find this badge. Please choose again.',
    twice: 'The same condition appears above. Keep only one.',
    circle: (way) => `This condition leads back to the badge itself (${way}). Choose a different badge.`,
    ruleFixed: 'The conditions of a badge can’t change once it has been opened. Create a new badge instead.',
    repeatFixed: 'Whether a badge can be earned more than once can’t change once it has been opened.',
    missing: {
      descriptionKo: 'Add a Korean description before opening the badge.',
      descriptionEn: 'Add an English description before opening the badge.',
      criteriaKo: 'Add the Korean criteria before opening the badge.',
      criteriaEn: 'Add the English criteria before opening the badge.',
    },
    neededClosed: (name) => `A badge in the conditions isn’t open: ${name}. Open that one first.`,
    needed: (name) => `Another badge asks for this one: ${name}. Remove it from those conditions first.`,
    noRule: 'This badge has no automatic conditions. Add some and save.',
    notOpen: 'Only open badges can be granted. Open the badge first.',
    notFailed: 'Granting is in progress or already finished. Refresh the page.',
    noStudent: 'We couldn’t find this student. Please choose again.',
    ownGrant: 'You can’t grant yourself a badge. Please ask a colleague.',
    ownRevoke: 'You can’t revoke your own badge. Please ask a colleague.',
    problem: {
      EMPTY: 'The student number is empty. Please add it.',
      NO_PERSON: 'No student has this number. Please check it.',
      NAME: 'The number and the name don’t belong to the same student. Please check both.',
      OWN: 'You can’t grant yourself a badge. Please ask a colleague.',
      TWICE: 'This student appears on an earlier line. Keep only one.',
      HELD: 'Already holds this badge, so it won’t be granted again.',
      EVIDENCE: 'The evidence is empty. Say what the badge is for.',
      LONG: `Evidence can have up to ${line} characters.`,
      TEXT_LONG: `The description can have up to ${text} characters.`,
      URL: 'The address must start with https://. Leave it empty if there is none.',
    },
    columns: 'The first line must name the columns for student number and evidence. Use the template.',
    hasProblems: 'Some lines still have problems. Correct the file, or choose to grant the valid lines only.',
    sheet: {
      badge: 'Badge',
      number: 'Student number',
      name: 'Name',
      dept: 'Department',
      state: 'Status',
      way: 'How granted',
      grantedOn: 'Granted on',
      expiresOn: 'Expires on',
      grantedBy: 'Granted by',
      revokedOn: 'Revoked on',
      reason: 'Reason',
    },
    state: { GRANTED: 'Valid', REVOKED: 'Revoked', ENDED: 'Expired' },
    way: { RULE: 'Rule', HAND: 'Office' },
  },
};

/** Names of the columns of a sheet, in lower case without spaces. */
export const COLUMN_NAMES: Readonly<Record<GrantColumn, readonly string[]>> = {
  number: ['학번', 'studentnumber', 'number'],
  name: ['이름', 'name'],
  evidence: ['근거', 'evidence'],
  text: ['설명', 'description', 'text'],
  url: ['주소', 'url', 'address'],
};
