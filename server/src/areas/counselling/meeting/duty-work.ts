/** Requests and appointments of a counsellor whose duty ends: students are told, and ask somebody else. */
import type { DutyWork } from '../../../blocks/manifest/duty-work.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { kindOfDuty } from '../shared/kinds.ts';
import { countAhead, lockAhead } from './duty-work-store.ts';
import { meetingMachine } from './steps/machine.ts';

const machine = meetingMachine();

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
    const rows = await lockAhead(taker.tx, { memberId, kind: kindOfDuty(duty), now: taker.now });
    // The portal takes the step, also where a person ended the duty: the student reads why in their own language.
    for (const row of rows) await takeStep(taker, machine, row, { sides: ['SYSTEM'], given: { action: 'END_DUTY' } });
  },
};
