/** Completions as other parts of programmes read them. */
import type { CompletionView } from '@naru/contract/areas/learning/words.ts';

import type { Db } from '../../../platform/db/db.ts';
import { isTraineeIn } from '../core/trainee-sql.ts';
import { selectFacts } from './facts-store.ts';
import { presentCompletion } from './rules.ts';

/** Selects how far the completions of confirmed trainees are, by trainee; others have none. */
export async function selectCompletions(
  db: Db,
  traineeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CompletionView>> {
  if (traineeIds.length === 0) return new Map();
  const facts = await selectFacts(db, now, isTraineeIn(traineeIds));
  return new Map(facts.map((one) => [one.traineeId, presentCompletion(one)]));
}
