/** Badges as rows that the portal itself could have made, for tests of those who hold and check them. */
import { randomInt, randomUUID } from 'node:crypto';

import type { BadgeAchievement, BadgeEvidence, BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';

import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';

export const GRANTED_AT = new Date('2026-11-02T00:00:00.000Z');

export interface ClassWish extends Partial<Omit<BadgeAchievement, 'classId'>> {
  readonly rule?: BadgeRule | null;
  readonly isListed?: boolean;
  readonly isRepeatable?: boolean;
  readonly status?: 'DRAFT' | 'OPEN' | 'CLOSED';
}

/** Inserts a class of badges that is open, and returns what a badge of it says. */
export async function aBadgeClass(db: Db, wish: ClassWish = {}): Promise<BadgeAchievement> {
  const { rule = null, isListed = true, isRepeatable = false, status = 'OPEN', ...said } = wish;
  const achievement: BadgeAchievement = {
    classId: newId(),
    name: { ko: '데이터 리터러시', en: 'Data literacy' },
    description: { ko: '자료를 읽고 말로 풀어내요.', en: 'Reads data and puts it into words.' },
    criteria: { ko: '데이터 프로그램 세 개를 마쳤어요.', en: 'Completed three programmes on data.' },
    level: 'ADVANCED',
    competency: null,
    alignmentList: [],
    look: { shape: 'HEXAGON', tone: 'TEAL', sign: 'CODE' },
    ...said,
  };
  await db
    .insertInto('badge_class')
    .values({
      id: achievement.classId,
      name_ko: achievement.name.ko,
      name_en: achievement.name.en,
      description_ko: achievement.description.ko,
      description_en: achievement.description.en,
      criteria_ko: achievement.criteria.ko,
      criteria_en: achievement.criteria.en,
      level: achievement.level,
      competency: achievement.competency,
      alignment: JSON.stringify(achievement.alignmentList),
      look: JSON.stringify(achievement.look),
      rule: rule && JSON.stringify(rule),
      is_listed: isListed,
      is_repeatable: isRepeatable,
      status,
      created_at: GRANTED_AT,
      changed_at: GRANTED_AT,
    })
    .execute();
  return achievement;
}

export interface BadgeWish {
  readonly memberId: string;
  readonly achievement: BadgeAchievement;
  readonly evidence?: readonly BadgeEvidence[];
  readonly expiresAt?: Date;
  readonly grantedAt?: Date;
  readonly isNamePublic?: boolean;
  readonly isRepeat?: boolean;
  readonly statusIndex?: number;
}

/** Inserts a badge that stands, and returns its id. */
export async function aBadge(db: Db, wish: BadgeWish): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('badge_assertion')
    .values({
      id,
      class_id: wish.achievement.classId,
      member_id: wish.memberId,
      status: 'GRANTED',
      is_repeat: wish.isRepeat ?? false,
      achievement: JSON.stringify(wish.achievement),
      evidence: JSON.stringify(wish.evidence ?? []),
      granted_at: wish.grantedAt ?? GRANTED_AT,
      expires_at: wish.expiresAt ?? null,
      status_list: 1,
      status_index: wish.statusIndex ?? randomInt(131_072),
      holder_salt: randomUUID(),
      is_name_public: wish.isNamePublic ?? false,
    })
    .execute();
  return id;
}

/** Revokes a badge as its office would. */
export async function takeBadge(db: Db, id: string, revokedAt: Date): Promise<void> {
  await db
    .updateTable('badge_assertion')
    .set({ status: 'REVOKED', revoked_at: revokedAt, revoke_reason: '출석이 잘못 적혀 있었어요.' })
    .where('badge_assertion.id', '=', id)
    .execute();
}
