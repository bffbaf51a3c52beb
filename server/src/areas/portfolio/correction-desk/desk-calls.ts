import { correctionDesk as calls } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { selectFiles } from '../../../blocks/file/attach.ts';
import { addDays } from '../../../blocks/calendar/hours.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { recordView } from '../core/record-view.ts';
import { correctionMachine } from '../correction/machine.ts';
import { readSnapshot } from '../correction/read-snapshot.ts';
import { DESK_MENU, isDone, isMoved, isOffered, isRead, isTaken } from '../correction/scope-sql.ts';
import { lockOptionalCorrection, selectOptionalContents } from '../correction/store.ts';
import type { Sources } from '../resume/facts.ts';
import { lockOptionalDraft, updateDraft } from './draft-store.ts';
import { readHistory } from './history.ts';
import { selectEarlier, selectOptionalQueued } from './list-store.ts';
import { presentQueued, sidesOf } from './present.ts';
import { readerOf } from './reader.ts';

export const readCorrection =
  (sources: Sources): Reader<typeof calls.readCorrection> =>
  async (ctx, { params: { id } }) => {
    const { db, actor, now, locale } = ctx;
    const reader = readerOf(ctx);
    const asked = { id, isIn: isRead(reader), isOffered: isOffered(reader), locale };
    const row = (await selectOptionalQueued(db, asked)) ?? fail('notFound');
    // Noted for the student and in the privacy log before anything is shown.
    if (row.memberId !== actor.memberId)
      await db.transaction().execute(async (tx) => {
        const view = { paper: 'CORRECTION', paperId: id, audience: 'CORRECTOR', ownerId: row.memberId } as const;
        await recordView(tx, ctx, { ...view, menuId: DESK_MENU, fields: ['letter', 'resume'] });
      });
    const [contents, historyList, earlier, circumstances] = await Promise.all([
      selectOptionalContents(db, asked),
      readHistory(ctx, id),
      row.letterId === null
        ? []
        : selectEarlier(db, { letterId: row.letterId, round: row.round, isDone: isDone(actor, now) }),
      readCircumstances(ctx),
    ]);
    if (!contents) return fail('notFound');
    const { completedAt } = row;
    const photo = contents.snapshot.resume?.content.person.photoFileId ?? null;
    const files = photo === null ? [] : await selectFiles(db, [photo]);
    return {
      correction: {
        ...presentQueued(row, { actor, now, locale, circumstances }),
        ...contents,
        snapshot: await readSnapshot(db, { snapshot: contents.snapshot, memberId: row.memberId, sources }),
        fileList: [...files.values()].flat(),
        readableUntil: completedAt && addDays(koreanDate(completedAt), PAPER_MOST.readDays),
        historyList,
        earlierList: earlier.map((one) => ({
          correctionId: one.id,
          round: one.round,
          completedAt: one.completedAt.toISOString(),
        })),
      },
    };
  };

export const saveCorrectionDraft: Writer<typeof calls.saveCorrectionDraft> = {
  apply: async ({ tx, actor }, { params: { id }, body: { overall, rubric, draftVersion } }) => {
    const found = (await lockOptionalDraft(tx, { id, isIn: isTaken(actor) })) ?? fail('notFound');
    // A save whose answer was lost comes again: the same is no conflict.
    const isSame = found.overall === overall && JSON.stringify(sorted(found.rubric)) === JSON.stringify(sorted(rubric));
    if (!isSame && found.draftVersion !== draftVersion) fail('conflict', { current: found });
    if (!isSame) await updateDraft(tx, { id, overall, rubric });
    return { id };
  },
  answer: async ({ db, actor }, { id = '' }) => {
    const found = (await selectOptionalContents(db, { id, isIn: isTaken(actor) })) ?? fail('notFound');
    return { draftVersion: found.draftVersion };
  },
};

const sorted = (rubric: object) => Object.entries(rubric).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Its standing is answered as the step left it: one who gave a request back may reach it no more. */
export const stepCorrection = writeStep(calls.stepCorrection, correctionMachine, {
  hold: async (ctx, id) => {
    const reader = readerOf(ctx);
    const asked = { id, isIn: isMoved(reader), isOffered: isOffered(reader), locale: ctx.locale };
    const row = await lockOptionalCorrection(ctx.tx, asked);
    return row ? [row] : [];
  },
  sides: ({ actor }, row) => sidesOf(actor, row),
});
