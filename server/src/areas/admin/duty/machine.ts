/** How an appointment moves: what each step writes, who hears of it, and where its work goes. */
import type { DUTY_STEPS } from '@naru/contract/areas/duty.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { handOnWork, type DutyWork } from '../../../blocks/manifest/duty-work.ts';
import { personIn, type Machine, type Moved, type Patch, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { failField } from '../../../platform/http/failure.ts';
import { deleteSingleUse } from '../../../platform/session/single-use.ts';
import { koreanDate } from '../../../platform/time.ts';
import { dutyAppointed, dutyEnded, tellAsker, tellPerson } from './notifications.ts';
import { DUTY_TRANSITIONS, lastDayOf, type DutyTransition } from './rules.ts';
import { APPOINTMENT, endHeldDuty, insertHeldDuty, selectNext, type AppointmentRow } from './store.ts';
import { dutyWords } from './words.ts';

/** Steps of people, of the appointing itself, and of the calendar. */
export type DutyGiven = StepGiven<typeof DUTY_STEPS> | { readonly action: 'APPOINT' } | { readonly action: 'LAPSE' };
type MovedDuty = Moved<AppointmentRow, DutyTransition, DutyGiven>;

export type DutyMachine = Machine<AppointmentRow, DutyTransition, DutyGiven>;

export const standingOf = ({ id, status, version }: AppointmentRow) => ({ id, status, version });

const NOT_ACTIVE = {
  reason: {
    ko: '지금 계정을 쓸 수 없는 사람이라 지정할 수 없어요.',
    en: 'This person’s account is not in use, so they can’t be appointed.',
  },
};

/** @param works open work of all areas that ends with a duty */
export const dutyMachine = (works: readonly DutyWork[]): DutyMachine => ({
  entity: APPOINTMENT,
  audit: 'duties',
  transitions: DUTY_TRANSITIONS,
  states: {
    WAITING: { ko: '확인 대기', en: 'waiting to be confirmed' },
    APPOINTED: { ko: '지정', en: 'in force' },
    ENDED: { ko: '종료', en: 'over' },
    DECLINED: { ko: '반려', en: 'declined' },
    WITHDRAWN: { ko: '취소', en: 'withdrawn' },
  },
  refusals: {
    CONFIRM: {
      ko: '지정을 요청하지 않은 다른 담당자가 대기 중인 요청만 확인할 수 있어요.',
      en: 'Only somebody else than who asked can confirm an appointment, and only while it waits.',
    },
    DECLINE: {
      ko: '지정을 요청하지 않은 다른 담당자가 대기 중인 요청만 반려할 수 있어요.',
      en: 'Only somebody else than who asked can decline an appointment, and only while it waits.',
    },
    WITHDRAW: {
      ko: '대기 중인 지정 요청은 요청한 사람만 취소할 수 있어요.',
      en: 'Only who asked can withdraw an appointment, and only while it waits.',
    },
  },
  standing: standingOf,
  judge: ({ isActive, endsOn }, { to }, { now }) => {
    if (to !== 'APPOINTED') return 'OK';
    if (endsOn !== null && endsOn < koreanDate(now)) return 'LATE';
    return isActive ? 'OK' : NOT_ACTIVE;
  },
  prepare: async (taker, { row, given }) => prepare(taker, row, given),
  swap: (tx, rows, change) => swapStatus(tx, 'duty_appointment', { rows, ...change }),
  followers: [hold, handOn(works), tell, signal],
});

async function prepare(taker: Taker, row: AppointmentRow, given: DutyGiven): Promise<Patch> {
  if (given.action === 'CONFIRM') return { confirmed_by: personIn(taker).actor.memberId };
  if (given.action !== 'END') return {};
  if (given.nextId !== null) await checkNext(taker, row, given.nextId);
  return { ends_on: lastDayOf(row, koreanDate(taker.now)) };
}

/** @throws Failure `invalid` at `nextId` */
async function checkNext(taker: Taker, { dutyCode, memberId }: AppointmentRow, nextId: string): Promise<void> {
  const { tx, now, locale } = personIn(taker);
  const known = await selectNext(tx, { dutyCode, memberId, today: koreanDate(now), locale });
  if (!known.some((one) => one.memberId === nextId)) failField('nextId', dutyWords[locale].notNext);
}

/** Rights follow from the held duty. A link to a new password from before it is worth more now, and counts no more. */
async function hold({ tx, now }: Taker, { row, transition }: MovedDuty): Promise<void> {
  if (transition.to === 'ENDED') return endHeldDuty(tx, { id: row.id, lastDay: lastDayOf(row, koreanDate(now)) });
  if (transition.to !== 'APPOINTED') return;
  await insertHeldDuty(tx, row);
  await deleteSingleUse(tx, { kind: 'PASSWORD_RESET', memberId: row.memberId });
}

const handOn =
  (works: readonly DutyWork[]) =>
  async (taker: Taker, { row: { memberId, dutyCode: duty }, given }: MovedDuty): Promise<void> => {
    if (given.action === 'END') await handOnWork(works, taker, { memberId, duty, nextId: given.nextId });
  };

async function tell({ tx }: Taker, { row, transition: { to, by } }: MovedDuty): Promise<void> {
  if (to === 'APPOINTED') await tellPerson(tx, dutyAppointed, row);
  if (to === 'ENDED') await tellPerson(tx, dutyEnded, row);
  if (by === 'SECOND' && row.askedBy !== null) await tellAsker(tx, { id: row.id, askedBy: row.askedBy });
}

async function signal(taker: Taker, { row }: MovedDuty): Promise<void> {
  if (taker.actor) await taker.signal(`member:${row.memberId}`);
}
