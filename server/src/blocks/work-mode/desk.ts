/** Makes a desk from the machine of its records and the side that decides. */
import type { PressCallSpec } from '@naru/contract/shared/work-mode.ts';
import type { ActionTable, StepGiven } from '@naru/contract/shared/workflow.ts';

import type { PressedStep, WorkDesk } from '../manifest/work-desk.ts';
import type { ActionOf, Transition } from '../workflow/machine.ts';
import { holdForStep, type MachineFor, type Side } from '../workflow/step-call.ts';
import { judgeStep, takeSteps } from '../workflow/take-step.ts';

interface DeskParts<
  Row,
  T extends Transition,
  Given extends { readonly action: ActionOf<T> },
  SideGiven extends Given,
  Told,
> {
  readonly machine: MachineFor<Row, T, Given>;
  /** As for a single step. */
  readonly side: Side<Row, T, SideGiven, Told>;
  readonly nameRows: WorkDesk['nameRows'];
}

/** Declares a desk; the calls of `bindWork` and the job take its steps. */
export function defineWorkDesk<
  Actions extends ActionTable,
  Row,
  T extends Transition,
  Given extends { readonly action: ActionOf<T> },
  SideGiven extends StepGiven<Actions> & Given,
  Told,
>(
  entity: string,
  call: PressCallSpec<Actions>,
  { machine, side, nameRows }: DeskParts<Row, T, Given, SideGiven, Told>,
): WorkDesk {
  const hold = (ctx: Parameters<WorkDesk['take']>[0], { id, version, action, needed }: PressedStep) => {
    const given = { ...needed, action, version } as unknown as SideGiven; // the call has read them by these very actions
    return holdForStep(ctx, machine, side, { id, version, given });
  };
  return {
    entity,
    call,
    judge: async (ctx, step) => {
      const held = await hold(ctx, step);
      await judgeStep(ctx, held.machine, held.row, held.taking);
    },
    take: async (ctx, step) => {
      const held = await hold(ctx, step);
      await takeSteps(ctx, held.machine, held.rows, held.taking);
    },
    nameRows,
  };
}
