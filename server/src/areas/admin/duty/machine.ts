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

/** @param works open work of all areas that ends with a duty */
export const dutyMachine = (works: readonly DutyWork[]): DutyMachine => ({
  entity: APPOINTMENT,
  audit: 'duties',
  transitions: DUTY_TRANSITIONS,
  standing: standingOf,
  judge: ({ isActive, endsOn }, { to }, { now }) => {
    if (to !== 'APPOINTED') return 'OK';
    if (endsOn !== null && endsOn < koreanDate(now)) return 'LATE';
    return isActive ? 'OK' : 'STATE';
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
async function checkNext(taker: Taker, { duty, memberId }: AppointmentRow, nextId: string): Promise<void> {
  const { tx, now, locale } = personIn(taker);
  const known = await selectNext(tx, { duty, memberId, today: koreanDate(now), locale });
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
  async (taker: Taker, { row: { memberId, duty }, given }: MovedDuty): Promise<void> => {
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
