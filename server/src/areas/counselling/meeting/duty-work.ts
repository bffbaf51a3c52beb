/** Requests and appointments of a counsellor whose duty ends: students are told, and ask somebody else. */
import type { DutyWork } from '../../../blocks/manifest/duty-work.ts';
import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Taker } from '../../../blocks/workflow/machine.ts';
import { followExpired } from '../referral/follow-request.ts';
import { kindOfDuty } from '../shared/kinds.ts';
import { countAhead, lockAhead, type AheadRow } from './duty-work-store.ts';
import { giveBack } from './waiting/release.ts';
import { counsellingCancelled } from './notice/asking.ts';
import { tellStudent } from './notice/tell.ts';
import { findTransition } from './core/rules.ts';
import { insertStatusChange, moveRequest, REQUEST } from './core/store.ts';

export const meetingDutyWork: DutyWork = {
  duties: ['PEER_COACH', 'CAREER_COUNSELLOR', 'LAW_COUNSELLOR'],
  texts: {
    ko: {
      name: '앞으로의 상담과 신청',
      outcome: '모두 취소돼요. 학생에게 알려 다른 사람에게 다시 신청하게 해요.',
    },
    en: {
      name: 'Upcoming sessions and requests',
      outcome: 'All of them are cancelled. The students are notified and can ask someone else.',
    },
  },
  count: (db, { memberId, duty }, now) => countAhead(db, { memberId, kind: kindOfDuty(duty), now }),
  handOn: async (taker, { memberId, duty }) => {
    const asked = { memberId, kind: kindOfDuty(duty), now: taker.now };
    for (const row of await lockAhead(taker.tx, asked)) await giveUp(taker, row);
  },
};

/** The portal takes the step, also where a person ended the duty: the student reads why in their own language. */
async function giveUp(taker: Taker, row: AheadRow): Promise<void> {
  const { tx, now } = taker;
  const { id, status: from, version } = row;
  const transition = findTransition({ action: 'END_DUTY', from, by: 'SYSTEM' });
  if (!transition) throw new Error(`A request that is ${from} has no hour to give up.`);
  const { to } = transition;
  const ending = to === 'AVAILABLE' ? { ending: 'CANCELLED_BY_COUNSELLOR' } : {};
  await moveRequest(tx, { id, from, to, version, ...ending });
  await insertStatusChange(tx, {
    requestId: id,
    from,
    to,
    by: 'SYSTEM',
    actorId: null,
    reason: null,
    reasonCode: 'DUTY_ENDED',
    at: now,
    origin: null,
  });
  await followExpired(taker, row);
  await giveBack(tx, row, { seat: from === 'AVAILABLE' ? 'held' : 'taken', offeredAt: null });
  await tellStudent(tx, counsellingCancelled, { ...row, version: version + 1 });
  if (taker.actor) await writeAudit(tx, taker, { action: 'counselling.end_duty', entity: REQUEST, entityId: id });
}
