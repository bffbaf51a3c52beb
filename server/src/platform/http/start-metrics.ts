import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';
import type { Database } from '../db/pool.ts';
import type { Metrics } from './metrics.ts';

/** Figures are served on a port of their own, where one is set; what serves them is loaded only then. */
export async function startMetrics(
  app: FastifyInstance,
  pools: Database['pools'],
  { metricsPort: port, host }: Config,
): Promise<Metrics | undefined> {
  if (port === undefined) return undefined;
  const { openMetrics } = await import('./metrics.ts');
  return openMetrics(app, { pools, port, host });
}
