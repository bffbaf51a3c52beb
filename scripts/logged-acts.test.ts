/** Every action that the audit log gets is shown in the change log, or kept out of it by hand. */
import { expect, it } from 'vitest';

import { readSource, isProduction } from './lib/layers.ts';
import { listSources } from './lib/sources.ts';
import { BROUGHT } from '../server/src/main.ts';

/**
 * Kept out: what people do with their own things, what concerns one student, one case or one class, and what their own
 * screens keep a history of. A whole beginning, or one action of a beginning that is otherwise shown.
 */
const NOT_SHOWN: readonly string[] = [
  'ability',
  'abilityParticipation',
  'ability_instruments',
  'account',
  'advisors.ask',
  'advisors.share',
  'analytics',
  'appeals',
  'applicantDesk',
  'approvals',
  'assignments',
  'attendance',
  'availability',
  'badgeGrants',
  'board',
  'certificates',
  'changeLog',
  'completion',
  'consent.agree',
  'consent.withdraw',
  'correctionDesk',
  'corrections',
  'counselling',
  'counsellor',
  'cover_letters',
  'exchange',
  'exhibits',
  'experiences',
  'feed',
  'file',
  'law',
  'letterComments',
  'listExports',
  'mileage',
  'mileageBalances',
  'mileageClaimDesk',
  'mileageEntries',
  'mileagePayments',
  'mileageUseDesk',
  'mileage_claims',
  'mileage_objections',
  'mileage_uses',
  'nominationDesk',
  'nominations',
  'outside',
  'portfolioPublishing',
  'portfolioReports',
  'portfolioStart',
  'programmes',
  'resumes',
  'room.move',
  'rosters.uploadBundle',
  'survey',
  'testResults',
  'test_sessions',
  'trainees',
];

/** A name of an action, or what begins the names of a machine's steps. */
const ACTION = /\b(?:action|audit): ?(?:\(\w*\) => ?)?['`]([a-z][A-Za-z_]*(?:\.[A-Za-z_]+)*)/g;

const shown = BROUGHT.loggedRecords.flatMap(({ acts }) => Object.keys(acts));
const written = new Set(
  listSources()
    .filter((file) => /^server\/src\/(areas|blocks)\/.*\.ts$/.test(file) && isProduction(file))
    .flatMap((file) => [...readSource(file).text.matchAll(ACTION)].map(([, name = '']) => name)),
);
const isKnown = (name: string): boolean =>
  shown.some((one) => one === name || one.startsWith(`${name}.`)) ||
  NOT_SHOWN.some((one) => one === name || name.startsWith(`${one}.`) || one.startsWith(`${name}.`));

it('X1 every action is shown or kept out', () => {
  const named = [...written].filter((name) => name.includes('.') || shown.some((one) => one.startsWith(`${name}.`)));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

it('X1 nothing is both, and nothing of a case or of what somebody answered is shown', () => {
  expect(NOT_SHOWN.filter((one) => shown.some((name) => name === one || name.startsWith(`${one}.`)))).toEqual([]);
  expect(shown.filter((name) => /^(counselling|law|test_sessions|testResults|resumes|board)\./.test(name))).toEqual([]);
});
