/** Cases of a psychological counsellor whose duty ends: nobody in care is left without a counsellor. */
import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { DutyWork } from '../../../../blocks/manifest/duty-work.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { tellCentre, tellPsychStudent } from '../case/notifications.ts';
import { APPLICATION } from '../case/store.ts';
import { giveUpSessions } from '../steps/sessions.ts';
import { countAdvisees, lockAssigned, selectOptionalLeastBusy, updateAssigned } from './duty-work-store.ts';

export const psychDutyWork: DutyWork = {
  duties: ['PSYCHOLOGICAL_COUNSELLOR'],
  texts: {
    ko: {
      name: '진행 중인 심리상담',
      outcome:
        '이어받는 사람에게 넘어가요. 정하지 않으면 맡은 상담이 가장 적은 심리상담사가 이어받아요. 예약된 회기는 취소하고 학생에게 알려요.',
    },
    en: {
      name: 'Open psychological cases',
      outcome:
        'Handed to the successor or, without one, to the counsellor with the fewest cases. Booked sessions are cancelled and the students notified.',
    },
  },
  count: (db, { memberId }) => countAdvisees(db, memberId),
  handOn: async (taker, { memberId }, chosenId) => {
    const { tx, now } = taker;
    for (const { id, version, studentMemberId } of await lockAssigned(tx, memberId)) {
      const nextId = chosenId ?? (await selectOptionalLeastBusy(tx, { exceptId: memberId, today: koreanDate(now) }));
      const moved = { id, version: version + 1 };
      // With nobody else there the case keeps its name, and the managers are told of it.
      if (nextId !== undefined) await updateAssigned(tx, { id, nextId });
      await giveUpSessions(taker, id);
      await tellCentre(tx, { ...moved, assignedId: nextId ?? null, now });
      await tellPsychStudent(tx, { ...moved, memberId: studentMemberId });
      if (taker.actor)
        await writeAudit(tx, taker, { action: 'counselling.psych.handOn', entity: APPLICATION, entityId: id });
    }
  },
};
