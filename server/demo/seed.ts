/**
 * Fills an empty database with the demonstration university.
 */
import type pg from 'pg';

import type { FileStore } from '../src/platform/files/store.ts';
import { hashPassword } from '../src/platform/session/passwords.ts';
import { attachFiles } from './attachments.ts';
import { DEMO_PASSWORD } from './demo-users.ts';
import { withClient } from './client.ts';
import { createLoader } from './load.ts';
import { announceChange, inDemoTransaction, writeMarker } from './marker.ts';
import { closeDemoTerms } from './mileage/closes.ts';
import type { Plan } from './model.ts';
import { seedPortfolios } from './portfolio/portfolios.ts';
import { exhibitDemoPortfolios } from './portfolio/exhibit.ts';
import { showDemoNames } from './portfolio/badge-names.ts';
import { grantDemoBadges } from './portfolio/badges.ts';
import { shareDemoPapers } from './portfolio/share.ts';
import { makeUniversity } from './university.ts';

/** A number that reaches nobody, as all of the demonstration's do. */
const CAMPUS_LINE = '02-2200-1190';

export interface SeedOptions extends Plan {
  /** Ring of master keys: without one nothing confidential is made. */
  readonly keys?: string;
  /** Where files lie: without it nothing has attachments. */
  readonly files?: FileStore;
  /** Secret of the portal, from which those of links follow: without it nothing has a secret link. */
  readonly secret?: string;
  readonly log?: (line: string) => void;
}

/**
 * Fills an empty, migrated database in one transaction: one plan gives the same rows, but for the password's salt.
 * @throws the database's error where it is not empty; then nothing has changed
 */
export async function seedDemo(connection: pg.ClientConfig, options: SeedOptions): Promise<void> {
  await withClient(connection, (client) => inDemoTransaction(client, () => fillDemo(client, options)));
}

/** Writes all rows of the university in the transaction of the caller. */
export async function fillDemo(client: pg.ClientBase, options: SeedOptions): Promise<void> {
  const { log, keys, files, secret, ...plan } = options;
  const startedAt = performance.now();
  log?.(`Filling the database with a demonstration university of ${plan.students} students …`);
  const loader = createLoader(client);
  for (const batch of makeUniversity(plan, { passwordHash: await hashPassword(DEMO_PASSWORD), keys }))
    await loader.add(batch);
  const written = await loader.finish();
  if (files) await attachFiles(client, { files, keys });
  await nameCampusLine(client);
  await closeDemoTerms(client, plan.today);
  await shareDemoPapers(client, plan.today);
  // Portfolios show them.
  await grantDemoBadges(client, plan.today);
  await seedPortfolios(client, { today: plan.today, files, secret });
  await exhibitDemoPortfolios(client, plan.today);
  await showDemoNames(client);
  await writeMarker(client, plan);
  await announceChange(client);
  await client.query('analyze');
  const rows = [...written.values()].reduce((sum, count) => sum + count, 0);
  log?.(`${rows} rows in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Settings stay where a university is replaced: the one that an administrator chose, too. */
async function nameCampusLine(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into setting (key, value, updated_at) values ('psychological.campusLine', $1::jsonb, '2026-03-02T00:00:00Z')
     on conflict (key) do nothing`,
    [JSON.stringify(CAMPUS_LINE)],
  );
}
