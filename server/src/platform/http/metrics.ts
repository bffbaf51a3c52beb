/**
 * Figures for an operator's monitoring, on a port of their own: never on the portal's address.
 */
import http from 'node:http';

import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly close: () => Promise<void>;
}

/** Counts requests by the pattern of their route; addresses hold ids. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'naru_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'page', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

function measurePools(pools: Readonly<Record<string, pg.Pool>>, registry: Registry): void {
  const connections = new Gauge({
    name: 'naru_database_connections',
    help: 'Connections of each pool by what they do',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'open' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'wanted' }, pool.waitingCount);
      }
    },
  });
  registry.registerMetric(connections);
}

interface MetricsOptions {
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly port: number;
  readonly host: string;
}

/** Opens the metrics. Call it before adding the routes that it measures. */
export async function openMetrics(app: FastifyInstance, { pools, port, host }: MetricsOptions): Promise<Metrics> {
  const registry = new Registry();
  measureRequests(app, registry);
  measurePools(pools, registry);
  collectDefaultMetrics({ register: registry });
  const server = http.createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
