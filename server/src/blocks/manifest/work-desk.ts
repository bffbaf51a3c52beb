/** Desks at which somebody decides about many records at once (docs/decisions/095-a-press-waits-ten-seconds.md). */
import type { PressCallSpec } from '@naru/contract/shared/work-mode.ts';

import type { CallContext, WriteContext } from '../../platform/http/serve.ts';

/** A step of one record, as somebody chose it. */
export interface PressedStep {
  readonly id: string;
  /** As the person saw it. */
  readonly version: number;
  readonly action: string;
  /** The fields that the action needs beside the record. */
  readonly needed: Readonly<Record<string, unknown>>;
}

export interface WorkDesk {
  /** The name of its records in the history and the audit log. */
  readonly entity: string;
  /** The call by which people press; its access and that of each action are asked again when the step is taken. */
  readonly call: PressCallSpec;
  /** Refuses as taking the step would, before it writes. The record is held. @throws Failure */
  readonly judge: (ctx: WriteContext, step: PressedStep) => Promise<void>;
  /** @throws Failure */
  readonly take: (ctx: WriteContext, step: PressedStep) => Promise<void>;
  /** Names records for the one who pressed; those that they see no more are left out. */
  readonly nameRows: (ctx: CallContext, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
