import type { abilityGuide } from '@naru/contract/areas/ability/guide.ts';
import { FAMILY_MENUS, type TestFamily } from '@naru/contract/areas/ability/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { selectMemberProfile } from '../../../blocks/member/profile-store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { countProgrammesAhead } from '../../learning/competency/api.ts';
import { readFramework as readGroups } from './framework-rules.ts';
import { fillAddress, readUnivCode } from './graduation-rules.ts';
import { GRADUATION_PAGES } from './settings.ts';
import { selectGuideTests, selectOptionalFramework } from './store.ts';

const takePath = (actor: Actor, family: TestFamily): string | null =>
  actor.rights.may(FAMILY_MENUS[family], 'C') ? `/ability/test/${family}/list` : null;

export const listGuideTests: Reader<typeof abilityGuide.listGuideTests> = async ({ db, actor, locale }) => {
  const rows = await selectGuideTests(db, { memberId: actor.memberId, locale });
  return {
    testList: rows.map(({ lastTakenAt, ...row }) => ({
      ...row,
      lastTakenAt: lastTakenAt?.toISOString() ?? null,
      path: takePath(actor, row.family),
    })),
  };
};

export const readFramework: Reader<typeof abilityGuide.readFramework> = async (ctx) => {
  const [row, ahead] = await Promise.all([selectOptionalFramework(ctx.db, ctx.locale), countProgrammesAhead(ctx)]);
  if (!row) return { framework: null };
  const groups = readGroups(row.scaleList, ctx.locale);
  return {
    framework: {
      name: row.name,
      versionNumber: row.number,
      publishedAt: row.publishedAt.toISOString(),
      groupList: groups.map((group) => ({
        ...group,
        programmeList: ahead
          .filter(({ competency }) => competency === group.coreCompetency)
          .map(({ type, count, path }) => ({ type, count, path })),
      })),
    },
  };
};

export const openGraduationCheck: Writer<typeof abilityGuide.openGraduationCheck> = {
  apply: async (ctx) => {
    const { univCode, address } = await findPage(ctx);
    await writeAudit(ctx.tx, ctx, {
      action: 'ability.openGraduationCheck',
      entity: 'member',
      entityId: ctx.actor.memberId,
      after: { univCode, isOpened: address !== null },
    });
    return {};
  },
  answer: (ctx) => findPage(ctx),
};

async function findPage({ db, platform, actor, locale }: CallContext) {
  const [profile, settings] = await Promise.all([
    selectMemberProfile(db, actor.memberId, locale),
    platform.settings.read(),
  ]);
  const univCode = readUnivCode(profile.universityCode);
  const template = univCode === null ? '' : settings.of(GRADUATION_PAGES[univCode]);
  return { univCode, address: fillAddress(template, profile.studentNumber) };
}
