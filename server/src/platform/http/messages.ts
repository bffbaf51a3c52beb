/**
 * The catalogue of errors in both languages. What happened, why if known, what to do; never whether an id exists.
 */
import type { FailureKind } from '@naru/contract/envelope.ts';

export type Locale = 'ko' | 'en';

type Catalogue = Readonly<Record<FailureKind, string>>;

const ko: Catalogue = {
  notFound: '찾을 수 없어요. 주소를 확인하거나 목록에서 다시 골라 주세요.',
  unavailable: '지금은 처리할 수 없어요. 잠시 뒤 다시 해 주세요.',
  noSession: '로그인이 필요해요. 다시 로그인해 주세요.',
  forbidden: '권한이 없어서 할 수 없어요. 필요하면 담당 부서에 문의해 주세요.',
  invalid: '입력한 내용을 다시 확인해 주세요.',
  conflict: '그사이에 내용이 바뀌었어요. 바뀐 내용을 확인하고 다시 해 주세요.',
  notPossible: '지금은 할 수 없어요. 화면을 새로 열어 지금 상태를 확인해 주세요.',
  tooMany: '너무 자주 시도했어요. 조금 기다렸다가 다시 해 주세요.',
  unexpected: '문제가 생겨 마치지 못했어요. 잠시 뒤 다시 해 주세요.',
  malformed: '요청을 읽지 못했어요. 화면을 새로 열고 다시 해 주세요.',
  tooLarge: '보낸 내용이 너무 커요. 나누어 보내 주세요.',
  headersTooLarge: '주소나 헤더가 너무 길어요. 화면을 새로 열고 다시 해 주세요.',
  unsupportedType: '이 형식으로는 받을 수 없어요.',
  signInFailed: '아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  handoffUsed: '이미 사용한 로그인 링크예요. 처음부터 다시 로그인해 주세요.',
  wrongPassword: '지금 비밀번호가 맞지 않아요. 다시 입력해 주세요.',
  weakPassword: '더 안전한 비밀번호가 필요해요. 10자 이상으로, 아이디나 흔히 쓰는 비밀번호와 다르게 정해 주세요.',
  idempotencyMismatch: '같은 요청 번호로 다른 내용이 왔어요. 화면을 새로 열고 다시 해 주세요.',
  lastAdministrator: '마지막 관리자예요. 다른 관리자를 먼저 정해 주세요.',
  linkUsed: '이미 사용했거나 기한이 지난 링크예요. 메일을 다시 받아 주세요.',
  noMail: '이 포털은 아직 메일을 보낼 수 없어요. 담당 부서에 문의해 주세요.',
  awaitingApproval: '아직 승인을 기다리고 있어요. 승인되면 메일로 알려 드리고, 그때부터 로그인할 수 있어요.',
  storageFull: '저장 공간이 부족해서 파일을 올리지 못했어요. 담당 부서에 알려 주시고 나중에 다시 올려 주세요.',
  scannerAway: '지금은 바이러스 검사를 할 수 없어서 파일을 올리지 못했어요. 잠시 뒤 다시 올려 주세요.',
  tooEarly: '아직 할 수 없어요. 상담이 시작된 뒤에 다시 해 주세요.',
  tooLate: '정해진 시간이 지나서 이제 할 수 없어요. 필요하면 상대방에게 직접 연락해 주세요.',
  inPreparation: '아직 준비 중이에요. 열리면 메뉴에서 볼 수 있어요.',
  postTooLong: '글이 너무 길어요. 10만 자까지 쓸 수 있어요. 나누어 올리거나 파일로 첨부해 주세요.',
  tooManyExports: '이미 준비하고 있는 엑셀 파일이 두 개 있어요. 하나가 끝나면 다시 받아 주세요.',
};

const en: Catalogue = {
  notFound: 'We couldn’t find that. Check the address, or choose again from the list.',
  unavailable: 'The portal is unavailable right now. Please try again in a moment.',
  noSession: 'You need to sign in. Please sign in again.',
  forbidden: 'You don’t have permission to do this. If you need it, contact the office in charge.',
  invalid: 'Please check what you entered.',
  conflict: 'This has changed in the meantime. Check it and try again.',
  notPossible: 'This can’t be done now. Reload the page to see how it stands.',
  tooMany: 'Too many attempts. Wait a little, then try again.',
  unexpected: 'Something went wrong. Please try again in a moment.',
  malformed: 'We couldn’t read the request. Reload the page and try again.',
  tooLarge: 'This is too large to send at once. Please send it in parts.',
  headersTooLarge: 'The address or its headers are too long. Reload the page and try again.',
  unsupportedType: 'We can’t accept this type of content.',
  signInFailed: 'The username or password isn’t right. Please check them and try again.',
  handoffUsed: 'This sign-in link has already been used. Please sign in again from the start.',
  wrongPassword: 'Your current password isn’t right. Please enter it again.',
  weakPassword: 'Choose a stronger password: at least 10 characters, not your username, and not easy to guess.',
  idempotencyMismatch: 'The same request number came with different content. Reload the page and try again.',
  lastAdministrator: 'This is the last administrator. Make someone else an administrator first.',
  linkUsed: 'This link has been used or has expired. Please request a new email.',
  noMail: 'This portal can’t send email yet. Please contact the office in charge.',
  awaitingApproval:
    'Your account is still waiting for approval. We’ll email you when it’s approved, and you can sign in from then on.',
  storageFull:
    'There’s no storage space left, so nothing was uploaded. Please contact the office in charge and try again later.',
  scannerAway: 'We can’t check files for viruses right now, so nothing was uploaded. Please try again in a moment.',
  tooEarly: 'It’s too early for this. Try again once the session has started.',
  tooLate: 'It’s too late for this. If you need to, contact the other person directly.',
  inPreparation: 'This is coming soon. You’ll find it in the menu once it opens.',
  postTooLong: 'This post is too long. It can have up to 100,000 characters. Split it, or attach it as a file.',
  tooManyExports: 'Two Excel files are already being prepared for you. Try again once one of them is ready.',
};

const catalogues = { ko, en } as const;

/** Returns the sentence for a failure. */
export function failureMessage(kind: FailureKind, locale: Locale): string {
  return catalogues[locale][kind];
}

/** Returns the language of an answer: the first of Accept-Language that the portal speaks, else Korean. */
export function chooseLocale(header: string | undefined): Locale {
  if (!header) return 'ko';
  for (const part of header.split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === 'ko' || language === 'en') return language;
  }
  return 'ko';
}
