/** A dry run of a new version over everybody: read in batches, judged in memory. */
import { CHANGES_NAMED, type RuleInput } from '@naru/contract/areas/mileage/rules.ts';

import type { Db } from '../../../platform/db/db.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { addToTally, emptyTally, replayPerson, type Tally } from './replay.ts';
import { selectDeeds, selectGroupRules, selectHasDeeds, type DeedRow } from './replay-store.ts';
import type { HeldItem } from './store.ts';

/** People whose lines are read by one statement. */
const PEOPLE_AT_ONCE = 2000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface DryRun {
  readonly basis: 'FROM' | 'TERM';
  readonly tally: Tally;
}

/** Judges the deeds of the term by a new version, each person's in their order. */
export async function runDry(
  db: Db,
  { item, input, term }: { readonly item: HeldItem; readonly input: RuleInput; readonly term: LedgerTerm },
): Promise<DryRun> {
  const asked = { itemId: item.id, gradeGroup: item.gradeGroup, term };
  const hasDeeds = await selectHasDeeds(db, { ...asked, from: input.effectiveFrom });
  const from = hasDeeds ? input.effectiveFrom : null;
  const replay = { itemId: item.id, rule: input, from, rules: await selectGroupRules(db, asked) };
  const tally = emptyTally();
  let after = BEFORE_ALL;
  for (;;) {
    const people = groupByPerson(await selectDeeds(db, { ...asked, from }, { after, people: PEOPLE_AT_ONCE }));
    for (const [memberId, deeds] of people) {
      addToTally(tally, { memberId, ...replayPerson(deeds, replay) }, CHANGES_NAMED);
      after = memberId;
    }
    if (people.size < PEOPLE_AT_ONCE) return { basis: hasDeeds ? 'FROM' : 'TERM', tally };
  }
}

function groupByPerson(rows: readonly DeedRow[]): Map<string, DeedRow[]> {
  const people = new Map<string, DeedRow[]>();
  for (const row of rows) {
    const deeds = people.get(row.memberId);
    if (deeds) deeds.push(row);
    else people.set(row.memberId, [row]);
  }
  return people;
}
