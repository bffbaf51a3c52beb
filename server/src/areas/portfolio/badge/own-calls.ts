import type { ownBadges as calls, OwnBadgeDetail } from '@naru/contract/areas/portfolio/badge.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { keepFact } from '../../../blocks/workflow/keep-fact.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { BADGE } from '../badge-class/grant.ts';
import { readIssuer } from '../credential/issue.ts';
import { measureClasses } from './catalogue.ts';
import { presentName, presentOwn } from './present.ts';
import { pickNear } from './rules.ts';
import {
  selectListed,
  selectNext,
  selectOptionalOwnBadge,
  selectOwnBadges,
  selectStanding,
  updateNamePublic,
} from './store.ts';

export const listOwnBadges: Reader<typeof calls.listOwnBadges> = async (ctx) => {
  const { db, actor, now } = ctx;
  const [rows, listed] = await Promise.all([selectOwnBadges(db, actor.memberId), selectListed(db)]);
  const measured = await measureClasses(ctx, listed);
  const near = pickNear(measured.map(({ badge, done }) => ({ badge, done, standing: badge.standing })));
  return { badgeList: rows.map((row) => presentOwn(row, now)), nearList: near.map(({ badge }) => badge) };
};

/** @throws Failure `notFound` for somebody else's, too */
async function findOwn(ctx: CallContext, id: string): Promise<OwnBadgeDetail> {
  const { db, actor, now, platform } = ctx;
  const { memberId } = actor;
  const row = (await selectOptionalOwnBadge(db, { id, memberId })) ?? fail('notFound');
  const { criteria, alignmentList, classId } = row.achievement;
  const [next, standing, issuer] = await Promise.all([
    selectNext(db, classId),
    selectStanding(db, { memberId, now }),
    readIssuer(platform),
  ]);
  return {
    ...presentOwn(row, now),
    criteria,
    alignmentList,
    evidenceList: [...row.evidence],
    isByRule: row.isByRule,
    isNamePublic: row.isNamePublic,
    issuer: issuer.name,
    nextList: next.filter(({ id: one }) => !standing.has(one)).map(presentName),
    version: row.version,
  };
}

export const readOwnBadge: Reader<typeof calls.readOwnBadge> = async (ctx, { params: { id } }) => ({
  badge: await findOwn(ctx, id),
});

export const changeNameShown: Writer<typeof calls.changeNameShown> = {
  apply: async (ctx, { params: { id }, body: { isNamePublic, version } }) => {
    const { memberId } = ctx.actor;
    const change = { id, memberId, version, isNamePublic };
    const isShownSo = async (): Promise<boolean> => {
      const current = (await selectOptionalOwnBadge(ctx.tx, { id, memberId })) ?? fail('notFound');
      return current.status === 'GRANTED' && current.isNamePublic === isNamePublic;
    };
    // A second press, or a second window that wants the same.
    if (await isShownSo()) return { id };
    if (!(await updateNamePublic(ctx.tx, change))) {
      if (await isShownSo()) return { id };
      fail('conflict', { current: { badge: await findOwn(ctx, id) } });
    }
    const fact = isNamePublic ? 'SHOW_NAME' : 'HIDE_NAME';
    await keepFact(ctx, { entity: BADGE, id, status: 'GRANTED', action: fact, by: 'OWNER' });
    const action = isNamePublic ? 'ownBadges.showName' : 'ownBadges.hideName';
    await writeAudit(ctx.tx, ctx, { action, entity: BADGE, entityId: id });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ badge: await findOwn(ctx, id) }),
};
