/** Taking an address: judged by its letters, then by the constraint. */
import { findPathProblem, proposePaths, type PathProblem } from '@naru/contract/areas/portfolio/portfolio-path.ts';
import { PUBLISH_MOST } from '@naru/contract/areas/portfolio/publish.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Db } from '../../../platform/db/db.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { UNIVERSITY_NAME_EN } from '../../../platform/settings/portal-settings.ts';
import { koreanDate } from '../../../platform/time.ts';
import { leavePath, selectLeftPaths, selectOptionalFreePath, selectPathProblem, takePath } from './path-store.ts';
import { PORTFOLIO, type PublishingRow } from './store.ts';
import { publishWords } from './words.ts';

const DAY_MS = 86_400_000;

/** The moment since which an address that was left is nobody else's. */
export const pathsSince = (now: Date): Date => new Date(now.getTime() - SHOWN_MOST.pathDays * DAY_MS);

/** Returns what speaks against an address for a portfolio now; undefined where nothing does. */
export async function judgePath(
  { db, platform }: Pick<CallContext, 'db' | 'platform'>,
  row: PublishingRow,
  path: string,
): Promise<PathProblem | undefined> {
  const shape = findPathProblem(path, (await platform.settings.read()).of(UNIVERSITY_NAME_EN));
  return shape ?? (await selectPathProblem(db, { path, portfolioId: row.id, memberId: row.memberId }));
}

/**
 * Gives a portfolio that the transaction holds another address.
 * @throws Failure `invalid` at the field `path`
 */
export async function changePath(ctx: WriteContext, row: PublishingRow, path: string): Promise<void> {
  const { tx, now, locale, platform } = ctx;
  if (path === row.path) return;
  const words = publishWords[locale];
  const shape = findPathProblem(path, (await platform.settings.read()).of(UNIVERSITY_NAME_EN));
  if (shape) failField('path', words.paths[shape]);
  if (row.path !== null) {
    const left = await selectLeftPaths(tx, { portfolioId: row.id, since: pathsSince(now) });
    if (left.length >= PUBLISH_MOST.leftPaths) failField('path', words.manyPaths);
    await leavePath(tx, row.id, now);
  }
  const taking = { path, portfolioId: row.id, memberId: row.memberId, at: now };
  if (!(await takePath(tx, taking))) failField('path', words.paths[(await selectPathProblem(tx, taking)) ?? 'TAKEN']);
  await writeAudit(tx, ctx, {
    action: 'portfolioPublishing.takePath',
    entity: PORTFOLIO,
    entityId: row.id,
    before: { path: row.path },
    after: { path },
  });
}

/** Proposes an address that is free now, by the owner's name and the year. */
export async function proposePath(db: Db, row: PublishingRow, now: Date): Promise<string> {
  const year = Number(koreanDate(now).slice(0, 4));
  const own = Number.parseInt(row.id.slice(-4), 16);
  const paths = proposePaths(row.ownerNameEn, [year, 2, 3, 4, own, own + 70_000]);
  return (await selectOptionalFreePath(db, paths)) ?? '';
}
