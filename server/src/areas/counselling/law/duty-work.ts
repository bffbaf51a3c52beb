/** Cases of a law counsellor whose duty ends. */
import { writeAudit } from '../../../blocks/audit/store.ts';
import type { DutyWork } from '../../../blocks/manifest/duty-work.ts';
import type { Taker } from '../../../blocks/workflow/machine.ts';
import { countOpenCases, handCaseOn, lockOpenCases, selectConflicts } from './people-store.ts';
import { LAW_CASE } from './store.ts';
import { lawWords } from './words.ts';
import { tellAllCounsellors, tellOfCase } from './tell.ts';

export const lawDutyWork: DutyWork = {
  duties: ['LAW_COUNSELLOR'],
  texts: { ko: lawWords.ko.dutyWork, en: lawWords.en.dutyWork },
  count: (db, { memberId }) => countOpenCases(db, memberId),
  handOn: async (taker, { memberId }, nextId) => {
    for (const one of await lockOpenCases(taker.tx, memberId)) {
      const taken = nextId !== null && (await isFree(taker, one.id, nextId)) ? nextId : null;
      await handCaseOn(taker.tx, { caseId: one.id, memberId, nextId: taken });
      const moved = { id: one.id, version: one.version + 1 };
      if (taken === null) await tellAllCounsellors(taker.tx, moved, taker.now);
      else await tellOfCase(taker.tx, moved, [taken]);
      if (taker.actor) await writeAudit(taker.tx, taker, { action: 'law.handOn', entity: LAW_CASE, entityId: one.id });
    }
  },
};

/** Nobody has both sides of a matter. */
async function isFree({ tx }: Taker, caseId: string, nextId: string): Promise<boolean> {
  const conflicts = await selectConflicts(tx, caseId, 'ko');
  const adverse = conflicts.filter(({ how }) => how !== 'SAME_OPPONENT').flatMap(({ assignees }) => assignees);
  return !adverse.some(({ memberId }) => memberId === nextId);
}
