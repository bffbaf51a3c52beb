/** How a class of badges moves: a draft is opened, an open one is closed, a closed one is opened again. */
import type { BADGE_CLASS_STEPS } from '@naru/contract/areas/portfolio/badge-class.ts';
import type { BadgeClassStatus } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
  type Transition,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { failField } from '../../../platform/http/failure.ts';
import { BADGE_CLASS, selectClassNames, type ClassDetailRow } from './class-store.ts';
import { neededBy } from './rules.ts';
import { startRun } from './jobs.ts';
import { badgeWords } from './words.ts';

type ClassTransition = Transition<'OPEN' | 'CLOSE', BadgeClassStatus, 'OFFICE', BadgeClassStatus>;
type ClassGiven = StepGiven<typeof BADGE_CLASS_STEPS>;

const TRANSITIONS: readonly ClassTransition[] = [
  { action: 'OPEN', from: 'DRAFT', to: 'OPEN', by: 'OFFICE' },
  { action: 'OPEN', from: 'CLOSED', to: 'OPEN', by: 'OFFICE' },
  { action: 'CLOSE', from: 'OPEN', to: 'CLOSED', by: 'OFFICE' },
];

export const standingOf = ({ id, status, version }: ClassDetailRow) => ({ id, status, version });

export const classMachine: Machine<ClassDetailRow, ClassTransition, ClassGiven> = {
  entity: BADGE_CLASS,
  audit: 'badgeClasses',
  transitions: TRANSITIONS,
  states: {
    DRAFT: { ko: '작성 중', en: 'a draft' },
    OPEN: { ko: '발급 중', en: 'open' },
    CLOSED: { ko: '발급 중단', en: 'closed' },
  },
  standing: standingOf,
  prepare: checkOpening,
  swap: (tx, rows, change) => swapStatus(tx, 'badge_class', { rows, ...change }),
  followers: [beginRun],
};

/** @throws Failure `invalid` at a text that is missing, or at a rule that asks for a badge that nobody gets */
async function checkOpening(
  taker: Taker,
  { row, given }: Step<ClassDetailRow, ClassTransition, ClassGiven>,
): Promise<Patch> {
  const { tx, locale, now, actor } = personIn(taker);
  const changed = { changed_at: now, changed_by: actor.memberId };
  if (given.action !== 'OPEN') return changed;
  const say = badgeWords[locale];
  for (const field of ['descriptionKo', 'descriptionEn', 'criteriaKo', 'criteriaEn'] as const)
    if (row[field] === '') failField(field, say.missing[field]);
  const needed = neededBy(row.rule);
  if (needed.length === 0) return changed;
  const closed = (await selectClassNames(tx)).find(({ id, status }) => needed.includes(id) && status !== 'OPEN');
  if (closed) failField('rule', say.neededClosed(locale === 'ko' ? closed.nameKo : closed.nameEn));
  return changed;
}

/** Those who meet the rule already get the badge in the background. */
async function beginRun(
  taker: Taker,
  { row, transition }: Moved<ClassDetailRow, ClassTransition, ClassGiven>,
): Promise<void> {
  if (transition.to !== 'OPEN' || row.rule === null) return;
  await startRun(personIn(taker), row.id);
}
