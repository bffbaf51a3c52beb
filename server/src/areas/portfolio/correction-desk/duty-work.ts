/** Corrections of somebody whose duty ends: they go to the next person, or back to the queue. */
import type { DutyWork } from '../../../blocks/manifest/duty-work.ts';
import { writeAudit } from '../../../blocks/audit/store.ts';
import { insertHistory } from '../correction/history-store.ts';
import { tellMoved } from '../correction/notifications.ts';
import { CORRECTION } from '../correction/store.ts';
import { countTaken, giveOn, lockTaken } from './hand-on-store.ts';
import { deskWords } from './words.ts';

export const correctionDutyWork: DutyWork = {
  duties: ['CORRECTOR'],
  texts: { ko: deskWords.ko.dutyWork, en: deskWords.en.dutyWork },
  count: (db, { memberId }) => countTaken(db, memberId),
  handOn: async (taker, { memberId }, nextId) => {
    const { tx, now } = taker;
    const actorId = taker.actor?.memberId;
    for (const { id, studentMemberId, version } of await lockTaken(tx, memberId)) {
      // Nobody corrects papers of their own.
      const next = nextId === studentMemberId ? null : nextId;
      await giveOn(tx, { id, nextId: next, at: now });
      const action = next === null ? ('RELEASE' as const) : ('ASSIGN' as const);
      const entry = { correctionId: id, actorId: actorId ?? null, assigneeId: next ?? memberId, reason: null, at: now };
      await insertHistory(tx, { action, ...entry });
      const correction = { id, memberId: studentMemberId, version: version + 1 };
      await tellMoved(tx, { correction, action, actorId, formerId: memberId, nextId: next });
      if (taker.actor) await writeAudit(tx, taker, { action: 'corrections.handOn', entity: CORRECTION, entityId: id });
    }
  },
};
