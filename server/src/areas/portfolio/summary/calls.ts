import type { PortfolioStanding, shownSummary as calls } from '@naru/contract/areas/portfolio/shown-summary.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { earnsBadges, measureClasses } from '../badge/catalogue.ts';
import { pickNear } from '../badge/rules.ts';
import { selectListed, selectOwnBadges } from '../badge/store.ts';
import { badgeState } from '../credential/state.ts';
import { findOptionalLost, type FactSources, type LostFact } from '../start/facts.ts';
import { selectOptionalVersion } from '../start/version-store.ts';
import { sayMissing } from './missing.ts';
import { selectOptionalMain, type StandingRow } from './store.ts';

const WEEK_DAYS = 7;
/** Things that are missing, of which the first ones are enough to go on. */
const MOST_MISSING = 2;

export const readShownSummary =
  (sources: FactSources): Reader<typeof calls.readShownSummary> =>
  async (ctx) => {
    const { db, actor, now } = ctx;
    const since = addDays(koreanDate(now), 1 - WEEK_DAYS);
    const [main, badges] = await Promise.all([
      selectOptionalMain(db, { memberId: actor.memberId, since }),
      earnsBadges(ctx) ? readBadges(ctx) : { newest: null, nearest: null },
    ]);
    if (!main) return { standing: 'NONE', portfolio: null, ...badges };
    const { id: portfolioId, title, visibility, weekViewCount } = main;
    const { standing, lostIn } = await readStanding(ctx, main, sources);
    return { standing, portfolio: { portfolioId, title, visibility, weekViewCount, lostIn }, ...badges };
  };

interface Standing {
  readonly standing: PortfolioStanding;
  readonly lostIn: string | null;
}

async function readStanding(ctx: CallContext, main: StandingRow, sources: FactSources): Promise<Standing> {
  const isNow = (standing: PortfolioStanding): Standing => ({ standing, lostIn: null });
  if (main.status !== 'PUBLISHED') return isNow('DRAFT');
  if (main.isHidden) return isNow('HIDDEN');
  if (main.isChanged) return isNow('CHANGED');
  // Most facts that change are on no page: only then it is worth looking which ones this page names.
  const lost = main.hasNewFacts ? await findLost(ctx, main, sources) : undefined;
  return lost ? { standing: 'FACTS', lostIn: lost.resumeId } : isNow('SHOWN');
}

/** Finds something that the page names and the university no longer confirms, which it leaves out then. */
async function findLost(
  { db, actor, now }: CallContext,
  { id, publishedNumber }: StandingRow,
  sources: FactSources,
): Promise<LostFact | undefined> {
  const version =
    publishedNumber === null
      ? undefined
      : await selectOptionalVersion(db, { portfolioId: id, number: publishedNumber });
  if (!version) return undefined;
  const { content, resumes } = version;
  return findOptionalLost(db, { memberId: actor.memberId, content, resumes, now, sources });
}

async function readBadges(ctx: CallContext) {
  const { db, actor, now, locale } = ctx;
  const [own, listed] = await Promise.all([selectOwnBadges(db, actor.memberId), selectListed(db)]);
  const measured = await measureClasses(ctx, listed);
  const [near] = pickNear(measured.map(({ badge, done }) => ({ badge, done, standing: badge.standing })));
  const newest = own.find((row) => badgeState(row, now) === 'VALID');
  const missing = near?.badge.conditionList.filter(({ progress }) => progress !== null && !progress.isMet) ?? [];
  return {
    newest: newest
      ? {
          classId: newest.achievement.classId,
          name: newest.achievement.name[locale],
          level: newest.achievement.level,
          look: newest.achievement.look,
          hasPicture: newest.hasPicture,
          assertionId: newest.id,
          grantedAt: newest.grantedAt.toISOString(),
        }
      : null,
    nearest: near
      ? {
          classId: near.badge.classId,
          name: near.badge.name[locale],
          level: near.badge.level,
          look: near.badge.look,
          hasPicture: near.badge.hasPicture,
          missingList: missing
            .slice(0, MOST_MISSING)
            .map((step) => ({ text: sayMissing(step, locale), path: step.path })),
        }
      : null,
  };
}
