import { BADGE_DESK_MOST, type badgeClasses as calls } from '@naru/contract/areas/portfolio/badge-class.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { judgeStudents } from './judge.ts';
import { selectHasClass } from './picture-store.ts';
import { DESK_MENU } from './scope-sql.ts';
import { selectOptionalRuledClass, selectStudentsAfter, type RuledClass } from './settle-store.ts';
import { selectStudents } from './student-store.ts';
import { badgeWords } from './words.ts';

const AT_ONCE = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export const tryRule: Reader<typeof calls.tryRule> = async ({ db, now, locale }, { params }) => {
  const to = await requireRuled(db, params.id, locale);
  let [checkedCount, grantCount] = [0, 0];
  for await (const { checked, due } of judgeAll(db, to, now)) {
    checkedCount += checked;
    grantCount += due.length;
  }
  return { checkedCount, grantCount };
};

export const nameTried: Reader<typeof calls.nameTried> = async (ctx, { params, body: { reason } }) => {
  const { db, now, locale } = ctx;
  const subjectIds = await firstDue(db, await requireRuled(db, params.id, locale), now);
  const entry = {
    action: 'R',
    menuId: DESK_MENU,
    subjectIds,
    fields: ['name', 'number', 'department'],
    reason,
  } as const;
  await db.transaction().execute((tx) => writePrivacyLog(tx, ctx, entry));
  return { studentList: await selectStudents(db, subjectIds, locale) };
};

async function requireRuled(db: Db, classId: string, locale: Locale): Promise<RuledClass> {
  const ruled = await selectOptionalRuledClass(db, classId);
  if (ruled) return ruled;
  return (await selectHasClass(db, classId)) ? failField('id', badgeWords[locale].noRule) : fail('notFound');
}

async function firstDue(db: Db, to: RuledClass, now: Date): Promise<string[]> {
  const found: string[] = [];
  for await (const { due } of judgeAll(db, to, now)) {
    found.push(...due);
    if (found.length >= BADGE_DESK_MOST.named) break;
  }
  return found.slice(0, BADGE_DESK_MOST.named);
}

/** Judges all students some at a time, as if the badge were open. */
async function* judgeAll(
  db: Db,
  to: RuledClass,
  now: Date,
): AsyncGenerator<{ readonly checked: number; readonly due: readonly string[] }> {
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const memberIds = await selectStudentsAfter(db, { after, most: AT_ONCE });
    const { grants } = await judgeStudents(db, { memberIds, now }, [{ ...to, isTried: true }]);
    yield { checked: memberIds.length, due: grants.map(({ memberId }) => memberId) };
    after = memberIds.length < AT_ONCE ? undefined : memberIds.at(-1);
  }
}
