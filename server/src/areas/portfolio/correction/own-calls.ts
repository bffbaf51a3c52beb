import { corrections as calls } from '@naru/contract/areas/portfolio/correction.ts';
import { OWN_CORRECTION_STEPS } from '@naru/contract/areas/portfolio/words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { presentView } from '../core/present-view.ts';
import { selectViews } from '../core/view-store.ts';
import { correctionMachine } from './machine.ts';
import { selectOptionalOwn, selectOwn } from './own-store.ts';
import { presentStanding } from './present.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { Sources } from '../resume/facts.ts';
import { isOwn, NOT_OFFERED } from './scope-sql.ts';
import { findOwnStanding } from './survey.ts';
import { countOpen, lockOptionalCorrection, selectOptionalContents, selectOptionalCorrection } from './store.ts';

const MENU = 'PTF_CL';
const LAST_VIEWS = { size: 50, offset: 0 };

const asked = ({ actor, locale }: CallContext, id: string) => ({
  id,
  isIn: isOwn(actor),
  isOffered: NOT_OFFERED,
  locale,
});

export const listOwnCorrections: Reader<typeof calls.listOwnCorrections> = async (ctx, { query }) => {
  const { db, actor, now, locale } = ctx;
  const [rows, openCount] = await Promise.all([
    selectOwn(db, { isIn: isOwn(actor), ...query, locale }),
    countOpen(db, actor.memberId),
  ]);
  return { correctionList: rows.map((row) => presentStanding(row, now)), openCount };
};

export const readOwnCorrection =
  (sources: Sources): Reader<typeof calls.readOwnCorrection> =>
  async (ctx, { params }) => {
    const { db, actor, now, locale } = ctx;
    const own = asked(ctx, params.id);
    const [row, moving, contents, views, circumstances] = await Promise.all([
      selectOptionalOwn(db, own),
      selectOptionalCorrection(db, own),
      selectOptionalContents(db, own),
      selectViews(db, { paperIds: [params.id], locale }, LAST_VIEWS),
      readCircumstances(ctx),
    ]);
    if (!row || !moving || !contents) return fail('notFound');
    const isDone = row.status === 'COMPLETED';
    const surveyStatus = await findOwnStanding(ctx, row);
    const sides = actor.rights.may(MENU, 'C') ? (['STUDENT'] as const) : [];
    return {
      correction: {
        ...presentStanding(row, now),
        stdntId: actor.studentId,
        message: contents.message,
        dueOn: row.dueOn,
        snapshot: await readSnapshot(db, { snapshot: contents.snapshot, memberId: actor.memberId, sources }),
        // A draft is its corrector's alone.
        overall: isDone ? contents.overall : '',
        rubric: isDone ? contents.rubric : {},
        viewList: views.map(presentView),
        surveyStatus,
        stepList: listSteps(correctionMachine, OWN_CORRECTION_STEPS, { row: moving, sides, circumstances }),
      },
    };
  };

/** A request that was withdrawn is found by nobody, so that its standing is answered as the step left it. */
export const stepOwnCorrection = writeStep(calls.stepOwnCorrection, correctionMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalCorrection(ctx.tx, asked(ctx, id));
    return row ? [row] : [];
  },
  sides: () => ['STUDENT'] as const,
});
