/** Notices about a person's own mileage: points that came or went back, and points that will expire. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notify, notifyAll } from '../../../blocks/notification/notify.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { readExpiring } from './expiring.ts';
import { selectCorrections, selectLineTitles } from './title-store.ts';
import { ownWords } from './words.ts';

const LIST = '/lrn/mile/hist/list';

const describeLine: Describe = async (db, { entityIds, recipientId, locale }) => {
  const lines = await selectLineTitles(db, { ids: entityIds, memberId: recipientId, locale });
  return new Map(lines.map(({ id, points, title }) => [id, ownWords[locale].line(points, title)]));
};

/** The same of points that went, with what is owed by it. */
const describeTaken: Describe = async (db, { entityIds, recipientId, locale }) => {
  const lines = await selectLineTitles(db, { ids: entityIds, memberId: recipientId, locale });
  return new Map(lines.map(({ id, ...line }) => [id, ownWords[locale].taken(line)]));
};

/** The reason of a correction stands in the list alone, and so does every other note on a line. */
const describeCorrection: Describe = async (db, { entityIds, recipientId, locale }) => {
  const lines = await selectCorrections(db, { ids: entityIds, memberId: recipientId, locale });
  return new Map(lines.map(({ id, ...line }) => [id, ownWords[locale].correction(line)]));
};

/** The record is the reader; others read nothing. */
const describeExpiring: Describe = async (db, { entityIds, recipientId, locale, now }) => {
  const isTheirs = entityIds.includes(recipientId);
  const term = isTheirs ? await selectOptionalCurrentTerm(db, koreanDate(now)) : undefined;
  const points = term && (await readExpiring(db, [recipientId], term)).get(recipientId);
  return new Map(points === undefined ? [] : [[recipientId, ownWords[locale].points(points)]]);
};

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  isFor: (actor: Actor) => actor.rights.may('LRN_MILE', 'RR'),
} as const;

const inBoth = writeInBoth({ ko: '마일리지', en: 'mileage' });

const posted: NotificationType = {
  ...SAID,
  type: 'MILEAGE_POSTED',
  channels: ['IN_APP'],
  describe: describeLine,
  texts: inBoth(
    ['마일리지 적립', (what) => `마일리지를 받았어요: ${what}`, '어떻게 계산됐는지 볼 수 있어요.', '내역 보기'],
    ['Mileage received', (what) => `You received mileage: ${what}`, 'See how it was calculated.', 'View history'],
  ),
};

/** Without the points: a line of 0 says in the list how many there would have been. */
const describeTitle: Describe = async (db, { entityIds, recipientId, locale }) => {
  const lines = await selectLineTitles(db, { ids: entityIds, memberId: recipientId, locale });
  return new Map(lines.map(({ id, title }) => [id, title]));
};

const lapsed: NotificationType = {
  ...SAID,
  type: 'MILEAGE_LAPSED',
  channels: ['IN_APP'],
  describe: describeTitle,
  texts: inBoth(
    [
      '마일리지 미적립',
      (what) => `설문 기간이 끝나 마일리지를 받지 못했어요: ${what}`,
      '수료 뒤 만족도 설문에 답해야 받는 마일리지였어요. 내역에서 이유를 볼 수 있어요.',
      '이유 보기',
    ],
    [
      'Mileage not received',
      (what) => `The survey closed, so no mileage was given: ${what}`,
      'This mileage takes an answer to the survey after completion. See the reason in your history.',
      'View reason',
    ],
  ),
};

const takenBack: NotificationType = {
  ...SAID,
  type: 'MILEAGE_TAKEN_BACK',
  isMandatory: true,
  describe: describeTaken,
  texts: inBoth(
    [
      '마일리지 회수',
      (what) => `마일리지가 회수됐어요: ${what}`,
      '마일리지를 받은 기록이 취소돼 함께 회수됐어요. 이미 쓴 점수까지 줄었다면 새로 모으는 점수로 먼저 채워져요. 내역에서 확인해 주세요.',
      '내역 보기',
    ],
    [
      'Mileage withdrawn',
      (what) => `Mileage withdrawn: ${what}`,
      'The record that it came from no longer counts. If you had already used the points, what you earn next pays them back. See your history.',
      'View history',
    ],
  ),
};

const corrected: NotificationType = {
  ...SAID,
  type: 'MILEAGE_CORRECTED',
  isMandatory: true,
  describe: describeCorrection,
  texts: inBoth(
    [
      '마일리지 조정',
      (what) => `마일리지가 조정됐어요: ${what}`,
      '담당자가 점수를 바로잡았어요. 내역에서 이유를 확인해 주세요.',
      '이유 보기',
    ],
    [
      'Corrected mileage',
      (what) => `Your mileage was corrected: ${what}`,
      'The mileage office corrected your points. See the reason in your history.',
      'View reason',
    ],
  ),
};

const expiring: NotificationType = {
  ...SAID,
  type: 'MILEAGE_EXPIRING',
  describe: describeExpiring,
  texts: inBoth(
    [
      '마일리지 소멸 예정',
      (what) => `이번 학기가 끝나면 사라져요: ${what}`,
      '사용처를 보고 학기가 끝나기 전에 신청해 주세요.',
      '마일리지 보기',
    ],
    [
      'Expiring mileage',
      (what) => `Expires at the end of this term: ${what}`,
      'See what you can use it for before the term ends.',
      'View mileage',
    ],
  ),
};

export const MILEAGE_NOTIFICATIONS: readonly NotificationType[] = [posted, lapsed, takenBack, corrected, expiring];

interface About {
  readonly memberId: string;
  readonly lineId: string;
}

/** A line of somebody’s. */
interface TheirLine {
  readonly memberId: string;
  readonly id: string;
}

const tellAbout =
  (type: NotificationType) =>
  (tx: Tx, { memberId, lineId }: About): Promise<void> =>
    notify(tx, { type, recipients: [memberId], entityId: lineId, dedupeKey: lineId, link: LIST });

const tellAboutAll =
  (type: NotificationType) =>
  (tx: Tx, lines: readonly TheirLine[]): Promise<void> =>
    notifyAll(
      tx,
      lines.map(({ id, memberId }) => ({ type, recipients: [memberId], entityId: id, dedupeKey: id, link: LIST })),
    );

/** Tells people of points that the office brought in. */
export const tellPostedAll = tellAboutAll(posted);
/** Tells people of lines by which their points were corrected. */
export const tellCorrected = tellAboutAll(corrected);
export const tellPosted = tellAbout(posted);
/** Tells somebody of points that they did not get, because they had not answered in time. */
export const tellLapsed = tellAbout(lapsed);
export const tellTakenBack = tellAbout(takenBack);

/** Tells people of what goes at the end of a term; each once for each number of days before it. */
export const tellExpiring = (
  tx: Tx,
  {
    memberIds,
    term,
    days,
  }: { readonly memberIds: readonly string[]; readonly term: LedgerTerm; readonly days: number },
): Promise<void> =>
  notifyAll(
    tx,
    memberIds.map((memberId) => ({
      type: expiring,
      recipients: [memberId],
      entityId: memberId,
      dedupeKey: `${memberId}:${term.year}${term.semesterCode}:${days}`,
      link: LIST,
    })),
  );
