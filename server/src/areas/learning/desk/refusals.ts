/** Why an organiser cannot do something with a programme that stands as they saw it. */
import { fail, failNow, type Reason } from '../../../platform/http/failure.ts';
import type { HeldProgramme } from '../core/programme-store.ts';

export const programmeReasons = {
  published: {
    ko: '게시했거나 신청한 사람이 있는 프로그램은 지울 수 없어요. 대신 폐강할 수 있어요.',
    en: 'A programme that was published or applied for can’t be deleted. You can cancel it instead.',
  },
  unpublished: {
    ko: '아직 게시하지 않은 프로그램이에요. 폐강 대신 지워 주세요.',
    en: 'This programme has not been published yet. Delete it instead of cancelling it.',
  },
  cancelled: { ko: '폐강된 프로그램이에요.', en: 'This programme was cancelled.' },
  closed: { ko: '종료 승인을 받은 프로그램이에요.', en: 'This programme has been closed.' },
  over: {
    ko: '마지막 회차가 끝난 프로그램은 고칠 수 없어요.',
    en: 'A programme can’t be changed after its last session.',
  },
  noOpening: {
    ko: '이미 개설 승인을 요청했거나 끝난 프로그램이에요.',
    en: 'Approval was asked for already, or the programme is over.',
  },
  noClosing: {
    ko: '종료 승인은 마지막 회차가 끝난 뒤에 한 번만 요청할 수 있어요.',
    en: 'Closing can be asked for once, after the last session.',
  },
  noLottery: { ko: '추첨으로 뽑는 프로그램이 아니에요.', en: 'Seats don’t go by lot here.' },
  drawn: { ko: '이미 추첨했어요.', en: 'Lots have been drawn already.' },
  early: {
    ko: '신청이 마감된 뒤에 추첨할 수 있어요.',
    en: 'Lots can be drawn once applications have closed.',
  },
  begun: {
    ko: '프로그램이 시작되어 추첨할 수 없어요.',
    en: 'The programme has begun, so lots can’t be drawn any more.',
  },
} as const satisfies Record<string, Reason>;

/** The version that they saw. @throws Failure `conflict` */
export function expectSeen({ version: current }: Pick<HeldProgramme, 'version'>, version: number): void {
  if (current !== version) fail('conflict', { current: { version: current } });
}

/** Neither cancelled nor closed. @throws Failure `notPossible` */
export function expectHeld({ cancelledAt, closedAt, version }: HeldProgramme): void {
  if (cancelledAt !== null) failNow(programmeReasons.cancelled, { version });
  if (closedAt !== null) failNow(programmeReasons.closed, { version });
}

/** Says why no lots are drawn now. */
export function reasonNotToDraw(programme: HeldProgramme, now: Date): Reason {
  const { selection, cancelledAt, drawnAt, appliesUntil } = programme;
  if (selection !== 'LOTTERY') return programmeReasons.noLottery;
  if (cancelledAt !== null) return programmeReasons.cancelled;
  if (drawnAt !== null) return programmeReasons.drawn;
  return now < appliesUntil ? programmeReasons.early : programmeReasons.begun;
}
