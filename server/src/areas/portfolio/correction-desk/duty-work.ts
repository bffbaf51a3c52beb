/** Corrections of somebody whose duty ends: they go to the next person, or back to the queue. */
import type { DutyWork } from '../../../blocks/manifest/duty-work.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { correctionMachine } from '../correction/machine.ts';
import { isTaken, NOT_OFFERED } from '../correction/scope-sql.ts';
import { lockOptionalCorrection } from '../correction/store.ts';
import { countTaken, selectTaken } from './hand-on-store.ts';
import { deskWords } from './words.ts';

export const correctionDutyWork: DutyWork = {
  duties: ['CORRECTOR'],
  texts: { ko: deskWords.ko.dutyWork, en: deskWords.en.dutyWork },
  count: (db, { memberId }) => countTaken(db, memberId),
  handOn: async (taker, { memberId }, nextId) => {
    for (const id of await selectTaken(taker.tx, memberId)) {
      const asked = { id, isIn: isTaken({ memberId }), isOffered: NOT_OFFERED, locale: 'ko' } as const;
      const row = await lockOptionalCorrection(taker.tx, asked);
      if (!row) continue; // Completed or withdrawn a moment ago.
      const step = { version: row.version, reason: '' };
      // Nobody corrects papers of their own.
      const given =
        nextId === null || nextId === row.memberId
          ? ({ action: 'RELEASE', ...step } as const)
          : ({ action: 'ASSIGN', assigneeId: nextId, ...step } as const);
      await takeStep(taker, correctionMachine, row, { sides: ['SYSTEM'], given });
    }
  },
};
