/** How a version moves: published, which retires the one before, or retired. */
import type { VERSION_STEPS } from '@naru/contract/areas/ability/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { failField } from '../../../platform/http/failure.ts';
import { checkInstrument } from './check.ts';
import { keptOf } from './kept.ts';
import { selectKnown } from './known-store.ts';
import { describeProblems } from './place.ts';
import { VERSION_TRANSITIONS, type VersionTransition } from './rules.ts';
import { selectOptionalTest, selectVersions, updateTest, VERSION, type VersionRow } from './store.ts';
import { deskWords } from './words.ts';

type Given = StepGiven<typeof VERSION_STEPS>;

export const standingOf = ({ id, status, version }: VersionRow) => ({ id, status, version });

export const versionMachine: Machine<VersionRow, VersionTransition, Given> = {
  entity: VERSION,
  audit: 'ability_instruments',
  transitions: VERSION_TRANSITIONS,
  states: {
    DRAFT: { ko: '작성 중', en: 'a draft' },
    PUBLISHED: { ko: '배포 중', en: 'published' },
    RETIRED: { ko: '사용 종료', en: 'retired' },
  },
  standing: standingOf,
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'ability_version', { rows, ...change }),
  followers: [nameTest],
};

async function prepare(taker: Taker, { row, given }: Step<VersionRow, VersionTransition, Given>): Promise<Patch> {
  const ctx = personIn(taker);
  if (given.action === 'RETIRE') return { retired_at: ctx.now, changed_at: ctx.now };
  const versions = await selectVersions(ctx.tx, row.testId, ctx.locale);
  const test = await selectOptionalTest(ctx.tx, row.testId, ctx.locale);
  const known = await selectKnown(ctx.tx);
  const { problems } = checkInstrument(row.content, keptOf({ test, versions, known }, row.id));
  const [first] = describeProblems(row.content, problems, ctx.locale);
  if (first) failField('content', deskWords[ctx.locale].unfit(`${first.place}: ${first.text}`));
  const before = versions.find(({ status }) => status === 'PUBLISHED');
  if (before) {
    const { version } = before;
    await takeStep(taker, versionMachine, before, { sides: ['CENTRE'], given: { action: 'RETIRE', version } });
  }
  return { published_at: ctx.now, published_by: ctx.actor.memberId, changed_at: ctx.now };
}

async function nameTest({ tx }: Taker, { row, given }: Moved<VersionRow, VersionTransition, Given>): Promise<void> {
  if (given.action === 'PUBLISH') await updateTest(tx, row.testId, row.content);
}
