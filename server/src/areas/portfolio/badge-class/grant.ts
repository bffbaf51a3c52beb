/** How badges come and go: by one way for rules, people and sheets, with history, event and notice in the same transaction. */
import { randomBytes, randomUUID } from 'node:crypto';

import type { BadgeAction } from '@naru/contract/areas/portfolio/badge-grant.ts';
import type { BadgeEvidence } from '@naru/contract/areas/portfolio/badge-words.ts';

import { emitEvents } from '../../../blocks/event/emit.ts';
import { writeSameStep, type SameStep } from '../../../blocks/workflow/same-step.ts';
import type { Person } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform, WriteContext } from '../../../platform/http/serve.ts';
import { badgeGranted, badgeRevoked } from './events.ts';
import {
  drawStatusIndex,
  holdOptionalClass,
  insertAssertions,
  lockHolders,
  selectHolders,
  selectHoldersOf,
  selectOpenStatusList,
  selectUsedKeys,
  updateRevoked,
  type GrantedClass,
  type NewAssertion,
  type RevokedAssertion,
} from './grant-store.ts';
import { badgeGot, badgeLost, tellHolders } from './notifications.ts';

/** Names a badge of somebody in the audit log. */
export const BADGE = 'badge';

/** The one that grants and revokes. */
export interface Granter {
  readonly tx: Tx;
  readonly now: Date;
  readonly platform: Pick<Platform, 'followersOf'>;
  /** A person; without them a rule does it. */
  readonly by?: WriteContext<Person>;
}

export interface BadgeGrant {
  readonly memberId: string;
  readonly evidenceList: readonly BadgeEvidence[];
  /** The fact that brings it, so that it comes once; null where a person grants it. */
  readonly sourceKey: string | null;
}

export interface Granted {
  readonly assertionId: string;
  readonly memberId: string;
}

/** A bit of the list is taken now and then: so often another one is drawn. */
const MOST_DRAWS = 30;

/**
 * Grants a badge to people. Those who hold it already are left out where it comes once, and everybody where it is not open.
 * Holds the badges of these people.
 */
export async function grantBadges(
  granter: Granter,
  classId: string,
  grants: readonly BadgeGrant[],
): Promise<Granted[]> {
  const { tx } = granter;
  if (grants.length === 0) return [];
  await lockHolders(
    tx,
    grants.map(({ memberId }) => memberId),
  );
  const to = await holdOptionalClass(tx, classId);
  if (to?.status !== 'OPEN') return [];
  const granted = await insertAll(granter, to, await selectGrantable(tx, to, grants));
  if (granted.length === 0) return [];
  const ids = granted.map(({ assertionId }) => assertionId);
  await writeDown(granter, ids, { from: null, to: 'GRANTED', action: 'GRANT', reason: null });
  await emitEvents(
    granter,
    badgeGranted,
    granted.map(({ assertionId, memberId }) => ({ recordId: assertionId, version: 1, data: { memberId, classId } })),
  );
  await tellHolders(tx, badgeGot, granted);
  return granted;
}

/** Grants a badge to one person; undefined where they hold it already, or it is not open. */
export async function grantBadge(granter: Granter, classId: string, grant: BadgeGrant): Promise<Granted | undefined> {
  const [granted] = await grantBadges(granter, classId, [grant]);
  return granted;
}

/**
 * Revokes badges for good. Those that were revoked before are left out. Pages that show them are not sent again as they
 * were; the holders read the reason.
 */
export async function revokeBadges(
  granter: Granter,
  { assertionIds, reason }: { readonly assertionIds: readonly string[]; readonly reason: string },
): Promise<RevokedAssertion[]> {
  const { tx, now } = granter;
  await lockHolders(tx, await selectHoldersOf(tx, assertionIds));
  const by = granter.by?.actor.memberId ?? null;
  const revoked = await updateRevoked(tx, { ids: assertionIds, at: now, by, reason });
  if (revoked.length === 0) return [];
  const ids = revoked.map(({ assertionId }) => assertionId);
  await writeDown(granter, ids, { from: 'GRANTED', to: 'REVOKED', action: 'REVOKE', reason });
  await emitEvents(
    granter,
    badgeRevoked,
    revoked.map(({ assertionId, memberId, classId, version }) => ({
      recordId: assertionId,
      version,
      data: { memberId, classId },
    })),
  );
  await tellHolders(tx, badgeLost, revoked);
  return revoked;
}

/** Revokes one badge for good; undefined where it was revoked before. */
export async function revokeBadge(
  granter: Granter,
  { assertionId, reason }: { readonly assertionId: string; readonly reason: string },
): Promise<RevokedAssertion | undefined> {
  const [revoked] = await revokeBadges(granter, { assertionIds: [assertionId], reason });
  return revoked;
}

async function selectGrantable(tx: Tx, to: GrantedClass, grants: readonly BadgeGrant[]): Promise<BadgeGrant[]> {
  const keys = grants.flatMap(({ sourceKey }) => (sourceKey === null ? [] : [sourceKey]));
  const used = await selectUsedKeys(tx, keys);
  const fresh = grants.filter(({ sourceKey }) => sourceKey === null || !used.has(sourceKey));
  if (to.isRepeatable) return fresh;
  const people = fresh.map(({ memberId }) => memberId);
  const taken = await selectHolders(tx, to.classId, people);
  return fresh.filter(({ memberId }) => {
    const isFirst = !taken.has(memberId);
    taken.add(memberId);
    return isFirst;
  });
}

async function insertAll(granter: Granter, to: GrantedClass, grants: readonly BadgeGrant[]): Promise<Granted[]> {
  const { tx, now: at, by } = granter;
  if (grants.length === 0) return [];
  const granting = { to, at, by: by?.actor.memberId ?? null, statusList: await selectOpenStatusList(tx) };
  const made: Granted[] = [];
  let left = grants.map((grant) => ({ ...grant, id: randomUUID(), holderSalt: randomBytes(16).toString('hex') }));
  for (let draw = 0; left.length > 0; draw += 1) {
    if (draw === MOST_DRAWS) throw new Error(`No bit was free for ${left.length} badges.`);
    const rows = left.map((one): NewAssertion => ({ ...one, statusIndex: drawStatusIndex() }));
    const ids = await insertAssertions(tx, granting, rows);
    made.push(...left.filter(({ id }) => ids.has(id)).map(({ id, memberId }) => ({ assertionId: id, memberId })));
    left = left.filter(({ id }) => !ids.has(id));
  }
  return made;
}

async function writeDown(
  { tx, now, by }: Granter,
  ids: readonly string[],
  step: Pick<SameStep, 'from' | 'to' | 'reason'> & { readonly action: BadgeAction },
): Promise<void> {
  await writeSameStep(tx, {
    ...step,
    entity: BADGE,
    ids,
    by: by ? 'OFFICE' : 'SYSTEM',
    at: now,
    origin: by?.origin.requestId ?? null,
    taken: by && { ctx: by, action: `badge.${step.action.toLowerCase()}`, after: { status: step.to } },
  });
}
