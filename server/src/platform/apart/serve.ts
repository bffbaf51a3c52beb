/**
 * The other side of `runApart`: what runs in the reader's process.
 */
import { once } from 'node:events';
import os from 'node:os';

import type { FromApart } from './run.ts';

/** Hands a part over, and waits until it was taken: so never more than one is on its way. */
export type Handover<Part> = (part: Part) => Promise<void>;

/** Serves the work; its errors reach the caller without their class, so a case to distinguish is a result. */
export function serveApart<Result, Part = never>(
  read: (asked: unknown, hand: Handover<Part>) => Promise<Result>,
): void {
  // The portal answers first where both want the same processor.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const send = (message: FromApart<Result, Part>): void => void process.send?.(message);
  const hand = async (part: Part): Promise<void> => {
    send({ part });
    await once(process, 'message');
  };
  process.on('disconnect', () => process.exit());
  process.once('message', ({ asked }: { asked: unknown }) => {
    void read(asked, hand).then(
      (result) => send({ result }),
      (error: unknown) => send({ error }),
    );
  });
}
