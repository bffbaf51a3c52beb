import { checkContent } from '@naru/contract/areas/portfolio/publish-checks.ts';
import {
  PUBLISH_MOST,
  PUBLISH_STEPS,
  type PortfolioLink,
  type Publishing,
} from '@naru/contract/areas/portfolio/publish.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { SettingValues } from '../../../platform/settings/values.ts';
import { koreanDate } from '../../../platform/time.ts';
import { makeLinkToken } from '../core/link-token.ts';
import { selectLinks, type LinkRow } from './link-store.ts';
import { publishMachine } from './machine.ts';
import { selectLeftPaths } from './path-store.ts';
import { readFileNames } from './file-names.ts';
import { readNamedResumes } from './resumes.ts';
import { linkStateOf, listAfter } from './rules.ts';
import { DOWN_AFTER_MONTHS, LOGIN_AFTER_MONTHS } from './settings.ts';
import { selectViewDays, type PublishingRow } from './store.ts';
import { proposePath } from './take-path.ts';

const DAY_MS = 86_400_000;
const MENU = 'PTF_MY';
const PAGES = '/pt/';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Shows the secrets of links: to the owner of their portfolio alone. */
export async function presentLinks(ctx: CallContext, row: PublishingRow): Promise<PortfolioLink[]> {
  const links = await selectLinks(ctx.db, row.id);
  return links.map((link) => presentLink(ctx, link, row.path));
}

function presentLink({ platform, now }: CallContext, link: LinkRow, path: string | null): PortfolioLink {
  const isShown = path !== null && link.revokedAt === null;
  return {
    linkId: link.id,
    name: link.name,
    address: isShown ? `${platform.baseUrl}${PAGES}${path}?k=${makeLinkToken(platform.deriveKey, link.id)}` : null,
    state: linkStateOf(link, now),
    beginsAt: moment(link.beginsAt),
    endsAt: moment(link.endsAt),
    mostViews: link.mostViews,
    viewCount: link.viewCount,
    createdAt: link.createdAt.toISOString(),
  };
}

async function presentPaths(
  { db, now, platform }: CallContext,
  row: PublishingRow,
): Promise<Pick<Publishing, 'path' | 'address' | 'addressBegin' | 'proposedPath' | 'leftPathList'>> {
  const since = new Date(now.getTime() - SHOWN_MOST.redirectDays * DAY_MS);
  const left = await selectLeftPaths(db, { portfolioId: row.id, since });
  const addressBegin = `${platform.baseUrl}${PAGES}`;
  return {
    path: row.path,
    address: row.path === null ? null : `${addressBegin}${row.path}`,
    addressBegin,
    proposedPath: row.path === null ? await proposePath(db, row, now) : '',
    leftPathList: left.map(({ path, leftAt }) => ({
      path,
      leadsUntil: new Date(leftAt.getTime() + SHOWN_MOST.redirectDays * DAY_MS).toISOString(),
    })),
  };
}

const presentAfter = (row: PublishingRow, settings: SettingValues): Publishing['afterList'] =>
  listAfter({
    loginMonths: settings.of(LOGIN_AFTER_MONTHS),
    downMonths: settings.of(DOWN_AFTER_MONTHS),
    visibility: row.visibility,
    isPublished: row.status === 'PUBLISHED',
    leftOn: row.ownerLeftOn,
    publishedOn: row.publishedAt && koreanDate(row.publishedAt),
  });

export async function presentPublishing(ctx: CallContext, row: PublishingRow): Promise<Publishing> {
  const { db, now, actor } = ctx;
  const today = koreanDate(now);
  const since = addDays(today, 1 - PUBLISH_MOST.viewDays);
  const [paths, linkList, days, resumes, circumstances, fileNames] = await Promise.all([
    presentPaths(ctx, row),
    presentLinks(ctx, row),
    selectViewDays(db, { portfolioId: row.id, since }),
    readNamedResumes(db, row),
    readCircumstances(ctx),
    readFileNames(db, row.content),
  ]);
  const views = new Map(days.map(({ day, viewCount }) => [day, viewCount]));
  const sides = actor.rights.may(MENU, 'U') ? (['OWNER'] as const) : [];
  return {
    portfolioId: row.id,
    title: row.title,
    status: row.status,
    visibility: row.visibility,
    isIndexed: row.isIndexed,
    version: row.version,
    contentVersion: row.contentVersion,
    resumeStamp: resumes.stamp,
    publishedNumber: row.publishedNumber,
    publishedAt: moment(row.publishedAt),
    hasChanges:
      row.hasNewResume || (row.publishedContentVersion !== null && row.contentVersion > row.publishedContentVersion),
    hiddenReason: row.hiddenReason,
    ...paths,
    findingList: checkContent(row.title, row.content, {
      resumes: resumes.wordList,
      fileNames,
      ownNumbers: row.ownerNumbers,
    }),
    viewCount: row.viewCount,
    dayList: Array.from({ length: PUBLISH_MOST.viewDays }, (_, at) => addDays(since, at)).map((day) => ({
      day,
      viewCount: views.get(day) ?? 0,
    })),
    linkList,
    afterList: presentAfter(row, circumstances.settings),
    stepList: listSteps(publishMachine, PUBLISH_STEPS, { row, sides, circumstances }),
  };
}
