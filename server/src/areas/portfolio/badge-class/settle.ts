/** Badges that come and go by rules: by what is true now, however often and in which order one is asked. */
import type { Platform } from '../../../platform/http/serve.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { grantBadges, revokeBadges } from './grant.ts';
import { lockHolders } from './grant-store.ts';
import { judgeStudents, type Judgement } from './judge.ts';
import { kindsOf, type ConditionKind } from './rules.ts';
import { selectRuledClasses, selectStudentsAmong, type RuledClass } from './settle-store.ts';
import { RULE_LOST } from './words.ts';

export interface Settler {
  readonly tx: Tx;
  readonly now: Date;
  readonly platform: Pick<Platform, 'followersOf'>;
}

export interface SettledBadges {
  readonly granted: number;
  readonly revoked: number;
}

const NOTHING: SettledBadges = { granted: 0, revoked: 0 };

/** Settles somebody after a fact of some kinds came or went; rules that ask for nothing of the kind are not judged. */
export async function settlePerson(settler: Settler, memberId: string, kinds: readonly ConditionKind[]): Promise<void> {
  const classes = (await selectRuledClasses(settler.tx)).filter(({ rule }) => {
    const asked = kindsOf([rule]);
    return kinds.some((kind) => asked.has(kind));
  });
  if (classes.length === 0) return;
  // Held before anything is read: a badge that is just being granted by the fact as it was would not be seen.
  const students = await selectStudentsAmong(settler.tx, [memberId]);
  await lockHolders(settler.tx, students);
  await settleStudents(settler, students, classes);
}

/**
 * Grants what rules bring, and revokes what lost its ground. Facts are read again once the people are held: what changes
 * later is followed by another run.
 */
export async function settleStudents(
  settler: Settler,
  memberIds: readonly string[],
  classes: readonly RuledClass[],
): Promise<SettledBadges> {
  const { tx, now } = settler;
  const first = await judgeStudents(tx, { memberIds, now }, classes);
  const moving = peopleOf(first);
  if (moving.length === 0) return NOTHING;
  await lockHolders(tx, moving);
  return act(settler, await judgeStudents(tx, { memberIds: moving, now }, classes));
}

async function act(settler: Settler, { grants, revocations }: Judgement): Promise<SettledBadges> {
  const assertionIds = revocations.map(({ assertionId }) => assertionId);
  const revoked = await revokeBadges(settler, { assertionIds, reason: RULE_LOST });
  let granted = 0;
  for (const [classId, due] of Map.groupBy(grants, (grant) => grant.classId)) {
    const wanted = due.map(({ memberId, time }) => ({
      memberId,
      evidenceList: [],
      sourceKey: `rule:${classId}:${memberId}:${time}`,
    }));
    granted += (await grantBadges(settler, classId, wanted)).length;
  }
  return { granted, revoked: revoked.length };
}

const peopleOf = ({ grants, revocations }: Judgement): string[] => [
  ...new Set([...grants, ...revocations].map(({ memberId }) => memberId)),
];
